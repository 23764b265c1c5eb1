import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Charge, chargeOfType } from "../../../src/charges/index.ts";
import { localGovernmentForm } from "../../../src/charges/local_government_charge/form.ts";
import { parking } from "../../../src/charges/parking/index.ts";
import { CHARGE_TYPES } from "../../../src/domain/chargeTypes.ts";
import { FIELD_NAMES, fieldNameKey, nameInSentenceKey } from "../../../src/domain/fieldNames.ts";
import { LANGUAGES, type Language } from "../../../src/domain/language.ts";
import { namelessRule, RULES, type RuleName } from "../../../src/domain/validation.ts";
import { PAYER_FIELDS, paymentForm } from "../../../src/payment/checkoutForm.ts";
import { ruleTextOf } from "../../../src/screens/parts/texts.ts";
import { consentForm, OTHER, reloadForm } from "../../../src/screens/search/forms.tsx";
import { searchForm } from "../../../src/screens/search/SearchForm.tsx";
import { ALL_TEXTS, text } from "./allTexts.ts";

/**
 * The specification's catalogue of rules and fields (docs/specification.md, section 5): each rule for each field, in three
 * languages.
 */

const RULE_NAMES = Object.keys(RULES) as RuleName[];

const keysOf = (rule: RuleName) =>
  [`errors.validation.${rule}`, `validation.rule.${rule}`].filter((key) => ALL_TEXTS.en.has(key));

const variables = (message: string) => [...message.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

/** The translation keys of the field names that each form uses in a sentence, by file. */
const SAID_BY: Readonly<Record<string, readonly string[]>> = {
  "checkout/useCheckout.ts": [...PAYER_FIELDS.map((field) => `checkout.${field}`), "fpxCheckout.bank"],
  "form/OwnPassword.tsx": [nameInSentenceKey("password")],
  "form/EnterCode.tsx": [nameInSentenceKey("code")],
  "login/ForgotPasswordForm.tsx": ["validation.field.email_address"],
  "login/LogInForm.tsx": ["email_address", "password"].map((name) => `validation.field.${name}`),
  "login/SecondFactorForm.tsx": [nameInSentenceKey("code")],
  "parts/account/useAccountFields.ts": ["full_name", "ic_no", "phone_no", "email_address"].map(
    (name) => `validation.field.${name}`,
  ),
  "parts/account/newPassword.ts": [
    nameInSentenceKey("password"),
    nameInSentenceKey("confirm_password"),
    "newPassword.another",
  ],
  "desk/councils/ContactForm.tsx": [
    "deskCouncils.address1",
    "deskCouncils.address2",
    "deskCouncils.address3",
    "deskCouncils.address4",
    "deskCouncils.phone",
    "deskCouncils.email",
    "deskCouncils.registerNumber",
  ],
  "desk/councils/KeyForm.tsx": ["deskCouncils.keys.newName"],
  "desk/councils/SellerForm.tsx": ["deskCouncils.seller.reason"],
  "desk/councils/SignerForm.tsx": ["deskCouncils.signerName", "deskCouncils.signerTitle"],
  // the message of a day names no field
  "desk/parts/DayRange.tsx": [],
  "desk/payments/CorrectEmail.tsx": ["deskPayments.email"],
  "desk/refunds/AskForm.tsx": ["deskRefunds.askAmount", "deskRefunds.reason"],
  "desk/refunds/PayoutForm.tsx": ["deskRefunds.reference", "deskRefunds.day"],
  "desk/review/DecisionForm.tsx": ["review.note", "deskRefunds.rejectNote"],
  "desk/review/FindPayment.tsx": ["review.number"],
  "desk/settings/HelplineFields.tsx": [
    ...["helpline.contact.phone", "helpline.contact.email"],
    ...["firstDay", "lastDay", "opens", "closes"].map((name) => `deskSettings.${name}`),
  ],
  "desk/users/AddRoleForm.tsx": ["deskUsers.role"],
  "desk/users/CreateUserForm.tsx": ["deskUsers.name", "deskUsers.role"],
  "profile/ChangePasswordForm.tsx": ["profile.currentPassword"],
  "profile/EraseForm.tsx": ["profile.currentPassword"],
  "requery/StatusLinkForm.tsx": ["requery.link"],
  "search/ChargeForm.tsx": localGovernmentForm.inputs.map(({ label, inSentence }) => inSentence ?? label),
  "search/forms.tsx": ["search.consent.name", "search.consent.ic_no", "search.reload.amountInSentence"],
  "search/useSearchScreen.ts": [
    "common.council",
    ...[...chargesOf("bill"), ...chargesOf("reload")].map(({ prompt }) => prompt.label),
  ],
  "verify/VerifyForm.tsx": ["verify.field"],
};

function chargesOf<Source extends Charge["source"]>(
  source: Source,
): readonly Extract<Charge, { source: Source }>[] {
  return CHARGE_TYPES.map((type) => chargeOfType(type)).filter(
    (charge): charge is Extract<Charge, { source: Source }> => charge.source === source,
  );
}

const NAME_KEYS = [...new Set([...FIELD_NAMES.map(nameInSentenceKey), ...Object.values(SAID_BY).flat()])];

/** A field's name in a sentence is none of these: with "your", a question, a command, or with a unit. */
const NO_NAME: Readonly<Record<Language, RegExp>> = {
  en: /^(your|my|the|an?|what|which|who|how|where|confirm|enter|choose)\b|[?()]|\bin ringgit\b/i,
  ms: /^(sahkan|masukkan|pilih|apa|apakah|siapa|berapa|bagaimana)|\banda$|[?()]|\bdalam ringgit\b/i,
  zh: /您|我的|什么|吗|[？?（）()]/,
};

/** Finds three words in a row that occur twice. In a language without spaces it compares characters. */
const TWICE: Readonly<Record<Language, RegExp>> = {
  en: /\b(\S+ \S+ \S+)\b.*\b\1\b/i,
  ms: /\b(\S+ \S+ \S+)\b.*\b\1\b/i,
  zh: /(\p{Script=Han}{5,}).*\1/u,
};

test("every form that uses a field's name in a sentence is listed here, and no others", () => {
  const source = join(import.meta.dirname, "../../../src");
  const saying = globSync("{screens,desk}/**/*.{ts,tsx}", { cwd: source })
    .filter((file) =>
      /\b(?:useRuleText\(\);|ruleTextOf\(word\)\()/.test(readFileSync(join(source, file), "utf8")),
    )
    .map((file) => file.replace(/^screens\//, ""));
  expect(saying.toSorted()).toEqual(Object.keys(SAID_BY).toSorted());
});

test("each rule has one message, on hand on every page or with the catalogue (rule 5.15)", () => {
  expect(RULE_NAMES.filter((rule) => keysOf(rule).length !== 1)).toEqual([]);
});

test("each message belongs to a rule", () => {
  const said = [...ALL_TEXTS.en.keys()].filter((key) => /^(errors\.validation|validation\.rule)\./.test(key));
  expect(said.toSorted()).toEqual(RULE_NAMES.flatMap(keysOf).toSorted());
});

describe.each(LANGUAGES)("in %s", (language) => {
  const messageOf = (rule: RuleName) => keysOf(rule).map((key) => text(language, key))[0] ?? "";

  test("each message uses its rule's values and, except the app's own, the field's name (rule 5.15)", () => {
    for (const rule of RULE_NAMES) {
      const taken = new Set(variables(messageOf(rule)));
      taken.delete("field");
      expect([...taken].toSorted(), rule).toEqual([...RULES[rule]].toSorted());
    }
  });

  const ruleText = ruleTextOf((keys, values = {}) => {
    const [key = ""] = [keys].flat().filter((one) => ALL_TEXTS[language].has(one));
    return text(language, key).replace(/\{\{(\w+)\}\}/g, (_all, variable: string) =>
      String(values[variable] ?? "10"),
    );
  });

  test.each(NAME_KEYS)(
    "each rule of each field gives a whole sentence with nothing left over: %s (rules 5.15, 5.16)",
    (key) => {
      const name = text(language, key);
      expect(name).not.toMatch(NO_NAME[language]);
      for (const rule of RULE_NAMES) {
        const said = ruleText(name, rule);
        expect(said, rule).not.toMatch(/[{}]|\s{2}|\s[.。，]|undefined/);
        expect(said, rule).not.toMatch(/^\p{Ll}/u);
        expect(said, rule).not.toMatch(TWICE[language]);
        if (!messageOf(rule).includes("{{field}}")) continue;
        expect(said.toLowerCase()).toContain(name.toLowerCase());
        // No capital letter inside a sentence, except in an abbreviation.
        expect(said, rule).not.toMatch(/^(The|Format) \p{Lu}(?!\p{Lu})/u);
        expect(said.replace(/[.]+$/, "."), rule).toMatch(/[^.][.。]$/);
      }
    },
  );

  test("each field has a name of its own that is not a program's name (rule 5.19)", () => {
    const names = FIELD_NAMES.map((name) => text(language, fieldNameKey(name)));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.includes("_"))).toEqual([]);
  });

  test("a field without a name has a message without one (rules 5.20, 5.21)", () => {
    for (const rule of ["required", "email"] as const)
      expect(variables(messageOf(namelessRule(rule)))).toEqual([]);
    expect(namelessRule("phone")).toBe("phone");
  });
});

describe("a form outside the account screens breaks no rule whose message comes with those screens", () => {
  const WRONG = ["", " ", "x", "4111 1111 1111 1111", "x".repeat(300), "two\nlines", "0.001", "99999999"];

  test.each([
    [
      "the search",
      searchForm,
      { council: "mpt", charge: "assessment", kind: "", number: "1", fact: "" },
      ["number"],
    ],
    ["a consent", consentForm, { name: "Siti", ic_no: "800101125533" }, ["name", "ic_no"]],
    ["a reload", reloadForm(parking.limits), { choice: OTHER, other: "10" }, ["other"]],
    [
      "the checkout",
      paymentForm,
      { name: "Siti", email: "a@b.my", phone: "0123456789", method: "1", bank: "A" },
      ["name", "email", "phone", "method", "bank"],
    ],
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

describe("English has the specification's wording (rules 5.17, 5.20, 5.21)", () => {
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

  test("every other message begins in the same way", () => {
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
])("'Field display names are defined for: ... %s' (rule 5.19)", (name) => {
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
])("'Other labelled fields: ... %s' (rules 3.19, 5.19)", (name) => expect(FIELD_NAMES).toContain(name));
