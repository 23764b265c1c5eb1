import fc from "fast-check";
import { StructError } from "superstruct";
import { describe, expect, test } from "vitest";
import type { ChargeTerms } from "../../../src/charges/charge.ts";
import { LICENCE_KINDS, licenceKind } from "../../../src/charges/license/codes.ts";
import { license } from "../../../src/charges/license/index.ts";
import {
  consent,
  type LicenseItem,
  type LicenseLine,
  type LicenseRecord,
} from "../../../src/charges/license/license.ts";
import { licenseSettlement } from "../../../src/charges/license/settlement.ts";
import { readLine, writeLine } from "../../../src/charges/lines.ts";
import { specialDiscount } from "../../../src/charges/specialDiscount.ts";
import { NOTHING, sen } from "../../../src/domain/money.ts";
import {
  ADDED_AT,
  anyConsent,
  anyLicense,
  anyTerms,
  CONSENT,
  HAWKER,
  licenseItem,
  licenseRecord,
  tradingRecord,
  WITHOUT_ASSISTANCE,
} from "./samples.ts";

const offersOf = (record: LicenseRecord, terms: ChargeTerms = WITHOUT_ASSISTANCE) =>
  license.offers(record, terms, ADDED_AT);
const choicesOf = (record: LicenseRecord, terms?: ChargeTerms) =>
  offersOf(record, terms).map(({ choice }) => choice);
const noticesOf = (record: LicenseRecord, terms: ChargeTerms = WITHOUT_ASSISTANCE) =>
  license.notices?.(record, terms) ?? [];

/** Terms under which the codes of a licence mean nothing. */
const MEANING_NOTHING: ChargeTerms = {
  ...WITHOUT_ASSISTANCE,
  licences: { not_allowed: {}, risky: {}, several: {}, consent: {}, operation: {} },
};

function offered(record: LicenseRecord, choice: string): LicenseItem {
  const offer = offersOf(record).find((one) => one.choice === choice);
  if (offer === undefined) throw new Error(`${choice} was to be offered`);
  return offer.item;
}

const lineOf = (item: LicenseItem): LicenseLine => license.lineOf(item);

describe("'Licence. The amount is 0 if the balance is negative, otherwise its absolute value.'", () => {
  test("the renewal costs the balance (rule 9.6)", () => {
    expect(offered(licenseRecord(), "renewal").amount).toBe(250_00);
    expect(offered(licenseRecord({ balance: sen(1), arrears: NOTHING }), "renewal").amount).toBe(1);
  });

  test("with a negative balance nothing is offered, whatever the arrears say (rule 9.6)", () => {
    fc.assert(
      fc.property(anyLicense, fc.integer({ max: -1 }), fc.nat(), (record, balance, arrears) => {
        const owedByCouncil = { ...record, balance: sen(balance), arrears: sen(arrears) };
        expect(offersOf(owedByCouncil, MEANING_NOTHING)).toEqual([]);
        expect(license.owes(owedByCouncil)).toEqual({ arrears: 0, fee: 0 });
        expect(licenseSettlement.remaining(owedByCouncil, [])).toEqual(owedByCouncil);
      }),
    );
  });

  test("no choice costs more than the balance, and a renewable licence has one that costs the whole balance", () => {
    fc.assert(
      fc.property(anyLicense, (record) => {
        const amounts = offersOf(record, MEANING_NOTHING).map(({ amount }) => amount);
        expect(Math.max(0, ...amounts)).toBe(Math.max(0, record.balance));
      }),
    );
  });

  test("arrears never exceed the balance", () => {
    const record = licenseRecord({ balance: sen(30_00), arrears: sen(80_00) });
    expect(offersOf(record).map(({ choice, amount }) => [choice, amount])).toEqual([["arrears", 30_00]]);
  });
});

describe("'arrears_only': the arrears only, or everything with the renewal", () => {
  test("a licence with arrears and a fee offers both choices", () => {
    expect(offersOf(licenseRecord()).map(({ choice, amount }) => [choice, amount])).toEqual([
      ["arrears", 50_00],
      ["renewal", 250_00],
    ]);
    expect(offered(licenseRecord(), "arrears").arrears_only).toBe(true);
    expect(offered(licenseRecord(), "renewal").arrears_only).toBe(false);
  });

  test("a choice with nothing to pay is not offered", () => {
    expect(choicesOf(licenseRecord({ arrears: NOTHING }))).toEqual(["renewal"]);
    expect(choicesOf(licenseRecord({ arrears: sen(250_00) }))).toEqual(["arrears"]);
    expect(choicesOf(licenseRecord({ arrears: NOTHING, balance: NOTHING }))).toEqual([]);
  });

  test("once the arrears are paid, the renewal costs the rest", () => {
    const record = licenseRecord();
    const paid = licenseSettlement.settles(lineOf(offered(record, "arrears")), record, WITHOUT_ASSISTANCE);
    const left = licenseSettlement.remaining(record, [paid]);
    expect(offersOf(left).map(({ choice, amount }) => [choice, amount])).toEqual([["renewal", 200_00]]);
  });
});

describe("'Licence service: license_no, council, arrears_only, amount, gst_amount, discount, statusl, m_kod_type, sah_hingga, renewal_year, renewal_month, kod_j_niaga, nama_s, subhead, consent (trading only), type.' (rule 3.7)", () => {
  const FIELDS =
    "license_no, council, arrears_only, amount, gst_amount, discount, statusl, m_kod_type, sah_hingga, renewal_year, renewal_month, kod_j_niaga, nama_s, subhead, type".split(
      ", ",
    );

  test("a permit has these fields and no others", () => {
    const line = lineOf(offered(licenseRecord({ renewal_month: 3 }), "renewal"));
    expect(Object.keys(writeLine(line)).toSorted()).toEqual(FIELDS.toSorted());
  });

  test("a trading licence also has the consent", () => {
    const item = license.consent?.give(offered(tradingRecord({ renewal_month: 3 }), "renewal"), CONSENT);
    if (item === undefined) throw new Error("consent was to be given");
    expect(Object.keys(writeLine(lineOf(item))).toSorted()).toEqual([...FIELDS, "consent"].toSorted());
  });

  test("'Consent: name, ic_no.' (rule 3.12)", () => {
    expect(Object.keys(consent.schema)).toEqual(["name", "ic_no"]);
    fc.assert(fc.property(anyConsent, (given) => consent.is(given)));
    for (const wrong of [
      { name: "", ic_no: "800101-12-5532" },
      { name: "Wong", ic_no: "12" },
      { name: "Wong" },
    ])
      expect(consent.is(wrong)).toBe(false);
  });

  test("a line whose consent has no name is unreadable", () => {
    const line = writeLine(lineOf(offered(tradingRecord(), "renewal")));
    expect(() => readLine({ ...line, consent: { name: " ", ic_no: "800101-12-5532" } })).toThrow(StructError);
    expect(() => readLine({ ...line, renewal_month: 13 })).toThrow(StructError);
    expect(() => readLine({ ...line, renewal_year: 27 })).toThrow(StructError);
  });
});

describe("'consent (trading only)'", () => {
  const RENEWAL = offered(tradingRecord(), "renewal");
  const reprice = (line: LicenseLine, record = tradingRecord(), terms = WITHOUT_ASSISTANCE) =>
    license.reprice(line, record, terms);

  test("the renewal of a trading licence asks for consent until it is given", () => {
    expect(license.consent?.isNeeded(RENEWAL, WITHOUT_ASSISTANCE)).toBe(true);
    const given = license.consent?.give(RENEWAL, CONSENT);
    expect(given?.consent).toEqual(CONSENT);
    expect(given && license.consent?.isNeeded(given, WITHOUT_ASSISTANCE)).toBe(false);
  });

  test("without consent the server refuses the renewal, and with it the consent is stored", () => {
    expect(reprice(lineOf(RENEWAL))).toBeUndefined();
    fc.assert(
      fc.property(anyConsent, (given) => {
        const line = lineOf({ ...RENEWAL, consent: given });
        expect(reprice(line)).toEqual(line);
      }),
    );
  });

  test("the record decides whether consent is needed, not the request", () => {
    const disguised = { ...lineOf(RENEWAL), m_kod_type: "I" };
    expect(reprice(disguised)).toBeUndefined();
  });

  test("arrears are paid without consent", () => {
    const arrears = offered(tradingRecord(), "arrears");
    expect(license.consent?.isNeeded(arrears, WITHOUT_ASSISTANCE)).toBe(false);
    expect(reprice(lineOf(arrears))).toEqual(lineOf(arrears));
  });

  test("no other licence asks for consent, and a needless one is dropped", () => {
    for (const code of ["M", "J", "O", "I", "K", "L", "A"]) {
      const item = { ...licenseItem(), m_kod_type: code };
      expect(license.consent?.isNeeded(item, WITHOUT_ASSISTANCE), code).toBe(false);
    }
    const permit = lineOf(licenseItem());
    const needless = { ...permit, consent: CONSENT };
    expect(reprice(needless, licenseRecord())).toEqual(permit);
  });

  test("the configuration decides which licences ask for consent", () => {
    const licences = { ...WITHOUT_ASSISTANCE.licences, consent: { kod_j_niaga: ["RCT"] } };
    expect(license.consent?.isNeeded(licenseItem(), { ...WITHOUT_ASSISTANCE, licences })).toBe(true);
    expect(license.consent?.isNeeded(RENEWAL, MEANING_NOTHING)).toBe(false);
  });
});

describe("'Early renewal. It applies when the renewal year is later than this year.'", () => {
  const early = (year: number, of: Partial<LicenseRecord> = {}) =>
    noticesOf(licenseRecord({ renewal_year: year, ...of }));

  test.each([
    [2025, []],
    [2026, []],
    [2027, [{ tone: "info", text: "charges.license.notice.early", values: { year: 2027 } }]],
  ])("renewed for %i in 2026: %j (rule 4.18)", (year, said) => expect(early(year)).toEqual(said));

  test("an early renewal blocks nothing", () => {
    expect(choicesOf(licenseRecord({ renewal_year: 2027 }))).toEqual(["arrears", "renewal"]);
  });

  test("the notice is not shown for a licence without a renewal to pay", () => {
    expect(early(2027, { balance: NOTHING, arrears: NOTHING })).toEqual([]);
    expect(early(2027, { arrears: sen(250_00) })).toEqual([]);
  });

  test("this year is the year in Malaysia (rule 4.18)", () => {
    const terms = { ...WITHOUT_ASSISTANCE, today: { year: 2027, month: 1, day: 1 } };
    expect(noticesOf(licenseRecord({ renewal_year: 2027 }), terms)).toEqual([]);
  });
});

describe("reasons against a renewal", () => {
  const said = (of: Partial<LicenseRecord>) =>
    noticesOf(licenseRecord(of)).map(({ tone, text }) => [tone, text]);

  test.each(["B", "G", "T"])(
    "'This license status is not allowed to proceed': nothing can be paid with status %s (rule 8.10)",
    (statusl) => {
      expect(said({ statusl })).toEqual([["warning", "charges.license.notice.notAllowed"]]);
      expect(choicesOf(licenseRecord({ statusl }))).toEqual([]);
    },
  );

  test.each([{ m_kod_type: "A" }, HAWKER, { kod_j_niaga: "R" }])(
    "'online renewal for dog license, hawkers license and risky license is not available': only arrears can be paid, %j (rule 8.16)",
    (of) => {
      expect(said(of)).toEqual([["warning", "charges.license.notice.risky"]]);
      expect(choicesOf(licenseRecord(of))).toEqual(["arrears"]);
    },
  );

  test("'the trading licence is not applicable for online renewal and must be renewed at the council counter' (rule 8.17)", () => {
    expect(said({ m_kod_type: "N", kod_j_niaga: "P" })).toEqual([
      ["warning", "charges.license.notice.several"],
    ]);
    expect(choicesOf(tradingRecord({ kod_j_niaga: "P" }))).toEqual(["arrears"]);
  });

  test("a licence whose codes mean nothing has none", () => {
    expect(said({})).toEqual([]);
    expect(said({ kod_j_niaga: undefined })).toEqual([]);
  });

  test("a renewal that is not offered has no price either, whatever the line claims", () => {
    const line = lineOf(licenseItem());
    for (const of of [{ statusl: "G" }, HAWKER, { kod_j_niaga: "P" }])
      expect(license.reprice(line, licenseRecord(of), WITHOUT_ASSISTANCE)).toBeUndefined();
  });

  test("the citizen sees a warning exactly when a renewal with a fee is not offered", () => {
    fc.assert(
      fc.property(anyLicense, anyTerms, (record, terms) => {
        const warned = noticesOf(record, terms).some(({ tone }) => tone === "warning");
        const fee = license.owes(record)?.fee ?? NOTHING;
        // The assistance package can reduce a fee of 1 sen to zero. Such a renewal is not offered either, and no warning explains
        // it.
        fc.pre(fee > specialDiscount("license", fee, terms));
        expect(warned).toBe(!choicesOf(record, terms).includes("renewal"));
      }),
    );
  });
});

describe("'Trading licence numbers start with R'", () => {
  test.each([
    ["R1234567", "trading_license"],
    [" r-1234567", "trading_license"],
    ["201-1234", "council_permit_license"],
    ["2011234", "council_permit_license"],
    ["901-1234", "council_permit_license"],
    ["301-1234", "council_permit_license"],
    ["", "council_permit_license"],
  ])("%j is in the register %s", (number, register) => expect(license.registerOf(number)).toBe(register));

  test("'trading licences and other licences and permits (market, hawker, operation, billboard, sidewalk, open space)'", () => {
    const kinds = ["trading", "market", "hawker", "operation", "billboard", "sidewalk", "open_space"];
    expect(LICENCE_KINDS.filter((kind) => kind !== "dog")).toEqual(kinds);
    expect([..."NMJOIKLA"].map(licenceKind)).toEqual(LICENCE_KINDS);
    for (const unknown of ["", "X", "n", "toString", "__proto__"])
      expect(licenceKind(unknown)).toBeUndefined();
  });
});

test("a cart and a receipt name a licence's kind, and the charge alone for an unknown one", () => {
  expect(license.kindOf?.(licenseItem({ m_kod_type: "O" }))).toBe("charges.license.kinds.operation");
  expect(license.kindOf?.(licenseItem({ m_kod_type: "X" }))).toBeUndefined();
});

test("the renewal is preselected, and the arrears alone say of a licence or permit that they do not include it", () => {
  const [arrears, renewal] = offersOf(licenseRecord());
  expect(renewal?.choice).toBe(license.usualChoice);
  const consequenceOf = (item?: LicenseItem) => item && license.consequenceOf?.(item, 2026)?.en;
  expect(consequenceOf(arrears?.item)).toBe("The renewal is not included.");
  expect(arrears && license.consequenceOf?.(lineOf(arrears.item), 2026)?.en).toBe(
    consequenceOf(arrears?.item),
  );
  expect(consequenceOf(renewal?.item)).toBeUndefined();
});

describe("the facts that a citizen sees of a licence", () => {
  const shown = (facts: ReturnType<typeof license.itemFacts>) =>
    facts.map(({ label }) => label.split(".").at(-1));

  test("are its number, kind and business, its last valid day, and the paid part", () => {
    const found = ["number", "kind", "business", "validUntil", "renewal"];
    expect(shown(license.recordFacts(licenseRecord()))).toEqual(found);
    // The last valid day of the earlier period is left out once the renewal is in the cart.
    const paid = ["number", "kind", "business", "renewal"];
    expect(shown(license.itemFacts(licenseItem()))).toEqual(paid);
    expect(shown(license.lineFacts(lineOf(licenseItem({}, "arrears")))).at(-1)).toBe("paysFor");
  });

  test("name the dog's owner for a dog licence, not a business", () => {
    const dog = licenseRecord({ m_kod_type: "A" });
    const facts = license.recordFacts(dog);
    expect(facts).toContainEqual({ label: "charges.license.dogOwner", kind: "reference", text: dog.nama_s });
    expect(shown(facts)).not.toContain("business");
  });

  test("leave out an unknown kind", () => {
    expect(shown(license.recordFacts(licenseRecord({ m_kod_type: "X" })))).not.toContain("kind");
  });

  test.each([
    [2027, undefined, "2027"],
    [2027, 3, "03/2027"],
    [2026, 12, "12/2026"],
  ])("renewed until %i and month %s is %s", (renewal_year, renewal_month, period) => {
    const [, renewal] = offersOf(licenseRecord({ renewal_year, renewal_month }));
    expect(renewal?.paidUntil).toBe(period);
    expect(license.recordFacts(licenseRecord({ renewal_year, renewal_month })).at(-1)).toMatchObject({
      period,
    });
  });
});
