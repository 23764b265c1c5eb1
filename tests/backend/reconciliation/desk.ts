import { expect } from "vitest";
import { addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { type Body, lineOf } from "../accounts/citizen.ts";
import { type BackendUnderTest, PORTAL } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { atTheBank } from "../licences/licences.ts";
import { readReportText, reportText } from "./reports.ts";

/** Two members of the finance team at the portal's own origin. */

export const AMINAH = "aminah@majlis.my";
export const DAVID = "david@majlis.my";

export const DIFFERENCES = "/api/admin/settlement-differences";

export type Shown = Body & {
  readonly difference: string;
  readonly version: number;
  readonly actions: readonly string[];
};

export async function financeDesk(backend: BackendUnderTest) {
  const app = withLogin(backend);
  for (const name of [AMINAH, DAVID]) await addUser(backend.databases.users, name, ["finance"]);
  const cookies: Readonly<Record<string, string>> = {
    [AMINAH]: cookieOf(await logIn(app, AMINAH)),
    [DAVID]: cookieOf(await logIn(app, DAVID)),
  };
  const list = async (): Promise<readonly Shown[]> => {
    const answer = await app.request(DIFFERENCES, { headers: { cookie: cookies[AMINAH] ?? "" } });
    expect(answer.status).toBe(200);
    return (await answer.json()).differences;
  };
  /** Decides about a difference as a person saw it. */
  const decide = async (
    name: string,
    { difference, version }: Pick<Shown, "difference" | "version">,
    action: "owner" | "ending" | "confirmation" | "payment",
    body: Body = {},
  ): Promise<Response> =>
    app.request(`${DIFFERENCES}/${difference}/${action}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: PORTAL, cookie: cookies[name] ?? "" },
      body: JSON.stringify({ version, ...(action === "owner" ? {} : { note: NOTE }), ...body }),
    });
  return { app, cookies, list, decide };
}

export type Desk = Awaited<ReturnType<typeof financeDesk>>;

/** The only open difference. */
export async function only(desk: Desk): Promise<Shown> {
  const [item, another] = await desk.list();
  if (item === undefined || another !== undefined) throw new Error("not one difference");
  return item;
}

export const NOTE = "Statement of 5 August, line 12";

export const LINE = lineOf(COMPOUND, "full");
export const TRANSACTION = "2608031200000009";

export async function paymentOf({ databases }: BackendUnderTest, order: string) {
  const lead = await databases.handles.read(`order:${order}`);
  return databases.all_payments.read(String(lead?.payment_id));
}

/** A report has a payment that the bank never confirmed to us. */
export async function unconfirmed(
  backend: BackendUnderTest,
): Promise<{ readonly order: string; readonly desk: Desk }> {
  const { order } = await atTheBank(backend, [LINE]);
  const line = { order, transaction: TRANSACTION, amount: LINE.amount };
  await readReportText(backend, reportText({ lines: [line] }));
  backend.network = async () => new Response("", { status: 503 });
  return { order, desk: await financeDesk(backend) };
}
