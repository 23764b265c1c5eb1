import { expect, test } from "vitest";
import { createClient } from "../../../src/api/client.ts";
import { type Fault, faultOf } from "../../../src/api/fault.ts";
import { type NewUser, register } from "../../../src/api/register.ts";
import { logIn } from "../../../src/api/session.ts";
import { confirmVerification, requestVerification } from "../../../src/api/verification.ts";
import { type Accounts, EMAIL, mailedCode, otherThan, withAccounts } from "../accounts/registering.ts";
import { openBorder } from "./border.ts";

/** The registration screen's calls to the real back end over HTTP: both sides agree. */

const PASSWORD = "kata laluan yang panjang";
const WHO = { name: EMAIL, password: PASSWORD };
const AHMAD: NewUser = {
  ...WHO,
  full_name: "Ahmad bin Ali",
  ic_num: "310412120043",
  phone: "012-345 6789",
};

const faultIn = (call: Promise<unknown>): Promise<Fault | undefined> => call.then(() => undefined, faultOf);

function overTheWire(work: (accounts: Accounts, client: ReturnType<typeof createClient>) => Promise<void>) {
  return withAccounts(async (accounts) => {
    const border = await openBorder(accounts.app);
    try {
      await work(accounts, createClient(border.portal, "same-origin"));
    } finally {
      await border.close();
    }
  });
}

test("a citizen registers, sees that a wrong code is refused, confirms the right one and logs in", () =>
  overTheWire(async (accounts, client) => {
    await register(client, AHMAD);
    expect(await faultIn(logIn(client, EMAIL, PASSWORD))).toMatchObject({
      kind: "refused",
      reason: "unverified",
    });
    await requestVerification(client, WHO, { channel: "email", language: "ms" });
    const code = await mailedCode(accounts);
    expect(await faultIn(confirmVerification(client, WHO, otherThan(code)))).toMatchObject({
      kind: "refused",
      reason: "invalid_code",
    });
    await confirmVerification(client, WHO, code);
    expect(await logIn(client, EMAIL, PASSWORD)).toMatchObject({ name: EMAIL, roles: ["user"] });
  }));

test("a citizen who registers an address twice learns that it has an account", () =>
  overTheWire(async (_accounts, client) => {
    await register(client, AHMAD);
    expect(await faultIn(register(client, AHMAD))).toMatchObject({
      kind: "refused",
      reason: "email_already_exist",
    });
  }));

test("a verified account needs no code, and a sixth code within a day has to wait", () =>
  overTheWire(async (accounts, client) => {
    await register(client, AHMAD);
    const message = { channel: "email", language: "zh" } as const;
    for (let time = 1; time <= 5; time += 1) await requestVerification(client, WHO, message);
    expect(await faultIn(requestVerification(client, WHO, message))).toMatchObject({
      kind: "busy",
      retryAfter: expect.any(Number),
    });
    await confirmVerification(client, WHO, await mailedCode(accounts));
    expect(await faultIn(requestVerification(client, WHO, message))).toMatchObject({
      kind: "refused",
      reason: "no_changes",
    });
  }));
