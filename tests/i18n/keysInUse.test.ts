import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FaultKind } from "../../src/api/fault.ts";
import { REASONS } from "../../src/api/schemas/failure.ts";
import { SELECTIONS } from "../../src/charges/assessment/assessment.ts";
import { assessment } from "../../src/charges/assessment/index.ts";
import type { AmountPart, Fact } from "../../src/charges/charge.ts";
import { compound } from "../../src/charges/compound/index.ts";
import { OFFERED_TYPES } from "../../src/charges/index.ts";
import { CHARGE_TYPES } from "../../src/domain/chargeTypes.ts";
import { COMPOUND_TYPES } from "../../src/domain/compounds.ts";
import { LANGUAGES } from "../../src/domain/language.ts";
import { PAYMENT_STATES } from "../../src/domain/paymentState.ts";
import { TERMS } from "../../src/domain/terms.ts";
import { WIDGET_SCREENS } from "../../widgets/screens.ts";
import { ADDED_AT, anyAssessment, anyCompound, anyTerms } from "../charges/samples.ts";
import { ALL_TEXTS } from "./allTexts.ts";

const KEYS = [...ALL_TEXTS.en.keys()];

/** As a program names it: a counted text without its form. */
const named = (key: string) => key.replace(/_(one|other)$/, "");

const NAMES = new Set(KEYS.map(named));

// every kind but `refused`, which is told by its reason; one that is missing here does not compile
const FAULT_KINDS: Readonly<Record<Exclude<FaultKind, "refused">, true>> = {
  offline: true,
  timeout: true,
  unreachable: true,
  unavailable: true,
  busy: true,
  closed: true,
  missing: true,
  amount_changed: true,
  unreadable: true,
};

/** The beginnings of keys that a program completes, and with what. */
const COMPLETED: Readonly<Record<string, readonly (string | number)[]>> = {
  "charges.name.": CHARGE_TYPES,
  "charges.summary.": OFFERED_TYPES,
  "charges.assessment.selection.": SELECTIONS,
  "charges.compound.type.": COMPOUND_TYPES,
  "checkout.": ["name", "email", "phone", "method", "bank"],
  "checkout.account.": ["1", "2"],
  "checkout.accountDetail.": ["1", "2"],
  "elements.": [...WIDGET_SCREENS, "configuration", "broken"],
  "errors.kind.": Object.keys(FAULT_KINDS),
  "errors.reason.": REASONS,
  "errors.validation.": ["required", "email", "phone", "max"],
  "receipt.": PAYMENT_STATES.flatMap((state) => [`${state}.title`, `${state}.text`]),
  "terms.": Object.entries(TERMS).flatMap(([enumeration, values]) =>
    values.map((value) => `${enumeration}.${value}`),
  ),
};

const completed = Object.entries(COMPLETED).flatMap(([beginning, ends]) =>
  ends.map((end) => `${beginning}${end}`),
);

const ROOMS = [...new Set(KEYS.map((key) => key.split(".")[0]))].join("|");

const project = join(import.meta.dirname, "../..");
const source = globSync("{src,widgets}/**/*.{ts,tsx}", { cwd: project })
  .filter((path) => !/[/\\]i18n[/\\]/.test(path))
  .map((path) => readFileSync(join(project, path), "utf8"))
  .join("\n");

const written = [...source.matchAll(new RegExp(`["'\`]((?:${ROOMS})\\.[\\w.]+)["'\`]`, "g"))].map(
  ([, key = ""]) => key,
);
const begun = [...source.matchAll(new RegExp(`\`((?:${ROOMS})\\.[\\w.]*)\\$\\{`, "g"))].map(
  ([, beginning = ""]) => beginning,
);

describe("'A missing key fails the tests'", () => {
  test("the program was read", () => {
    expect(written).toContain("search.title");
    expect(begun).toContain("errors.kind.");
  });

  test("every key that the program writes out has its text", () => {
    for (const key of written) expect(NAMES, key).toContain(key);
  });

  test("every beginning of a key that the program completes is listed here, and none besides", () => {
    expect([...new Set(begun)].toSorted()).toEqual(Object.keys(COMPLETED).toSorted());
  });

  test("every key that the program completes has its text", () => {
    for (const key of completed) expect(NAMES, key).toContain(key);
  });

  test("every text is used", () => {
    const used = new Set([...written, ...completed]);
    expect([...NAMES].filter((key) => !used.has(key))).toEqual([]);
  });
});

describe("what the charges say is said in all languages", () => {
  function has(key: string): void {
    for (const language of LANGUAGES) expect(ALL_TEXTS[language].has(key), `${language} ${key}`).toBe(true);
  }

  function shows(facts: readonly Fact[], parts: readonly AmountPart[] = []): void {
    for (const { label } of [...facts, ...parts]) has(label);
    for (const fact of facts) if (fact.kind === "term") has(fact.term);
  }

  test("prompts and kinds of search", () => {
    for (const charge of [assessment, compound]) {
      has(charge.prompt.label);
      has(charge.prompt.hint);
      for (const { term } of charge.searchKinds) has(term);
    }
  });

  test("assessments, whatever is due", () => {
    fc.assert(
      fc.property(anyAssessment, anyTerms, (record, terms) => {
        shows([...assessment.recordFacts(record), ...assessment.rowFacts(record)]);
        for (const { label, parts, item } of assessment.offers(record, terms, ADDED_AT)) {
          const line = assessment.lineOf(item);
          has(label);
          shows(assessment.itemFacts(item), parts);
          shows(assessment.lineFacts(line), assessment.lineParts(line));
        }
      }),
    );
  });

  test("compounds, of every type", () => {
    fc.assert(
      fc.property(anyCompound, anyTerms, (record, terms) => {
        shows([...compound.recordFacts(record), ...compound.rowFacts(record)]);
        for (const { label, parts, item } of compound.offers(record, terms, ADDED_AT)) {
          const line = compound.lineOf(item);
          has(label);
          shows(compound.itemFacts(item), parts);
          shows(compound.lineFacts(line), compound.lineParts(line));
        }
      }),
    );
  });
});
