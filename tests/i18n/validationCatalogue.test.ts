import { describe, expect, test } from "vitest";
import { parking } from "../../src/charges/parking/index.ts";
import { FIELD_NAMES, fieldNameKey } from "../../src/domain/fieldNames.ts";
import { LANGUAGES } from "../../src/domain/language.ts";
import { namelessRule, RULES, type RuleName } from "../../src/domain/validation.ts";
import { checkoutForm } from "../../src/payment/checkoutForm.ts";
import { bankForm } from "../../src/screens/fpx_checkout/bankForm.ts";
import { consentForm } from "../../src/screens/search/consentForm.ts";
import { OTHER, reloadForm } from "../../src/screens/search/reloadForm.ts";
import { searchForm } from "../../src/screens/search/searchForm.ts";
import { ALL_TEXTS, text } from "./allTexts.ts";

/** The specification's catalogue of rules and fields (section 5), each rule said of each field, in three languages. */

const RULE_NAMES = Object.keys(RULES) as RuleName[];

const keysOf = (rule: RuleName) =>
  [`errors.validation.${rule}`, `validation.rule.${rule}`].filter((key) => ALL_TEXTS.en.has(key));

const variables = (message: string) => [...message.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

test("each rule has one message, at hand on every page or with the catalogue", () => {
  expect(RULE_NAMES.filter((rule) => keysOf(rule).length !== 1)).toEqual([]);
});

test("and each message is a rule's", () => {
  const said = [...ALL_TEXTS.en.keys()].filter((key) => /^(errors\.validation|validation\.rule)\./.test(key));
  expect(said.toSorted()).toEqual(RULE_NAMES.flatMap(keysOf).toSorted());
});

describe.each(LANGUAGES)("in %s", (language) => {
  const messageOf = (rule: RuleName) => keysOf(rule).map((key) => text(language, key))[0] ?? "";

  test("each message takes what its rule says and, unless it is the app's own, the field's name", () => {
    for (const rule of RULE_NAMES) {
      const taken = new Set(variables(messageOf(rule)));
      taken.delete("field");
      expect([...taken].toSorted(), rule).toEqual([...RULES[rule]].toSorted());
    }
  });

  test("each rule of each field is a whole sentence, without anything left over", () => {
    for (const rule of RULE_NAMES)
      for (const name of FIELD_NAMES) {
        const field = text(language, fieldNameKey(name));
        const said = messageOf(rule).replace(/\{\{(\w+)\}\}/g, (_all, variable: string) =>
          variable === "field" ? field : "10",
        );
        expect(said, rule).not.toMatch(/[{}]|\s{2}|\s[.。，]|undefined/);
        if (messageOf(rule).includes("{{field}}")) {
          expect(said).toContain(field);
          expect(said).toMatch(/[.。]$/);
        }
      }
  });

  test("each field has a name of its own, and is not called as a program calls it", () => {
    const names = FIELD_NAMES.map((name) => text(language, fieldNameKey(name)));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.includes("_"))).toEqual([]);
  });

  test("a field without a name is spoken of without one", () => {
    for (const rule of ["required", "email"] as const)
      expect(variables(messageOf(namelessRule(rule)))).toEqual([]);
    expect(namelessRule("phone")).toBe("phone");
  });
});

describe("a form outside the screens of accounts breaks no rule whose message is fetched with them", () => {
  const WRONG = ["", " ", "x", "4111 1111 1111 1111", "x".repeat(300), "two\nlines", "0.001", "99999999"];

  test.each([
    ["the search", searchForm, { council: "mpt", charge: "assessment", kind: "", number: "1" }, ["number"]],
    ["a consent", consentForm, { name: "Siti", ic_no: "800101125533" }, ["name", "ic_no"]],
    ["a reload", reloadForm(parking.limits), { choice: OTHER, other: "10" }, ["other"]],
    [
      "the checkout",
      checkoutForm,
      { name: "Siti", email: "a@b.my", phone: "0123456789", method: "1" },
      ["name", "email", "phone", "method"],
    ],
    ["the bank", bankForm, { bank: "A" }, ["bank"]],
  ] as const)("%s", (_form, schema, right, fields) => {
    expect(schema.is(right)).toBe(true);
    for (const field of fields)
      for (const typed of WRONG) {
        const [failure] = schema.validate({ ...right, [field]: typed });
        const code = failure?.refinement;
        if (code !== undefined) expect(ALL_TEXTS.en.has(`errors.validation.${code}`), code).toBe(true);
      }
  });
});

describe("English says the specification's forms", () => {
  test.each([
    ["required", "{{field}} is required."],
    ["email", "The {{field}} must be a valid email."],
    ["min", "The {{field}} must be at least {{length}} characters."],
    ["max", "The {{field}} may not be greater than {{length}} characters."],
    ["requiredField", "This field is required."],
    ["invalidEmailFormat", "Invalid e-mail format"],
    ["nric", "NRIC must be in 12 characters length"],
    ["dateOfBirth", "Invalid date of birth"],
  ] as const)("%s", (rule, form) => {
    expect(keysOf(rule).map((key) => text("en", key))).toEqual([form]);
  });

  test("every other message begins as they do", () => {
    for (const rule of RULE_NAMES) {
      const [message = ""] = keysOf(rule).map((key) => text("en", key));
      if (message.includes("{{field}}")) expect(message).toMatch(/^(The )?\{\{field\}\} /);
    }
  });
});

test.each([
  "account type",
  "category",
  "code",
  "confirm password",
  "discount",
  "due date",
  "full name",
  "gender",
  "identity no.",
  "identity type",
  "invoice date",
  "name",
  "nationality",
  "password",
  "remark",
  "role",
  "username",
  "amount received",
  "email address",
])("'Field display names are defined for: ... %s'", (name) => {
  expect(FIELD_NAMES.map((field) => text("en", fieldNameKey(field)).toLowerCase())).toContain(name);
});

test.each([
  "account_no",
  "license_no",
  "compound_no",
  "vehicle_no",
  "assessment_no",
  "property_id",
  "invoice_no",
  "reference_no",
  "receipt_no",
  "transaction_no",
  "amount",
  "due_date",
  "paid_until",
  "valid_until",
  "process_fee",
  "service_fee",
  "email_address",
  "full_name",
  "username",
  "phone_no",
  "nationality",
  "date_of_birth",
])("'Other labelled fields: ... %s'", (name) => expect(FIELD_NAMES).toContain(name));
