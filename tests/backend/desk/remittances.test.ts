import { create } from "superstruct";
import { describe, expect, test } from "vitest";
import { type RemittancePage, remittancePage } from "../../../src/api/schemas/remittance.ts";
import { sen } from "../../../src/domain/money.ts";
import { closeAllRemittances } from "../../../src/server/remittances/closeRemittances.ts";
import { deliverRemittances } from "../../../src/server/remittances/deliverRemittances.ts";
import { setEmail } from "../../../src/server/remittances/remittanceDelivery.ts";
import {
  NO_LINES,
  type Remittance,
  remittanceAsDocument,
} from "../../../src/server/remittances/remittanceDocument.ts";
import { acknowledgeRemittance } from "../../../src/server/remittances/remittanceFile.ts";
import { addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { lineOf } from "../accounts/citizen.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, COMPOUND } from "../bills/bills.ts";
import { approve, atTheBank, statements } from "../licences/licences.ts";
import { closing, DAY } from "../remittances/remittances.ts";

/** The remittances on the desk. */

const LIST = "/api/admin/remittances";
const OFFICER = "hasil@mpt.my";

async function officer(backend: BackendUnderTest, role: string) {
  const app = withLogin(backend, { statements });
  await addUser(backend.databases.users, OFFICER, [role]);
  const cookie = cookieOf(await logIn(app, OFFICER));
  const ask = (path: string) => app.request(path, { headers: { cookie } });
  const list = async (query: string): Promise<RemittancePage> =>
    create(await (await ask(`${LIST}?${query}`)).json(), remittancePage);
  return { ask, list };
}

async function remit(backend: BackendUnderTest, bill: "assessment" | "compound"): Promise<void> {
  const line = bill === "assessment" ? lineOf(ASSESSMENT, "1") : lineOf(COMPOUND, "full");
  await approve(backend, (await atTheBank(backend, [line], { key: `0123456789abcdef-${bill}` })).order);
  backend.clock.pass(DAY);
  await closeAllRemittances(closing(backend));
}

const numbered = (number: number): Remittance => ({
  remittance: `mpt-2026-${number}`,
  council: "mpt",
  day: "2026-08-03",
  closed_at: "2026-08-04T18:00:00.000Z",
  total: { lines: 1, amount: sen(8400) },
  payments: { lines: 1, amount: sen(8400) },
  refunds: NO_LINES,
  chargebacks: NO_LINES,
  by_charge: {},
  by_method: {},
  pages: [],
});

describe("the remittances on the desk", () => {
  test("are listed newest first, page by page, without those of other councils", () =>
    withBackend(async (backend) => {
      const { settlements } = backend.databases;
      const all = Array.from({ length: 27 }, (_, index) => numbered(index + 1));
      await settlements.writeAll(
        [...all, { ...numbered(1), remittance: "mps-2026-1", council: "mps" as const }].map(
          remittanceAsDocument,
        ),
      );
      const { list } = await officer(backend, "finance");
      const first = await list("council=mpt");
      expect(first.remittances.map(({ remittance }) => remittance)).toEqual(
        all
          .map(({ remittance }) => remittance)
          .toReversed()
          .slice(0, 25),
      );
      const second = await list(`council=mpt&before=${first.next}`);
      expect(second.remittances.map(({ remittance }) => remittance)).toEqual(["mpt-2026-2", "mpt-2026-1"]);
      expect(second.next).toBeNull();
    }));

  test("say what the council acknowledged, and which deliveries certainly arrived", () =>
    withBackend(async (backend) => {
      await remit(backend, "assessment");
      const { databases, clock } = backend;
      await setEmail({ databases, clock }, { council: "mpt", address: OFFICER, language: "ms" });
      backend.clock.pass(1000);
      await remit(backend, "compound");
      const { list } = await officer(backend, "finance");
      const states = async () =>
        (await list("council=mpt")).remittances.map(({ delivered, acknowledged_at }) => [
          delivered,
          acknowledged_at !== null,
        ]);
      expect(await states()).toEqual([
        [[], false],
        [[], false],
      ]);
      await deliverRemittances({
        ...{ databases, clock, tokenSecret: "secret", host: "portal.example", log: () => undefined },
        mailer: { send: async () => undefined },
        fetch: async () => new Response(),
      });
      await acknowledgeRemittance(databases.settlements, clock, "mpt-2026-1");
      expect(await states()).toEqual([
        [["email"], false],
        [[], true],
      ]);
      const { deliveries } = await list("council=mpt");
      expect(deliveries).toMatchObject([
        { channel: "email", delivered_through: "mpt-2026-2", stopped_at: null },
      ]);
    }));

  test("can be read as JSON, as CSV and as a signed PDF, and each reading is in the audit log", () =>
    withBackend(async (backend) => {
      await remit(backend, "compound");
      const { ask } = await officer(backend, "finance:mpt");
      const json = await ask(`${LIST}/mpt-2026-1`);
      expect((await json.json()).lines).toHaveLength(1);
      expect(await (await ask(`${LIST}/mpt-2026-1/csv`)).text()).toContain("mpt-2026-1,2026-08-03,1,payment");
      const pdf = await ask(`${LIST}/mpt-2026-1/pdf?language=en`);
      expect(pdf.headers.get("content-disposition")).toBe('attachment; filename="mpt-2026-1.pdf"');
      expect((await pdf.text()).slice(0, 5)).toBe("%PDF-");
      const entries = await backend.databases.audit.list({ prefix: "", limit: 100 });
      expect(
        entries.filter(({ what }) => what === "remittance_read").map(({ by, target }) => [by, target]),
      ).toEqual(Array.from({ length: 3 }, () => [OFFICER, "mpt-2026-1"]));
    }));

  test("of another council are refused to a council's own officer", () =>
    withBackend(async (backend) => {
      await remit(backend, "compound");
      const { ask } = await officer(backend, "finance:mps");
      for (const path of [
        `${LIST}?council=mpt`,
        ...["", "/csv", "/pdf"].map((file) => `${LIST}/mpt-2026-1${file}`),
      ])
        expect((await ask(path)).status).toBe(403);
      expect((await ask(`${LIST}?council=mps`)).status).toBe(200);
    }));
});
