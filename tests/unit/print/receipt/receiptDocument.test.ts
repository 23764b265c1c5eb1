import { describe, expect, test } from "vitest";
import { type Payment, readPayment } from "../../../../src/api/payments.ts";
import { license } from "../../../../src/charges/license/index.ts";
import { chargeOf, detailsOf, nameOf, writeLine } from "../../../../src/charges/lines.ts";
import { amountInWords } from "../../../../src/domain/amountInWords/amountInWords.ts";
import { LANGUAGES } from "../../../../src/domain/language.ts";
import { add, formatFigures, formatMoney, ringgitFromSen } from "../../../../src/domain/money.ts";
import { PAYMENT_STATES } from "../../../../src/domain/payments/paymentState.ts";
import type { WireObject } from "../../../../src/domain/schemas/codec.ts";
import { verifyLink } from "../../../../src/domain/statements/verifyLink.ts";
import type { FlowingDocument, Paper, Section } from "../../../../src/print/printedDocument.ts";
import { crestCouncil, receiptDocument } from "../../../../src/print/receipt/receiptDocument.ts";
import {
  assessmentItem,
  CONSENT,
  compoundItem,
  itemsOfEveryType,
  licenseItem,
} from "../../charges/samples.ts";
import { wirePayment } from "../../payment/samples.ts";
import { receiptWords } from "./translated.ts";

/** The text of a payment's document, and the things that it must never say. */

const WORDS = { en: await receiptWords("en"), ms: await receiptWords("ms"), zh: await receiptWords("zh") };

const CREST = "data:image/png;base64,iVBORw0KGgo=";
const PORTAL = "https://portal.example";
const STATEMENT = "k1.payload.signature";

interface Place {
  readonly language?: keyof typeof WORDS;
  readonly paper?: Paper;
}

function printed(payment: Payment, { language = "ms", paper = "a4" }: Place = {}): FlowingDocument {
  const asOf = new Date("2026-11-21T02:06:00.000Z");
  return receiptDocument(payment, { ...WORDS[language], paper, asOf, crest: CREST, portal: PORTAL });
}

const linesOf = (items: ReturnType<typeof itemsOfEveryType>) =>
  items.map((item) => chargeOf(item).lineOf(item));

function paying(items: ReturnType<typeof itemsOfEveryType>, rest: WireObject = {}, status = "paid" as const) {
  const lines = linesOf(items);
  const amount = ringgitFromSen(add(...lines.map((line) => line.amount)));
  return readPayment(wirePayment(status, { services: lines.map(writeLine), amount, ...rest }));
}

const tables = ({ sections }: FlowingDocument) =>
  sections.filter((section): section is Extract<Section, { kind: "table" }> => section.kind === "table");

const factsOf = (document: FlowingDocument) =>
  [
    ...document.head.facts,
    ...document.sections.flatMap((section) => (section.kind === "facts" ? section.facts : [])),
    ...tables(document).flatMap(({ totals }) => totals),
  ].map(({ label, text }) => `${label}: ${text}`);

const everything = (document: FlowingDocument) => JSON.stringify(document);

const inKota = (item: ReturnType<typeof itemsOfEveryType>[number]) => ({ ...item, council: "dbkk" as const });

test.each([
  ["a paid payment's receipt", "paid"],
  ["an unpaid payment's notice", "pending"],
] as const)("%s on Letter is that on A4, on another paper", (_what, status) => {
  const payment = paying([assessmentItem(), inKota(compoundItem())], {}, status as "paid");
  const [letter, a4] = (["letter", "a4"] as const).map((paper) => printed(payment, { paper }));
  expect({ ...letter, paper: "a4", foot: a4?.foot }).toEqual(a4);
});

describe("the receipt of a paid payment", () => {
  const payment = paying([assessmentItem()], {
    fpx_fpxTxnId: "2611211012400001",
    statement: STATEMENT,
  });
  const receipt = printed(payment);

  test("is in the council's official name, with its crest and the official Malay title", () => {
    expect(receipt.head).toMatchObject({
      issuer: "Majlis Perbandaran Tawau",
      title: "Resit Rasmi / Official Receipt",
      crest: { source: CREST, shows: "Jata Majlis Perbandaran Tawau" },
    });
    expect(printed(payment, { language: "en" }).head).toMatchObject({
      issuer: "Majlis Perbandaran Tawau",
      below: ["Tawau Municipal Council"],
      title: "Resit Rasmi / Official Receipt",
    });
    expect(printed(payment, { language: "zh" }).head).toMatchObject({
      issuer: "Majlis Perbandaran Tawau",
      below: ["斗湖市议会"],
      title: "Resit Rasmi / 正式收据",
    });
  });

  test("has the council's address, phone, e-mail and register number, as far as the council gave them", () => {
    const below = (contact: object) =>
      printed(paying([assessmentItem()], { council_contacts: { mpt: contact } })).head.below;
    const address = ["Jalan Dunlop", "91000 Tawau"];
    expect(
      below({ address, phone: "089-000000", email: "hasil@mpt.example", register_number: "MPT-001" }),
    ).toEqual([
      "Jalan Dunlop, 91000 Tawau",
      "Tel. 089-000000 · hasil@mpt.example · No.\u00A0pendaftaran MPT-001",
    ]);
    expect(below({ phone: "089-000000" })).toEqual(["Tel. 089-000000"]);
    expect(below({})).toEqual([]);
  });

  test("breaks no phone number, and no register number or its label that has room on a line of the roll", () => {
    const below = (contact: object, language: "ms" | "en") =>
      printed(paying([assessmentItem()], { council_contacts: { mpt: contact } }), { language }).head.below;
    const contact = { phone: "+60 88-000 000", register_number: "MPT 2026 0001 (A)" };
    const number = "MPT\u00A02026\u00A00001\u00A0(A)";
    expect(below(contact, "ms")).toEqual([`Tel. +60\u00A088-000\u00A0000 · No.\u00A0pendaftaran ${number}`]);
    expect(below(contact, "en")?.at(-1)).toBe(`Phone +60\u00A088-000\u00A0000 · Register\u00A0no. ${number}`);
    const long = "Akta Kerajaan Tempatan 1961 MPT 0001";
    expect(below({ register_number: long }, "ms")).toEqual([`No.\u00A0pendaftaran ${long}`]);
  });

  test("has its own number, the bank's and the portal's, the time and method of payment, and the payer", () => {
    expect(factsOf(receipt)).toEqual(
      expect.arrayContaining([
        `No. resit: ${payment.receipt_no}`,
        "Dibayar pada: 21/11/2026 10:05 AM (waktu Malaysia)",
        "Diterima daripada: Siti binti Ahmad",
        "Bank: SBI Bank A",
        `No. transaksi: ${payment.order_number}`,
        "No. transaksi FPX: 2611211012400001",
      ]),
    );
  });

  test("keeps contact details masked as in the payment", () => {
    expect(factsOf(receipt)).toEqual(
      expect.arrayContaining(["E‑mel: si**@example.my", "No. telefon: 012*******"]),
    );
  });

  test.each(LANGUAGES)("repeats the total in words: %s", (language) => {
    const facts = factsOf(printed(payment, { language }));
    expect(facts.join("\n")).toContain(formatMoney(payment.amount));
    expect(facts.join("\n")).toContain(amountInWords(payment.amount, language));
  });

  test("has the code of its signed statement, and no code when nothing was signed", () => {
    const codes = receipt.sections.flatMap((section) => (section.kind === "codes" ? section.codes : []));
    expect(codes).toMatchObject([{ kind: "qr", value: verifyLink(PORTAL, STATEMENT) }]);
    const unsigned = printed(paying([assessmentItem()]));
    expect(unsigned.sections.map(({ kind }) => kind)).not.toContain("codes");
    expect(unsigned.notes.join()).not.toMatch(/imbas/i);
  });

  test("is named after its number, and after no person", () => {
    for (const name of [receipt.title, receipt.fileName, receipt.foot.text]) {
      expect(name).toContain(payment.receipt_no);
      expect(name).not.toMatch(/Siti/);
    }
    expect(receipt.foot.page(1, 2)).toBe("Halaman 1 daripada 2");
  });

  test("of a card names the card's brand and the gateway's number", () => {
    const card = { fpx_msgToken: undefined, card_transaction: "T0123456789", payment_method: "48" };
    expect(factsOf(printed(paying([compoundItem()], { ...card, bank_name: "Visa" })))).toEqual(
      expect.arrayContaining(["Cara bayaran: Visa", "No. transaksi kad: T0123456789"]),
    );
    expect(factsOf(printed(paying([compoundItem()], { ...card, bank_name: "" })))).toContain(
      "Cara bayaran: Kad",
    );
  });
});

describe("its lines", () => {
  test.each(LANGUAGES)(
    "come from every charge type, each with the record's details and its amount: %s",
    (language) => {
      const payment = paying(itemsOfEveryType());
      const { word } = WORDS[language];
      const rows = tables(printed(payment, { language })).flatMap((table) => table.rows);
      expect(rows).toHaveLength(payment.services.length);
      payment.services.forEach((line, index) => {
        const [number, item = [], amount] = rows[index] ?? [];
        expect(number).toEqual([String(index + 1)]);
        const { kind, number: printed } = nameOf(line);
        expect(item[0]).toBe(printed === undefined ? word(kind) : `${word(kind)} ${printed}`);
        for (const fact of detailsOf(line)) {
          expect(item.join()).toContain(word(fact.label));
          if ("text" in fact) expect(item.join()).toContain(fact.text);
        }
        expect(amount).toEqual([formatFigures(line.amount)]);
      });
    },
  );

  test.each([
    ["ms", ["Bil. / No.", "Perkara / Item", "Amaun / Amount\u00a0(RM)"]],
    ["en", ["Bil. / No.", "Perkara / Item", "Amaun / Amount\u00a0(RM)"]],
    ["zh", ["Bil. / 序号", "Perkara / 项目", "Amaun / 金额\u00a0(RM)"]],
  ] as const)("have heads in two languages, Malay first: %s", (language, heads) => {
    const [table] = tables(printed(paying([compoundItem()]), { language }));
    expect(table?.columns.map(({ label }) => label)).toEqual(heads);
  });

  test("are named after the licence's own kind and its number, which no detail repeats", () => {
    const [row] = tables(printed(paying([licenseItem()]), { language: "en" }))[0]?.rows ?? [];
    const [name, ...details] = row?.[1] ?? [];
    expect(name).toBe("Billboard licence 201-1234");
    expect(details.join()).not.toMatch(/201-1234|Billboard/);
  });

  test("have the paid-until period in words and the discounts that reduced them", () => {
    const payment = paying([
      assessmentItem("110012345", { full_year: 400_00, discount: 20_00, landcess_effect: 5_00 }),
    ]);
    const [row] = tables(printed(payment))[0]?.rows ?? [];
    expect(row?.[1]).toContainEqual(expect.stringMatching(/Bayaran hingga: suku ke-4, 202\d/));
    expect(row?.[1]).toContainEqual(expect.stringMatching(/Ses tanah: 5\.00; Diskaun: −20\.00/));
  });

  test("of a licence's arrears say that they do not include the renewal", () => {
    const [row] = tables(printed(paying([licenseItem({}, "arrears")]), { language: "en" }))[0]?.rows ?? [];
    expect(row?.[1]).toContain("The renewal is not included.");
  });

  test("of an assessment's arrears say that they do not include the year of the payment in Malaysia", () => {
    const item = assessmentItem();
    const [after, before] = ["2025-12-31T16:30:00Z", "2025-12-31T15:30:00Z"].map((payment_datetime) => {
      const document = printed(paying([item], { payment_datetime }), { language: "en" });
      return tables(document)[0]?.rows[0]?.[1];
    });
    expect(after).toContain("The bill for 2026 is not included.");
    expect(before?.join()).not.toContain("not included");
  });

  test("of a licence have its period", () => {
    const [row] = tables(printed(paying([licenseItem()])))[0]?.rows ?? [];
    expect(row?.[1]?.join()).toMatch(/202\d/);
  });

  test("have no numbers on a slip, which has no room for them", () => {
    const [table] = tables(printed(paying([compoundItem()]), { paper: "slip80" }));
    expect(table?.columns).toHaveLength(2);
    expect(table?.rows.every((row) => row.length === 2)).toBe(true);
  });
});

describe("a payment for several councils", () => {
  const items = [assessmentItem(), inKota(compoundItem()), compoundItem({ compound_no: "C2600777" })];
  const payment = paying(items, { statement: STATEMENT });
  const receipt = printed(payment);

  test("has one receipt in the portal's name, without a council's crest", () => {
    expect(crestCouncil(payment)).toBeUndefined();
    expect(receipt.head.issuer).toBe(WORDS.ms.t("common.portal"));
    expect(receipt.head.crest).toBeUndefined();
  });

  test("has each council's own contact below its name", () => {
    const council_contacts = { mpt: { phone: "089-000000" }, dbkk: { phone: "088-000000" } };
    const both = paying(items, { council_contacts });
    expect(tables(printed(both, { language: "en" })).map(({ below }) => below)).toEqual([
      ["Tawau Municipal Council", "Phone 089-000000"],
      ["Kota Kinabalu City Hall", "Phone 088-000000"],
    ]);
  });

  test("has a part for each council with its name and its sum, which add up to the total", () => {
    expect(tables(receipt).map(({ heading, rows, totals }) => [heading, rows.length, totals.length])).toEqual(
      [
        ["Majlis Perbandaran Tawau", 2, 1],
        ["Dewan Bandaraya Kota Kinabalu", 1, 1],
      ],
    );
    const [tawau, kota] = ["mpt", "dbkk"].map((code) =>
      add(...payment.services.filter(({ council }) => council === code).map(({ amount }) => amount)),
    );
    expect(tables(receipt).map(({ totals }) => totals[0]?.text)).toEqual([
      formatMoney(tawau ?? payment.amount),
      formatMoney(kota ?? payment.amount),
    ]);
    expect(factsOf(receipt)).toContain(`Jumlah dibayar / Total paid: ${formatMoney(payment.amount)}`);
  });
});

test.each([
  [undefined, /C2600123.*RM 100\.00.*council has to decide/],
  ["rejected", /C2600123.*RM 100\.00.*Rejected: no refund will be paid/],
])("a refund is on the receipt with the amount and how far it has come: %s", (step, said) => {
  const refund = { council: "mpt", type: "compound", number: "C2600123", amount: "100.00", state: "open" };
  const payment = paying([compoundItem()], {
    refunds: [{ ...refund, step, opened_at: "2026-11-21T02:05:00.000Z" }],
  });
  const paragraphs = printed(payment, { language: "en" }).sections.flatMap((section) =>
    section.kind === "paragraphs" ? section.paragraphs : [],
  );
  expect(paragraphs.join("\n")).toMatch(said);
  // a person may have asked for it
  expect(paragraphs.join("\n")).not.toMatch(/second time|twice/);
});

describe("a payment that is not paid", () => {
  const unpaid = PAYMENT_STATES.filter((state) => state !== "paid");
  const inState = (status: (typeof PAYMENT_STATES)[number], rest: WireObject = {}) =>
    readPayment(wirePayment(status, rest));

  test.each(unpaid)("gives no receipt, and says so in its title and its warning: %s (rule 1.4)", (status) => {
    for (const language of LANGUAGES) {
      const notice = printed(inState(status), { language });
      const not = { en: /not a receipt/i, ms: /bukan resit/i, zh: /不是收据|非收据/ }[language];
      for (const said of [notice.head.title, notice.head.warning, notice.title, notice.notes.join()])
        expect(said).toMatch(not);
      expect(notice.fileName).toMatch(/^status-K/);
    }
  });

  test.each(unpaid)("has no crest, no code, no receipt number and no amount in words: %s", (status) => {
    const notice = printed(inState(status, { statement: STATEMENT }));
    expect(notice.head.crest).toBeUndefined();
    expect(notice.sections.map(({ kind }) => kind)).not.toContain("codes");
    expect(everything(notice)).not.toMatch(/No\. resit|Ringgit Malaysia/);
    expect(factsOf(notice)).toContain("Status pada: 21/11/2026 10:06 AM (waktu Malaysia)");
  });

  test("says that no money was taken only after a signed decline or cancellation", () => {
    const said = unpaid.filter((status) =>
      /No money was taken/.test(everything(printed(inState(status), { language: "en" }))),
    );
    expect(said.toSorted()).toEqual(["cancelled", "failed"]);
  });

  test("warns against paying again while the result is unknown", () => {
    for (const status of ["in_progress", "pending"] as const)
      for (const gateway of [{}, { fpx_msgToken: undefined }])
        expect(printed(inState(status, gateway)).head.warning).toMatch(/Jangan bayar lagi/);
  });

  test("that never went to the bank cannot have been paid", () => {
    const notice = printed(inState("in_progress", { resumable: true }), { language: "en" });
    expect(notice.head.warning).toMatch(/cannot have been paid/);
  });
});

describe("a text that somebody typed", () => {
  const hostile = [
    `<img src=x onerror="alert(1)">`,
    "{{label}} $t(common.total)",
    "W".repeat(200),
    "陳美玲 李",
  ];

  test.each(hostile)("stays plain text: %s", (typed) => {
    const receipt = printed(paying([compoundItem({ payer: typed })], { user: typed }));
    expect(factsOf(receipt)).toContain(`Diterima daripada: ${typed}`);
    expect(tables(receipt)[0]?.rows[0]?.[1]?.join()).toContain(typed);
    expect(receipt.title + receipt.fileName).not.toContain(typed);
  });

  test("is complete, also in 20 lines of several councils", () => {
    const items = Array.from({ length: 20 }, (_nothing, index) => {
      const item = compoundItem({ compound_no: `C26${String(index).padStart(5, "0")}` });
      return index % 3 === 0 ? inKota(item) : item;
    });
    const receipt = printed(paying(items));
    expect(tables(receipt).flatMap(({ rows }) => rows)).toHaveLength(20);
  });
});

test("the data of a consent are on no document", () => {
  const item = license.consent?.give(licenseItem(), CONSENT) ?? licenseItem();
  for (const status of PAYMENT_STATES) {
    const services = linesOf([item]).map(writeLine);
    const document = everything(printed(readPayment(wirePayment(status, { services }))));
    expect(document).not.toContain(CONSENT.ic_no);
    expect(document).not.toContain(CONSENT.name);
  }
});

test("a receipt carries the bank's time and number, and the portal's time where that is another minute", () => {
  const times = { paid_at: "2026-11-21T15:58:00.000Z", settled_at: "2026-11-21T16:04:00.000Z" };
  // the last day of a compound
  const items = [compoundItem({ due_date: "2026-11-21" })];
  const late = printed(paying(items, { ...times, authorization: "15733223" }), { language: "en" });
  const facts = factsOf(late).map((fact) => fact.replaceAll("\u00a0", " "));
  expect(facts).toContain("Paid at: 21/11/2026 11:58 PM (Malaysia time)");
  expect(facts).toContain("Confirmed at: 22/11/2026 12:04 AM (Malaysia time)");
  expect(facts).toContain("Authorisation no.: 15733223");
  const atOnce = printed(paying([compoundItem()], { ...times, settled_at: "2026-11-21T15:58:40.000Z" }));
  expect(factsOf(atOnce).join("\n")).not.toContain(WORDS.ms.t("receipt.confirmedAt"));
});
