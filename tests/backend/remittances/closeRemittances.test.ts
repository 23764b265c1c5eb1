import { expect, test } from "vitest";
import { ringgitFromSen } from "../../../src/domain/money.ts";
import { StoredDataError } from "../../../src/server/databases/readStored.ts";
import type { LogEntry } from "../../../src/server/log.ts";
import {
  closeAllRemittances,
  closeRemittances,
  OpenDayError,
} from "../../../src/server/remittances/closeRemittances.ts";
import { remittanceCsv } from "../../../src/server/remittances/remittanceCsv.ts";
import { lineOf } from "../accounts/citizen.ts";
import { withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, COMPOUND } from "../bills/bills.ts";
import { failingDatabases, PowerCut } from "../databases/failingDatabases.ts";
import { approve, atTheBank } from "../licences/licences.ts";
import { stayLine } from "../payments/everyLine.ts";
import { closing, DAY, remittancesOf } from "./remittances.ts";

const KEYS = ["0123456789abcdef-one", "0123456789abcdef-two"] as const;

test("a day's payments are in one remittance, with one line a bill and totals by charge and method", () =>
  withBackend(async (backend) => {
    const lines = [lineOf(ASSESSMENT, "1"), lineOf(COMPOUND, "full"), stayLine()];
    const { order } = await atTheBank(backend, lines, { key: KEYS[0] });
    await approve(backend, order);
    backend.clock.pass(DAY);

    expect(await closeAllRemittances(closing(backend))).toEqual(["mpt-2026-1"]);
    const [remittance] = await remittancesOf(backend);
    expect(remittance).toMatchObject({ remittance: "mpt-2026-1", council: "mpt", day: "2026-08-03" });
    expect(remittance?.lines.map(({ charge, bill, amount }) => ({ charge, bill, amount }))).toEqual(
      lines.map((line) => ({ charge: line.type, bill: expect.any(String), amount: line.amount })),
    );
    for (const line of remittance?.lines ?? []) {
      expect(line).toMatchObject({ kind: "payment", method: "fpx_individual", method_code: "MB2U0227" });
      expect(line).toMatchObject({ order_number: order, payer: "Ahm** *** ***" });
      expect(Object.values(line.parts).reduce((sum, part) => sum + part, 0)).toBe(line.gross);
      expect(line.gross - line.discount).toBe(line.amount);
    }
    expect(remittance?.lines[2]?.bill).toBe("R7654321 · Tan *** **** · 10/08/2026");
    const amount = lines.reduce((sum, line) => sum + line.amount, 0);
    expect(remittance?.total).toEqual({ lines: 3, amount });
    expect(remittance?.by_method).toEqual({ fpx_individual: { lines: 3, amount } });
    expect(Object.keys(remittance?.by_charge ?? {}).sort()).toEqual(lines.map(({ type }) => type).sort());
  }));

test("closing a day again, or for a later day, changes no remittance and makes no empty one", () =>
  withBackend(async (backend) => {
    const { order } = await atTheBank(backend, [lineOf(ASSESSMENT, "1")]);
    await approve(backend, order);
    backend.clock.pass(DAY);
    await closeAllRemittances(closing(backend));
    const before = await remittancesOf(backend);
    expect(await closeAllRemittances(closing(backend))).toEqual([]);
    backend.clock.pass(3 * DAY);
    expect(await closeAllRemittances(closing(backend))).toEqual([]);
    expect(await remittancesOf(backend)).toEqual(before);
  }));

test("a payment that is proven after its day was closed goes into the next day, with its own time", () =>
  withBackend(async (backend) => {
    const { order } = await atTheBank(backend, [lineOf(ASSESSMENT, "1")], { key: KEYS[0] });
    backend.clock.pass(DAY);
    expect(await closeAllRemittances(closing(backend))).toEqual([]);
    await approve(backend, order);
    const next = await atTheBank(backend, [lineOf(COMPOUND, "full")], { key: KEYS[1] });
    await approve(backend, next.order);
    backend.clock.pass(DAY);
    expect(await closeAllRemittances(closing(backend))).toEqual(["mpt-2026-1"]);
    const [remittance] = await remittancesOf(backend);
    expect(remittance?.day).toBe("2026-08-04");
    expect(remittance?.lines.map(({ order_number }) => order_number)).toEqual([order, next.order]);
    expect(remittance?.lines[0]?.paid_at.slice(0, 10)).toBe("2026-08-03");
  }));

test("days that were missed are closed one by one, and the numbers begin again with the year", () =>
  withBackend(async (backend) => {
    const first = await atTheBank(backend, [lineOf(ASSESSMENT, "1")], { key: KEYS[0] });
    await approve(backend, first.order);
    backend.clock.pass(160 * DAY);
    const second = await atTheBank(backend, [lineOf(COMPOUND, "full")], { key: KEYS[1] });
    await approve(backend, second.order);
    backend.clock.pass(2 * DAY);
    expect(await closeAllRemittances(closing(backend))).toEqual(["mpt-2026-1", "mpt-2027-1"]);
    expect((await remittancesOf(backend)).map(({ day }) => day)).toEqual(["2026-08-03", "2027-01-10"]);
  }));

test("a day that has not ended in Malaysia is not closed", () =>
  withBackend(async (backend) => {
    await expect(closeRemittances(closing(backend), "mpt", "2026-08-03")).rejects.toThrow(OpenDayError);
  }));

test("two processes that close the same day make one remittance", () =>
  withBackend(async (backend) => {
    for (const [place, line] of [lineOf(ASSESSMENT, "1"), lineOf(COMPOUND, "full")].entries())
      await approve(backend, (await atTheBank(backend, [line], { key: KEYS[place] ?? "" })).order);
    backend.clock.pass(DAY);
    const made = await Promise.all([1, 2, 3].map(() => closeAllRemittances(closing(backend))));
    expect(made.flat()).toEqual(["mpt-2026-1"]);
    const [remittance, ...others] = await remittancesOf(backend);
    expect(others).toEqual([]);
    expect(remittance?.lines).toHaveLength(2);
  }));

test("a council whose documents are unreadable keeps no other council from its remittance", () =>
  withBackend(async (backend) => {
    const { order } = await atTheBank(backend, [lineOf(ASSESSMENT, "1")]);
    await approve(backend, order);
    backend.clock.pass(DAY);
    await backend.databases.settlements.write({ _id: "remittance_head:dbkk", closed_through: "never" });
    await expect(closeAllRemittances(closing(backend))).rejects.toThrow(StoredDataError);
    expect((await remittancesOf(backend)).map(({ remittance }) => remittance)).toEqual(["mpt-2026-1"]);
  }));

test("a payment that is unreadable keeps no other payment out, is logged, and follows after its repair", () =>
  withBackend(async (backend) => {
    const { databases, clock } = backend;
    const orders: string[] = [];
    for (const [place, line] of [lineOf(ASSESSMENT, "1"), lineOf(COMPOUND, "full")].entries()) {
      const { order } = await atTheBank(backend, [line], { key: KEYS[place] ?? "" });
      await approve(backend, order);
      orders.push(order);
    }
    const documents = await databases.all_payments.list({ prefix: "0", limit: 10 });
    const broken = documents.find(({ order_number }) => order_number === orders[0]);
    if (broken === undefined) throw new Error("no payment");
    await databases.all_payments.write({ ...broken, amount: "much" });
    clock.pass(DAY);
    const log: LogEntry[] = [];
    const services = { databases, clock, log: (entry: LogEntry) => void log.push(entry) };
    await closeAllRemittances(services);
    expect(log).toContainEqual({ event: "remittance_left_out", document: broken._id });
    const { _rev = "" } = (await databases.all_payments.read(broken._id)) ?? {};
    await databases.all_payments.write({ ...broken, _rev });
    clock.pass(DAY);
    await closeAllRemittances(services);
    const lines = (await remittancesOf(backend)).map((remittance) => remittance.lines);
    expect(lines.map((own) => own.map(({ order_number }) => order_number))).toEqual([
      [orders[1]],
      [orders[0]],
    ]);
  }));

for (const when of ["before", "after"] as const)
  test(`a power failure ${when} any write of the closing loses no payment and repeats none`, () =>
    withBackend(async (backend) => {
      const { order } = await atTheBank(backend, [lineOf(ASSESSMENT, "1")], { key: KEYS[0] });
      await approve(backend, order);
      backend.clock.pass(DAY);
      for (let write = 1; ; write += 1) {
        const power = failingDatabases(backend.databases);
        power.arm({ write, when });
        try {
          await closeRemittances({ ...closing(backend), databases: power.databases }, "mpt", "2026-08-03");
          break;
        } catch (failure) {
          if (!(failure instanceof PowerCut)) throw failure;
        }
      }
      const { order: later } = await atTheBank(backend, [lineOf(COMPOUND, "full")], { key: KEYS[1] });
      await approve(backend, later);
      backend.clock.pass(DAY);
      await closeRemittances(closing(backend), "mpt", "2026-08-04");
      const remittances = await remittancesOf(backend);
      expect(remittances.map(({ remittance }) => remittance)).toEqual(["mpt-2026-1", "mpt-2026-2"]);
      expect(remittances.flatMap(({ lines }) => lines.map(({ order_number }) => order_number))).toEqual([
        order,
        later,
      ]);
    }));

test("the CSV has a row a line and the total, and keeps document numbers as text", () =>
  withBackend(async (backend) => {
    const { order } = await atTheBank(backend, [lineOf(ASSESSMENT, "1"), lineOf(COMPOUND, "full")]);
    await approve(backend, order);
    backend.clock.pass(DAY);
    await closeAllRemittances(closing(backend));
    const [remittance] = await remittancesOf(backend);
    if (remittance === undefined) throw new Error("no remittance");
    const lines = async function* () {
      yield* remittance.lines;
    };
    const text = (await Array.fromAsync(remittanceCsv(remittance, lines()))).join("");
    expect(text.startsWith("\ufeffremittance,day,line,kind,receipt_no,order_number,")).toBe(true);
    const rows = text.split("\r\n");
    expect(rows).toHaveLength(5);
    expect(rows[1]).toContain(`mpt-2026-1,2026-08-03,1,payment,`);
    expect(rows[3]).toContain(`mpt-2026-1,2026-08-03,,total,`);
    expect(rows[3]).toContain(`,${ringgitFromSen(remittance.total.amount)},`);
  }));
