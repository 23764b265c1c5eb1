import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import { REPORT_PROBLEMS } from "../../../src/domain/reconciliation/reportProblems.ts";
import { texts as en } from "../../../src/i18n/en/desk/deskReconciliation.ts";
import { texts as ms } from "../../../src/i18n/ms/desk/deskReconciliation.ts";
import { texts as zh } from "../../../src/i18n/zh/desk/deskReconciliation.ts";
import { inspectReport } from "../../../src/server/reconciliation/inspectReport.ts";
import { DEFAULT_REPORT_FORMATS } from "../../../src/server/reconciliation/reportFormat.ts";
import { ReportError } from "../../../src/server/reconciliation/reportLines.ts";
import { reportText, withFile, withPayouts } from "./reports.ts";

const inspect = (content: string | Uint8Array, gateway: "fpx" | "card" = "fpx") =>
  withFile(content, (path) => inspectReport(path, DEFAULT_REPORT_FORMATS[gateway]));

const LINE = {
  order: "K2608030123456789",
  transaction: "2608031000000001",
  amount: sen(105_00),
  fee: sen(50),
};

const GOOD = reportText({ lines: [LINE, { kind: "fee", amount: sen(0), fee: sen(10_00) }] });

const ENGLISH = en.deskReconciliation.problems;
const WORDS = [ENGLISH, ms.deskReconciliation.problems, zh.deskReconciliation.problems];

const filledIn = (words: string, values: Readonly<Record<string, string>>) =>
  words.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);

describe("a settlement report", () => {
  test("of FPX in the documented format is read with its payout, its fees and its days", async () => {
    expect(await inspect(await readFile("docs/examples/settlement-fpx.csv", "utf8"))).toEqual({
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      payouts: [
        {
          payout: "FPX-20260805-01",
          value_date: "2026-08-05",
          lines: 3,
          gross: 138500,
          fees: 1100,
          amount: 137400,
        },
      ],
      days: { from: "2026-08-03", through: "2026-08-03" },
    });
  });

  test("with more than 1,000 payouts is refused", async () => {
    const payouts = Array.from({ length: 1001 }, (_, place) =>
      reportText({ lines: [LINE], payout: `P-${place}` }),
    );
    await expect(inspect(withPayouts(...payouts))).rejects.toThrow(
      "Line 2002: the file has more than 1000 payouts",
    );
  });

  test("of the card gateway in the documented format is read, with its chargeback", async () => {
    expect(await inspect(await readFile("docs/examples/settlement-card.csv", "utf8"), "card")).toMatchObject({
      payouts: [{ payout: "S000124", lines: 2, gross: 5000, fees: 2596, amount: 2404 }],
    });
  });

  test("may begin with a byte order mark", async () => {
    expect((await inspect(`\ufeff${GOOD}`)).payouts).toEqual((await inspect(GOOD)).payouts);
  });

  test("is refused unless the lines less their fees equal the payout to the sen", async () => {
    const paidOut = sen(104_49);
    await expect(inspect(reportText({ lines: [LINE], paidOut }))).rejects.toThrow(
      "The lines of the payout P-1 less their fees are RM 104.50, and the payout is RM 104.49.",
    );
  });

  test.each([
    ["another word for its kind", GOOD.replace("TXN", "SALE"), 'Line 2, column "Record Type": "SALE"'],
    ["a third decimal", GOOD.replace("105.00", "105.005"), 'Line 2, column "Amount (RM)": "105.005"'],
    ["an amount in exponents", GOOD.replace("105.00", "1.05e2"), 'Line 2, column "Amount (RM)"'],
    ["an amount below zero", GOOD.replace("105.00", "-105.00"), 'Line 2, column "Amount (RM)"'],
    ["a formula", GOOD.replace("2608031000000001", "=1+1"), 'Line 2, column "FPX Transaction ID": "=1+1"'],
    ["a formula behind a blank", GOOD.replace("P-1", '" @SUM(1)"'), 'Line 2, column "Payout Reference"'],
    [
      "a date that no calendar has",
      GOOD.replace("03/08/2026", "31/02/2026"),
      'Line 2, column "Transaction Date"',
    ],
    ["a date in another form", GOOD.replace("03/08/2026", "2026-08-03"), 'Line 2, column "Transaction Date"'],
    [
      "neither an order nor a transaction",
      GOOD.replace("K2608030123456789,2608031000000001", ","),
      'Line 2, column "Seller Order No"',
    ],
    ["two value dates of one payout", GOOD.replace("FEE,P-1,05", "FEE,P-1,06"), "Line 3: the payout P-1"],
    ["an amount for a fee", GOOD.replace(/(FEE.*),,10\.00/, "$1,1.00,10.00"), 'Line 3, column "Amount (RM)"'],
    [
      "no line with the payout",
      GOOD.replace(/PAYOUT.*\r\n/, ""),
      "The payout P-1 has no line with its amount",
    ],
    ["the payout twice", GOOD.replace(/(PAYOUT.*\r\n)/, "$1$1"), "Line 5: the payout P-1 has a second line"],
    ["no column for the fee", GOOD.replace("Fee (RM)", "Charge"), 'no column "Fee (RM)"'],
    ["a column twice", GOOD.replace("Fee (RM)", "Amount (RM)"), '2 columns "Amount (RM)"'],
    ["a row that is too short", GOOD.replace("TXN,P-1,", "TXN,"), "The file is no table"],
    ["a quote that nobody closes", GOOD.replace("TXN", '"TXN'), "a quotation mark has no end"],
    ["a cell of 70,000 characters", GOOD.replace("P-1", "P".repeat(70_000)), "longer than 64 kB at line 2"],
    [
      "a quote without an end in a long file",
      GOOD.replace("TXN", '"TXN') + GOOD.repeat(500),
      "longer than 64 kB",
    ],
    [
      "no line",
      `${Object.values(DEFAULT_REPORT_FORMATS.fpx.columns).join(",")}\r\n`,
      "no line after the headings",
    ],
    ["nothing", "", "no line after the headings"],
    ["sums beyond any payout", GOOD.replace("105.00", "999999999999999.00"), 'Line 2, column "Amount (RM)"'],
  ])(
    "with %s is refused, and the refusal names the place in each language's words",
    async (_what, text, problem) => {
      const failure: unknown = await inspect(text).catch((thrown: unknown) => thrown);
      if (!(failure instanceof ReportError)) throw failure;
      expect(failure.message).toContain(problem);
      const named = [...REPORT_PROBLEMS[failure.problem].matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
      expect(Object.keys(failure.values)).toEqual(expect.arrayContaining(named));
      for (const words of WORDS) {
        const said = filledIn(words[failure.problem], failure.values);
        expect(said).not.toMatch(/[{}]{2}/);
        // the words of each language name the same place
        for (const name of named) expect(said).toContain(failure.values[name ?? ""]);
      }
      expect(filledIn(ENGLISH[failure.problem], failure.values)).toBe(failure.message);
    },
  );

  test.each([
    ["UTF-16", Uint8Array.from(Buffer.from(`\ufeff${GOOD}`, "utf16le"))],
    ["Latin 1", Uint8Array.from(Buffer.from(GOOD.replace("P-1", "P\u00e9"), "latin1"))],
  ])("in %s is refused: only UTF-8 is read", async (_encoding, bytes) => {
    await expect(inspect(bytes)).rejects.toThrow("The file is not UTF-8");
  });
});
