import { readFileSync } from "node:fs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, test } from "vitest";
import { CHARGE_TYPES } from "../../../src/domain/chargeTypes.ts";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { formatFigures } from "../../../src/domain/money.ts";
import { paymentMethodName } from "../../../src/domain/payments/paymentMethodName.ts";
import { statementIn } from "../../../src/domain/statements/verifyLink.ts";
import { keepCouncilPrint } from "../../../src/server/councils/changeCouncil.ts";
import { systemRandom } from "../../../src/server/crypto.ts";
import { closeAllRemittances } from "../../../src/server/remittances/closeRemittances.ts";
import { createCouncilKey } from "../../../src/server/remittances/councilKeys.ts";
import { remittancePdf } from "../../../src/server/remittances/pdf/remittancePdf.ts";
import type { RemittanceLine } from "../../../src/server/remittances/remittanceDocument.ts";
import { remittanceStatement } from "../../../src/server/remittances/remittanceFile.ts";
import { newKeyRing, rotated, withdrawn } from "../../../src/server/statements/keyRing.ts";
import { signedRemittance } from "../../../src/server/statements/remittanceStatement.ts";
import { statementKeys } from "../../../src/server/statements/statementKeys.ts";
import { partsOf, readStructure, spoken } from "../../unit/print/readStructure.ts";
import { lineOf } from "../accounts/citizen.ts";
import { type BackendUnderTest, PORTAL, withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, COMPOUND } from "../bills/bills.ts";
import { approve, atTheBank } from "../licences/licences.ts";
import { closing, DAY, type ReadRemittance, remittancesOf } from "./remittances.ts";

const CREST = readFileSync("demo/artwork/crests/mpt.png").toString("base64");

/** The text of each page. */
async function pagesOf(pdf: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: pdf.slice(), verbosity: 0 });
  const opened = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= opened.numPages; number += 1) {
    const { items } = await (await opened.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join("|"));
  }
  await task.destroy();
  return pages;
}

async function bytesOf(pieces: AsyncIterable<Uint8Array> | undefined): Promise<Uint8Array> {
  if (pieces === undefined) throw new Error("no PDF");
  return Uint8Array.from(Buffer.concat(await Array.fromAsync(pieces)));
}

async function closedRemittance(backend: BackendUnderTest): Promise<ReadRemittance> {
  const { order } = await atTheBank(backend, [lineOf(ASSESSMENT, "1"), lineOf(COMPOUND, "full")]);
  await approve(backend, order);
  backend.clock.pass(DAY);
  await closeAllRemittances(closing(backend));
  const [remittance] = await remittancesOf(backend);
  if (remittance === undefined) throw new Error("no remittance");
  return remittance;
}

describe("the PDF of a remittance", () => {
  test("has the number, the day, every line and the totals, and is the same file after a rotation of the keys", () =>
    withBackend(async (backend) => {
      const remittance = await closedRemittance(backend);
      const { databases, clock } = backend;
      await keepCouncilPrint(databases, { council: "mpt", logo: CREST });
      let ring = newKeyRing();
      const statements = statementKeys(async () => ring);
      const services = { databases, statements, portal: PORTAL };
      const made = async () => bytesOf(await remittanceStatement(services, remittance.remittance, "en"));
      const pdf = await made();
      const [page = "", ...others] = await pagesOf(pdf);
      expect(others).toEqual([]);
      for (const text of ["Remittance statement", "mpt-2026-1", "03/08/2026", "Page 1 of 1", "Ahm** *** ***"])
        expect(page).toContain(text);
      for (const { amount } of [remittance.total, remittance.payments, ...remittance.lines])
        expect(page).toContain(formatFigures(amount));
      for (const { receipt_no, order_number } of remittance.lines) {
        expect(page).toContain(receipt_no);
        expect(page).toContain(order_number);
      }
      const signed = await signedRemittance(services, remittance);
      expect(statementIn(signed)).toMatchObject({ kind: "statement", compact: signed });

      ring = rotated(ring, clock.now());
      expect(await made()).toEqual(pdf);
      ring = withdrawn(ring, signed.slice(0, 8), clock.now()) ?? ring;
      expect(await signedRemittance(services, remittance)).not.toBe(signed);
      expect(await remittanceStatement(services, "mpt-2026-2")).toBeUndefined();
    }));

  test("is read by the council's own key only, in one of the three languages", () => {
    const ring = newKeyRing();
    return withBackend(
      async (backend) => {
        await closedRemittance(backend);
        const { databases, clock } = backend;
        const keyOf = async (council: "mpt" | "mps") =>
          (await createCouncilKey({ databases, clock, random: systemRandom }, { council, name: "Hasil" }))
            .key;
        const read = async (query: string, key: string) =>
          backend.app.request(`/api/remittances/mpt/mpt-2026-1/pdf${query}`, {
            headers: { authorization: `Bearer ${key}` },
          });
        const own = await keyOf("mpt");
        const answer = await read("", own);
        expect(answer.headers.get("content-type")).toBe("application/pdf");
        expect((await pagesOf(new Uint8Array(await answer.arrayBuffer())))[0]).toContain("Penyata kutipan");
        expect((await read("?language=ta", own)).status).toBe(400);
        expect((await read("", await keyOf("mps"))).status).toBe(401);
        expect((await read("", "")).status).toBe(401);
      },
      { statements: statementKeys(async () => ring) },
    );
  });

  test("keeps the rows of a long day on numbered pages, in order and without a gap", () =>
    withBackend(async (backend) => {
      const remittance = await closedRemittance(backend);
      const [model] = remittance.lines;
      if (model === undefined) throw new Error("no line");
      const count = 75;
      const many = async function* (): AsyncGenerator<RemittanceLine> {
        for (let place = 1; place <= count; place += 1)
          yield { ...model, bill: place === 7 ? "陈 ".repeat(400) : `B${place}`, payer: "陈** 🙂" };
      };
      const total = { ...remittance.total, lines: count };
      const parts = { language: "zh", crest: Uint8Array.of(1, 2, 3), link: `${PORTAL}/verify#x` } as const;
      const pages = await pagesOf(await bytesOf(remittancePdf({ ...remittance, total }, many(), parts)));
      for (const [place, page] of pages.entries())
        expect(page).toContain(`第 ${place + 1} 页，共 ${pages.length} 页`);
      expect(pages.length).toBeGreaterThan(2);
      const bills = pages.join("|").match(/\bB\d+(?=\|)/g);
      expect(bills).toEqual(
        Array.from({ length: count }, (_, place) => `B${place + 1}`).filter((bill) => bill !== "B7"),
      );
      expect(pages.join("")).toContain("…");
    }));

  test("is read aloud as a title, facts and one table, whose headings are read once however many pages it has", () =>
    withBackend(async (backend) => {
      const remittance = await closedRemittance(backend);
      const [model] = remittance.lines;
      if (model === undefined) throw new Error("no line");
      const count = 75;
      const many = async function* (): AsyncGenerator<RemittanceLine> {
        for (let place = 1; place <= count; place += 1) yield { ...model, bill: `B${place}` };
      };
      const total = { ...remittance.total, lines: count };
      const parts = {
        language: "en",
        crest: Uint8Array.from(Buffer.from(CREST, "base64")),
        link: `${PORTAL}/verify#x`,
      } as const;
      const pdf = await bytesOf(remittancePdf({ ...remittance, total }, many(), parts));
      const { isTagged, pages, lost, unmarked, artifacts } = await readStructure(pdf);
      expect(isTagged).toBe(true);
      expect(lost).toEqual([]);
      expect(unmarked).toEqual([]);
      expect(pages.length).toBeGreaterThan(2);
      expect(pdf.length).toBeLessThan(200_000);
      const all = (role: string) => pages.flatMap((page) => partsOf(page, role));
      expect(all("H1").map(spoken)).toEqual(["Remittance statement"]);
      expect(all("LI").map(spoken)[0]).toBe("Number mpt-2026-1");
      expect(all("Figure").map(({ alt }) => alt)).toEqual([
        "Crest of Tawau Municipal Council",
        "Scan to check this statement",
      ]);
      // pdf.js lists a table's parts on each of its pages, with the texts of that page.
      const labels = all("THead")
        .flatMap((head) => partsOf(head, "TH").map(spoken))
        .filter((text) => text !== "");
      expect(labels).toEqual([
        "No.",
        "Receipt and order number",
        "Charge and bill",
        "Paid at, payer",
        "Method",
        "Amount (RM)",
      ]);
      expect(artifacts.filter((text) => text === "Receipt and order number")).toHaveLength(pages.length - 1);
      const rows = all("TBody")
        .flatMap((body) => partsOf(body, "TR"))
        .filter((row) => spoken(row) !== "");
      expect(rows.map((row) => row.parts.map(({ role }) => role).join())).toEqual(
        Array(count).fill("TD,TD,TD,TD,TD,TD"),
      );
      expect(rows.map((row) => /\bB\d+/.exec(spoken(row))?.[0])).toEqual(
        Array.from({ length: count }, (_, place) => `B${place + 1}`),
      );
      const totals = all("TR").find((row) => row.parts[0]?.role === "TH" && spoken(row).startsWith("Total"));
      expect(totals?.parts.map(({ role }) => role)).toEqual(["TH", "TD", "TD"]);
    }));

  test.each(LANGUAGES)(
    "shows the name of a charge, the payer's bank and the reference of a refund whole, in %s",
    (language) =>
      withBackend(async (backend) => {
        const remittance = await closedRemittance(backend);
        const [model] = remittance.lines;
        if (model === undefined) throw new Error("no line");
        const [bank, reference] = ["PBB0234", "IBG 2026112200012345"];
        const rows: readonly RemittanceLine[] = CHARGE_TYPES.flatMap((charge) => [
          { ...model, charge, method: "fpx_company", method_code: bank },
          { ...model, charge, kind: "refund", refund_note: reference },
        ]);
        const lines = async function* () {
          yield* rows;
        };
        const total = { ...remittance.total, lines: rows.length };
        const parts = { language, crest: undefined, link: `${PORTAL}/verify#x` };
        const pages = await pagesOf(await bytesOf(remittancePdf({ ...remittance, total }, lines(), parts)));
        const text = pages.join("|");
        expect(text).not.toContain("…");
        for (const shown of [paymentMethodName(bank, "02"), reference])
          expect(text.split("|").filter((piece) => piece === shown)).toHaveLength(CHARGE_TYPES.length);
      }),
  );

  test("has its signed statement in its metadata, so that a program checks it without its picture", () =>
    withBackend(async (backend) => {
      const { remittance } = await closedRemittance(backend);
      const ring = newKeyRing();
      const services = {
        databases: backend.databases,
        statements: statementKeys(async () => ring),
        portal: PORTAL,
      };
      const task = getDocument({
        data: await bytesOf(await remittanceStatement(services, remittance)),
        verbosity: 0,
      });
      const { metadata } = await (await task.promise).getMetadata();
      const stated = String(metadata.get("kaunter:statements"));
      expect(statementIn(stated)).toMatchObject({ kind: "statement", compact: stated });
      await task.destroy();
    }));
});
