import { expect, test } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import { lineOf, pay, requestFor } from "../accounts/citizen.ts";
import { type BackendUnderTest, PORTAL, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { OPERATOR_HEADERS } from "../openapi/wholeBackend.ts";
import { reportText, type WantedLine } from "./reports.ts";

/** The calls of the commands on the server's machine. The app under test compares each answer with the description. */

const PAYOUT = { gateway: "fpx", payout: "P-1" };
const TRANSFER = { ...PAYOUT, council: "mpt", amount: "80.00", reference: "T1" };

const send = ({ app }: BackendUnderTest, path: string, body: object) =>
  app.request(`/internal/${path}`, {
    method: "POST",
    headers: { ...OPERATOR_HEADERS, origin: PORTAL, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const sendReport = ({ app }: BackendUnderTest, line: WantedLine, headers = OPERATOR_HEADERS) =>
  app.request("/internal/settlement-reports/fpx", {
    method: "POST",
    headers: { ...headers, "content-type": "text/csv" },
    body: reportText({ lines: [line] }),
  });

const UNKNOWN = { order: "K2608030123456789", amount: sen(1_00) };

test("the command's calls read a report, list the differences, split the payout, list the dues and note a transfer", () =>
  withBackend(async (backend) => {
    const order = await pay(backend, requestFor([lineOf(COMPOUND, "full")]));
    const read = await sendReport(backend, { order, amount: sen(80_00) });
    expect(await read.json()).toMatchObject({ problem: null, report: { results: { matched: 1 } } });
    const differences = await send(backend, "settlement-differences", {});
    expect(await differences.json()).toEqual({ differences: [], next: null });
    expect((await send(backend, "payouts/show", PAYOUT)).status).toBe(200);
    const dues = await (await send(backend, "payouts/dues", {})).json();
    expect(dues).toMatchObject({ councils: [{ council: "mpt", due: "80.00" }] });
    expect((await send(backend, "payouts/transfers", TRANSFER)).status).toBe(200);
    expect((await send(backend, "payouts/transfers", { ...TRANSFER, reference: "T2" })).status).toBe(409);
    const audit = await backend.databases.audit.list({ prefix: "", limit: 10 });
    expect(audit.map(({ what }) => what).toSorted()).toEqual(["settlement_report_read", "transfer_noted"]);
  }));

test("the list of dues begins before it is complete, so that the command never waits long in silence", () =>
  withBackend(async (backend) => {
    const order = await pay(backend, requestFor([lineOf(COMPOUND, "full")]));
    await sendReport(backend, { order, amount: sen(80_00) });
    const answer = await (await send(backend, "payouts/dues", {})).text();
    expect(answer).toMatch(/^\n+\{"councils":\[\{"council":"mpt"/);
  }));

test("a list of dues that fails is null, and the log says why", () =>
  withBackend(async (backend) => {
    const { settlements } = backend.databases;
    await settlements.write({ _id: "settlement_payout:fpx:lost", type: "settlement_payout" });
    expect(await (await send(backend, "payouts/dues", {})).json()).toBeNull();
    expect(backend.log).toContainEqual(expect.objectContaining({ event: "dues_failed" }));
  }));

test("they name the problem of a refused report, know no payout that was not read, and audit nothing that was refused", () =>
  withBackend(async (backend) => {
    const read = await sendReport(backend, { ...UNKNOWN, order: "=1+1" });
    expect(await read.json()).toMatchObject({ report: null, problem: expect.stringContaining("Line 2") });
    expect((await send(backend, "payouts/show", PAYOUT)).status).toBe(404);
    expect((await send(backend, "payouts/transfers", TRANSFER)).status).toBe(404);
    expect(await backend.databases.audit.list({ prefix: "", limit: 10 })).toEqual([]);
  }));

test("they read a report whose lines mostly have no payment of ours only when it is confirmed", () =>
  withBackend(async (backend) => {
    const foreign = Array.from({ length: 101 }, (_, place) => ({
      transaction: `T${place}`,
      amount: sen(1_00),
    }));
    const sendForeign = async (query: string) => {
      const answer = await backend.app.request(`/internal/settlement-reports/fpx${query}`, {
        method: "POST",
        headers: { ...OPERATOR_HEADERS, "content-type": "text/csv" },
        body: reportText({ lines: foreign }),
      });
      return answer.json();
    };
    const problem = "101 of the 101 payment lines have no payment of ours";
    expect(await sendForeign("")).toEqual({ report: null, problem: expect.stringContaining(problem) });
    expect(await sendForeign("?confirmed=true")).toMatchObject({ problem: null });
  }));

test("nobody on another machine reads a report by them", () =>
  withBackend(async (backend) => {
    const elsewhere = { ...OPERATOR_HEADERS, "test-peer": "203.0.113.7" };
    expect((await sendReport(backend, UNKNOWN, elsewhere)).status).toBe(404);
  }));
