import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AssessmentItem, AssessmentLine } from "../../../src/charges/assessment/assessment.ts";
import { assessment } from "../../../src/charges/assessment/index.ts";
import type { ChargeTerms } from "../../../src/charges/charge.ts";
import { add, NOTHING, sen } from "../../../src/domain/money.ts";
import {
  ADDED_AT,
  anyAssessment,
  anyTerms,
  assessmentRecord,
  WITH_ASSISTANCE,
  WITHOUT_ASSISTANCE,
} from "./samples.ts";

const BILL = { arrears: 184_20, current: 123_40, full_year: 246_80, discount: 12_34 };

function offered(record: ReturnType<typeof assessmentRecord>, terms: ChargeTerms = WITHOUT_ASSISTANCE) {
  return assessment.offers(record, terms, ADDED_AT);
}

describe("'Values 1, 2 and 3 set the paid-until period (year/4). Value 3 is full payment with discount'", () => {
  const offers = offered(assessmentRecord(BILL, { billed_quarter: 2 }));

  test("selection 1 pays the arrears, until the fourth quarter of last year (rule 9.8)", () => {
    expect(offers[0]).toMatchObject({ choice: "1", amount: 184_20, paidUntil: "2025/4" });
    expect(offers[0]?.item).toMatchObject({ selection: 1, full_payment: false, discount: 0 });
  });

  test("selection 2 pays the arrears and the billed part, until the last billed quarter (rule 9.8)", () => {
    expect(offers[1]).toMatchObject({ choice: "2", amount: 184_20 + 123_40, paidUntil: "2026/2" });
    expect(offers[1]?.item).toMatchObject({ selection: 2, full_payment: false, discount: 0 });
  });

  test("selection 3 pays the arrears and the whole year less its discount, until the fourth quarter (rule 9.8)", () => {
    expect(offers[2]).toMatchObject({ choice: "3", amount: 184_20 + 246_80 - 12_34, paidUntil: "2026/4" });
    expect(offers[2]?.item).toMatchObject({ selection: 3, full_payment: true, discount: 12_34 });
  });

  test("selection 2 pays until the fourth quarter when all quarters are billed (rule 9.8)", () => {
    const [, billed] = offered(assessmentRecord(BILL, { billed_quarter: 4 }));
    expect(billed?.paidUntil).toBe("2026/4");
  });

  test("it carries no goods and services tax", () => {
    for (const offer of offers) expect(offer.item.gst_amount).toBe(NOTHING);
  });
});

describe("'Assessment service: assessment_no, amount, council, full_payment, gst_amount, discount, special_discount, landcess_effect, type, paid_until, name, house_no, current_title.'", () => {
  const FIELDS =
    "assessment_no, amount, council, full_payment, gst_amount, discount, special_discount, landcess_effect, type, paid_until, name, house_no, current_title".split(
      ", ",
    );

  test("a line has these fields and no others, not the selection and not the cart's key (rule 3.7)", () => {
    for (const { item } of offered(assessmentRecord(BILL))) {
      const line = assessment.lineOf({ ...item, id: 3 });
      expect(Object.keys(assessment.line.write(line)).toSorted()).toEqual(FIELDS.toSorted());
    }
  });

  test("a request's amounts are ringgit with two decimals", () => {
    const [, , whole] = offered(assessmentRecord({ ...BILL, landcess_effect: 35_50 }), WITH_ASSISTANCE);
    expect(whole && assessment.line.write(assessment.lineOf(whole.item))).toMatchObject({
      amount: "407.27",
      gst_amount: "0.00",
      discount: "12.34",
      special_discount: "46.89",
      landcess_effect: "35.50",
      full_payment: true,
      paid_until: "2026/4",
    });
  });
});

describe("'A Covid-19 assistance package gives a 20 percent reduction' (rule 1.8)", () => {
  test("it reduces this year's part after the discount, rounded half up, and not the arrears", () => {
    // 20 per cent of 123.43 is 24.686, and of 246.83 - 12.34 = 234.49 it is 46.898.
    const record = assessmentRecord({ ...BILL, current: 123_43, full_year: 246_83 });
    const [arrears, billed, whole] = offered(record, WITH_ASSISTANCE);
    expect(arrears?.item).toMatchObject({ amount: 184_20, special_discount: 0 });
    expect(billed?.item).toMatchObject({ amount: 184_20 + 123_43 - 24_69, special_discount: 24_69 });
    expect(whole?.item).toMatchObject({
      amount: 184_20 + 246_83 - 12_34 - 46_90,
      discount: 12_34,
      special_discount: 46_90,
    });
  });

  test("half a sen is rounded up in the citizen's favour", () => {
    const half = { ...WITHOUT_ASSISTANCE, assistance: { percent: 50, charges: ["assessment" as const] } };
    const [billed] = offered(assessmentRecord({ current: 101, full_year: 101 }), half);
    expect(billed?.item).toMatchObject({ special_discount: 51, amount: 50 });
  });

  test("only the charge types of the package are reduced", () => {
    const others: ChargeTerms = { ...WITHOUT_ASSISTANCE, assistance: { percent: 20, charges: ["license"] } };
    const record = assessmentRecord(BILL);
    expect(offered(record, others)).toEqual(offered(record, WITHOUT_ASSISTANCE));
  });
});

describe("land cess is an amount of its own", () => {
  test("every selection pays it, and nothing reduces it", () => {
    const plain = offered(assessmentRecord(BILL), WITH_ASSISTANCE);
    const withCess = offered(assessmentRecord({ ...BILL, landcess_effect: 35_50 }), WITH_ASSISTANCE);
    expect(withCess.map(({ amount }) => amount - 35_50)).toEqual(plain.map(({ amount }) => amount));
    for (const { item, parts } of withCess) {
      expect(item.landcess_effect).toBe(35_50);
      expect(parts).toContainEqual({ label: "charges.assessment.part.landCess", amount: 35_50 });
    }
  });

  test("land cess alone is offered once", () => {
    const offers = offered(assessmentRecord({ landcess_effect: 20_00 }));
    expect(offers).toHaveLength(1);
    expect(offers[0]?.amount).toBe(20_00);
  });
});

describe("'Choices that come to zero are not offered'", () => {
  test.each([
    ["nothing due", {}, []],
    ["arrears only", { arrears: 1 }, ["1"]],
    ["this year only", { current: 100, full_year: 100 }, ["2", "3"]],
    ["nothing billed yet", { full_year: 360_00 }, ["3"]],
    ["a year that its discount gives away", { full_year: 100, discount: 100 }, []],
  ])("%s", (_what, figures, choices) => {
    expect(offered(assessmentRecord(figures)).map(({ choice }) => choice)).toEqual(choices);
  });

  test("no choice of any bill costs zero, and each is offered once", () => {
    fc.assert(
      fc.property(anyAssessment, anyTerms, (record, terms) => {
        const offers = offered(record, terms);
        for (const { amount, item } of offers) {
          expect(amount).toBeGreaterThan(0);
          expect(item.amount).toBe(amount);
        }
        expect(new Set(offers.map(({ choice }) => choice)).size).toBe(offers.length);
      }),
    );
  });
});

describe("the parts add up to the amount", () => {
  test("of every offer, and no part is zero", () => {
    fc.assert(
      fc.property(anyAssessment, anyTerms, (record, terms) => {
        for (const { amount, parts } of offered(record, terms)) {
          expect(add(...parts.map((part) => part.amount))).toBe(amount);
          expect(parts.every((part) => part.amount !== 0)).toBe(true);
        }
      }),
    );
  });

  test("of every line", () => {
    fc.assert(
      fc.property(anyAssessment, anyTerms, (record, terms) => {
        for (const { amount, item } of offered(record, terms)) {
          const parts = assessment.lineParts(assessment.lineOf(item));
          expect(add(...parts.map((part) => part.amount))).toBe(amount);
          expect(parts.every((part) => part.amount !== 0)).toBe(true);
        }
      }),
    );
  });
});

describe("checking a line's price again", () => {
  test("gives the same line while nothing has changed, for any bill, selection and terms", () => {
    fc.assert(
      fc.property(anyAssessment, anyTerms, (record, terms) => {
        for (const { item } of offered(record, terms)) {
          const line = assessment.lineOf(item);
          expect(assessment.reprice(line, record, terms)).toEqual(line);
        }
      }),
    );
  });

  test("takes the amounts from the record, never from the request", () => {
    fc.assert(
      fc.property(anyAssessment, anyTerms, fc.integer({ min: 0, max: 10 ** 9 }), (record, terms, wrong) => {
        for (const { item } of offered(record, terms)) {
          const line = assessment.lineOf(item);
          const sent = { ...line, amount: sen(wrong), discount: sen(wrong), landcess_effect: sen(wrong) };
          expect(assessment.reprice(sent, record, terms)).toEqual(line);
        }
      }),
    );
  });

  test("gives no line once its choice is not offered", () => {
    const [arrears] = offered(assessmentRecord(BILL));
    if (arrears === undefined) throw new Error("arrears were to be offered");
    const paid = assessmentRecord({ ...BILL, arrears: 0 });
    expect(assessment.reprice(assessment.lineOf(arrears.item), paid, WITHOUT_ASSISTANCE)).toBeUndefined();
  });
});

describe("the choice between the amounts", () => {
  const [arrears, billed, whole] = offered(assessmentRecord(BILL));

  const consequenceOf = (of?: AssessmentItem | AssessmentLine, year = 2026) =>
    of && assessment.consequenceOf?.(of, year)?.en;

  test("begins at the arrears with what is billed, and the arrears alone say that they do not include the year", () => {
    expect(billed?.choice).toBe(assessment.usualChoice);
    expect(consequenceOf(arrears?.item)).toBe("The bill for 2026 is not included.");
    expect(consequenceOf(billed?.item)).toBeUndefined();
    expect(consequenceOf(whole?.item)).toBeUndefined();
  });

  test("the line on a receipt of that year says the same, whatever the bill's last quarter is", () => {
    for (const billed_quarter of [1, 4] as const)
      for (const { item } of offered(assessmentRecord(BILL, { billed_quarter })))
        expect(consequenceOf(assessment.lineOf(item))).toBe(consequenceOf(item));
  });

  test("land cess alone says nothing of the year", () => {
    const none = { arrears: 0, current: 0, full_year: 0, discount: 0 };
    const [only] = offered(assessmentRecord({ ...none, landcess_effect: 10_00 }));
    expect(only?.choice).toBe("1");
    expect(consequenceOf(only?.item)).toBeUndefined();
  });
});

describe("the cart and the receipt", () => {
  const [offer] = offered(assessmentRecord(BILL));
  if (offer === undefined) throw new Error("the sample has nothing to pay");

  test("show the owner and the paid-until period", () => {
    const facts = assessment.itemFacts(offer.item);
    expect(facts).toEqual(assessment.lineFacts(assessment.lineOf(offer.item)));
    expect(facts.map(({ label }) => label.split(".").at(-1))).toEqual([
      "number",
      "owner",
      "houseNumber",
      "currentTitle",
      "paidUntil",
    ]);
  });

  test("leave out what the record does not have", () => {
    const bare = assessmentRecord(BILL, { house_no: undefined, current_title: "" });
    expect(assessment.recordFacts(bare).map(({ label }) => label)).toEqual([
      "charges.assessment.number",
      "charges.fact.owner",
    ]);
  });

  test("'The id is trimmed'", () => expect(assessment.normaliseNumber(" 11-a \n")).toBe("11-A"));
});
