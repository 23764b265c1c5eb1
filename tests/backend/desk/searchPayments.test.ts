import { describe, expect, test } from "vitest";
import { erasePayer } from "../../../src/server/privacy/erasedPayment.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { withCouchDb } from "../databases/couchDbStandIn.ts";
import { manyCopies, paymentsOfTwoCouncils, team, threePayments } from "./teamSearch.ts";

/** The desk finds payments by what people hold. */

async function everyKey(backend: BackendUnderTest): Promise<void> {
  const { paid, open, company, order } = await threePayments(backend);
  const { ids } = await team(backend);
  const stored = await backend.databases.all_payments.read(paid);
  for (const text of [
    order,
    ` ${order.toLowerCase()} `,
    String(stored?.receipt_no),
    String(stored?.fpx_fpxTxnId),
  ])
    expect(await ids({ text }), text).toEqual([paid]);
  for (const text of ["A100", "a-100", "RM105", "105.00", "RM 105.00"])
    expect(await ids({ text }), text).toEqual([paid]);
  for (const text of ["K26-000001", "k26000001", "siti@example.my", "019-8765432", "+60198765432"])
    expect(await ids({ text }), text).toEqual([open]);
  expect(await ids({ text: "0123456789" })).toEqual([company, paid]);
  expect(await ids({ text: "K26-00000" })).toEqual([]);
  // no payment has such an amount
  expect(await ids({ text: "RM 1,000,000,000,000,000,000.00" })).toEqual([]);
}

/** Counts the rows of the index and the payments that a search reads. */
function countingReads({ databases }: BackendUnderTest) {
  const { all_payments } = databases;
  let read = 0;
  const counted = <Row>(rows: readonly Row[]) => {
    read += rows.length;
    return rows;
  };
  return {
    databases: {
      ...databases,
      all_payments: {
        ...all_payments,
        rowsDown: async (...asked: Parameters<typeof all_payments.rowsDown>) =>
          counted(await all_payments.rowsDown(...asked)),
        readAll: async (...asked: Parameters<typeof all_payments.readAll>) =>
          counted(await all_payments.readAll(...asked)),
      },
    },
    begin: () => {
      read = 0;
    },
    count: () => read,
  };
}

describe("the search of the desk", () => {
  test("finds a payment by its numbers, its bills, the payer's e-mail and phone, and the amount", () =>
    withBackend(everyKey));

  test("finds the same over CouchDB's protocol", () =>
    withCouchDb(({ databases }) => withBackend(everyKey, { databases })));

  test("filters by council, charge, status, method and day, newest first", () =>
    withBackend(async (backend) => {
      const { paid, open, company } = await threePayments(backend);
      const { ids } = await team(backend);
      expect(await ids({})).toEqual([company, open, paid]);
      expect(await ids({ council: "mpt" })).toEqual([company, open, paid]);
      expect(await ids({ council: "mps" })).toEqual([]);
      expect(await ids({ charge: "compound" })).toEqual([company, open]);
      expect(await ids({ status: "paid" })).toEqual([paid]);
      expect(await ids({ council: "mpt", status: "paid", method: "1", charge: "assessment" })).toEqual([
        paid,
      ]);
      expect(await ids({ method: "2" })).toEqual([company]);
      expect(await ids({ method: "3" })).toEqual([]);
      expect(await ids({ from: "2026-08-04" })).toEqual([company]);
      expect(await ids({ through: "2026-08-03" })).toEqual([open, paid]);
      expect(await ids({ text: "3/8/2026" })).toEqual([open, paid]);
      expect(await ids({ text: "0123456789", status: "paid" })).toEqual([paid]);
    }));

  test("comes page by page, each payment once", () =>
    withBackend(async (backend) => {
      await threePayments(backend);
      await manyCopies(backend, 60);
      const seen = (await (await team(backend)).everyPage({ status: "in_progress" })).flat();
      expect(seen).toHaveLength(62);
      expect(new Set(seen).size).toBe(62);
    }));

  test("shows an auditor and a council's officer no whole name", () =>
    withBackend(async (backend) => {
      await threePayments(backend);
      expect((await (await team(backend, "support")).find({ status: "paid" }))[0]?.user).toBe(
        "Ahmad bin Ali",
      );
      for (const role of ["auditor", "finance:mpt"])
        expect((await (await team(backend, role)).find({ status: "paid" }))[0]?.user).toBe("Ahm** *** ***");
    }));

  test("shows a council's officer only payments with bills of that council, and of these only its own bills", () =>
    withBackend(async (backend) => {
      const { paid, open } = await paymentsOfTwoCouncils(backend);
      const officer = await team(backend, "support:mps");
      expect(await officer.find({})).toMatchObject([
        { _id: open, amount: 80_00 },
        { _id: paid, amount: 80_00, bills: [{ council: "mps", charge: "compound" }] },
      ]);
      expect(await officer.ids({ council: "mps" })).toEqual([open, paid]);
      expect(await officer.ids({ council: "mpt" })).toEqual([]);
      const elsewhere = await team(backend, "support:mdkb");
      expect(await elsewhere.ids({})).toEqual([]);
      expect(await elsewhere.ids({ text: "A100" })).toEqual([]);
    }));

  test("finds a payment for a council's officer only by that council's bills and by what belongs to the whole payment", () =>
    withBackend(async (backend) => {
      const { paid, open, company, order } = await paymentsOfTwoCouncils(backend);
      const stored = await backend.databases.all_payments.read(paid);
      const everyone = await team(backend);
      const officer = await team(backend, "support:mps");
      const exported = async (filters: object) => {
        const rows = (await (await officer.exported(filters)).text()).trim().split("\r\n").slice(1);
        return rows.map((row) => row.split(",")[0]);
      };
      const ofAnother = [
        { text: "A100" },
        { text: "RM185.00" },
        { text: "105.00" },
        { charge: "assessment" },
        { charge: "assessment", council: "mps" },
        { charge: "assessment", text: order },
        { charge: "assessment", text: "3/8/2026" },
      ];
      for (const filters of ofAnother) {
        expect(await officer.page(filters), JSON.stringify(filters)).toEqual({
          rows: [],
          next: null,
        });
        expect(await exported(filters), JSON.stringify(filters)).toEqual([]);
      }
      expect(await everyone.ids({ text: "RM185.00" })).toEqual([paid]);
      expect(await everyone.ids({ text: "A100", charge: "assessment" })).toEqual([paid]);
      const whole = [order, stored?.receipt_no, stored?.fpx_fpxTxnId];
      for (const text of [...whole, "ahmad@example.my", "0123456789"].map(String)) {
        expect(await officer.ids({ text }), text).toEqual([paid]);
        expect(await exported({ text }), text).toHaveLength(1);
      }
      for (const filters of [{ text: "K26-000001" }, { text: "RM 80" }, { charge: "compound" }])
        expect(await officer.ids(filters), JSON.stringify(filters)).toEqual([open, paid]);
      expect(await exported({ text: "80.00", council: "mps" })).toHaveLength(2);
      const ofBoth = await team(backend, ["support:mps", "support:mpt"]);
      expect(await ofBoth.ids({ text: "RM185.00" })).toEqual([paid]);
      expect(await ofBoth.ids({ charge: "compound" })).toEqual([company, open, paid]);
    }));

  test("fills the pages of a council's officer from further payments, each once", () =>
    withBackend(async (backend) => {
      const { paid, open } = await paymentsOfTwoCouncils(backend);
      const { all_payments } = backend.databases;
      const [listed, mixed] = await Promise.all([all_payments.read(open), all_payments.read(paid)]);
      if (listed === undefined || mixed === undefined) throw new Error("no payment");
      await manyCopies(backend, 45, listed);
      // the same bills with their councils exchanged, at the times of the others
      const services = (mixed.services as readonly { readonly council: string }[]).map((line) => ({
        ...line,
        council: line.council === "mps" ? "mpt" : "mps",
      }));
      await manyCopies(backend, 45, { ...mixed, services }, "1");
      const { everyPage } = await team(backend, "support:mps");
      for (const filters of [{ text: "K26-000001" }, { text: "RM80.00" }, { charge: "compound" }]) {
        const pages = await everyPage(filters);
        expect(pages.map(({ length }) => length)).toEqual([25, 22]);
        expect(new Set(pages.flat()).size).toBe(47);
      }
    }));

  test("finds a rare amount for a council's officer on the first page, whatever others paid since", () =>
    withBackend(async (backend) => {
      const { paid } = await paymentsOfTwoCouncils(backend);
      const { all_payments } = backend.databases;
      const mixed = await all_payments.read(paid);
      if (mixed === undefined) throw new Error("no payment");
      const [assessment = {}, compound = {}] = mixed.services as readonly object[];
      // more than one page would read, at RM105.00
      await manyCopies(backend, 1_100, { ...mixed, services: [assessment] });
      // the officer sees RM80.00 of it
      const services = [
        { ...assessment, council: "mps" },
        { ...compound, council: "mpt" },
      ];
      await all_payments.write({ ...mixed, services, payment_datetime: "2026-01-01T00:00:00.000Z" });
      for (const [role, filters] of [
        ["support:mpt", { text: "RM80" }],
        ["support:mpt", { text: "80.00", council: "mpt", status: "paid" }],
        [["support:mpt", "support:mps"], { text: "RM185.00", council: "mpt" }],
      ] as const)
        expect(
          await (await team(backend, role)).page(filters),
          JSON.stringify([role, filters]),
        ).toMatchObject({
          rows: [{ _id: paid }],
          next: null,
        });
    }));

  test("reads as much for a council's officer, however often the payer paid other councils", () =>
    withBackend(async (backend) => {
      const { paid, open, company, order } = await paymentsOfTwoCouncils(backend);
      const { all_payments } = backend.databases;
      const stored = await all_payments.read(paid);
      const elsewhere = await all_payments.read(open);
      if (stored === undefined || elsewhere === undefined) throw new Error("no payment");
      const own = (stored.services as readonly Readonly<Record<string, unknown>>[]).filter(
        ({ council }) => council === "mpt",
      );
      await all_payments.write({ ...stored, services: own });
      const reads = countingReads(backend);
      const searches = [
        { text: "ahmad@example.my" },
        { text: "012-345 6789" },
        { text: order },
        { text: String(own[0]?.assessment_no) },
        { text: "RM105.00" },
        { text: "siti@example.my" },
      ];
      const { ids } = await team({ ...backend, databases: reads.databases }, "support:mpt");
      const found = async () => {
        const counted = [];
        for (const search of searches) {
          reads.begin();
          counted.push([await ids(search), reads.count()]);
        }
        return counted;
      };
      const before = await found();
      const { email, contact, order_number } = stored;
      await manyCopies(backend, 60, { ...elsewhere, email, contact });
      await manyCopies(backend, 60, { ...elsewhere, fpx_fpxTxnId: order_number, amount: "105.00" }, "1");
      expect(await found()).toEqual(before);
      expect(before.map(([seen]) => seen)).toEqual([
        [company, paid],
        [company, paid],
        [paid],
        [paid],
        [paid],
        [],
      ]);
    }));

  test("says to a council's officer where it stopped, and goes on from there", () =>
    withBackend(async (backend) => {
      const { paid, company } = await paymentsOfTwoCouncils(backend);
      const mixed = await backend.databases.all_payments.read(paid);
      await manyCopies(backend, 1_100, mixed);
      const { page, exported } = await team(backend, "support:mpt");
      // the compound of these payments is another council's
      const filters = { charge: "compound", through: "2026-07-31" };
      const first = await page(filters);
      expect(first).toEqual({
        rows: [],
        next: `${first.searched_to} ${first.next?.split(" ")[1]}`,
        searched_to: expect.stringMatching(/^2026-07-01T/),
      });
      expect(await page({ ...filters, after: first.next })).toEqual({
        rows: [],
        next: null,
      });
      expect(await page({ charge: "compound" })).toMatchObject({ rows: [{ _id: company }] });
      expect((await (await exported({ charge: "compound" })).text()).trim().split("\r\n")).toHaveLength(2);
    }));

  test("finds an erased payer no more by e-mail and phone", () =>
    withBackend(async (backend) => {
      const { paid, order } = await threePayments(backend);
      expect(await erasePayer(backend.databases, paid)).toBe(true);
      const { ids } = await team(backend);
      expect(await ids({ text: "ahmad@example.my", status: "paid" })).toEqual([]);
      expect(await ids({ text: "0123456789", status: "paid" })).toEqual([]);
      expect(await ids({ text: order })).toEqual([paid]);
    }));

  test("notes in the audit log who found which payments, without what they typed", () =>
    withBackend(async (backend) => {
      const { open } = await threePayments(backend);
      const { ids, exported } = await team(backend);
      await ids({ text: "siti@example.my" });
      backend.clock.pass(1_000);
      await (await exported({ text: "siti@example.my" })).text();
      const entries = await backend.databases.audit.list({ prefix: "", limit: 10 });
      expect(entries.map(({ by, what, payments }) => ({ by, what, payments }))).toEqual([
        { by: "support@majlis.my", what: "payments_searched", payments: [open] },
        { by: "support@majlis.my", what: "payments_exported", payments: [] },
      ]);
      expect(JSON.stringify(entries)).not.toContain("siti@");
    }));
});
