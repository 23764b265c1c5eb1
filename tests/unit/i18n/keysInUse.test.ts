import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FaultKind } from "../../../src/api/fault.ts";
import { SITE_REFUSALS } from "../../../src/api/schemas/councils/siteVerification.ts";
import { REASONS } from "../../../src/api/schemas/failure.ts";
import { WEEKDAYS } from "../../../src/api/schemas/operator.ts";
import { CHANNELS } from "../../../src/api/schemas/user.ts";
import { SELECTIONS } from "../../../src/charges/assessment/assessment.ts";
import { assessment } from "../../../src/charges/assessment/index.ts";
import { ASSISTED_TYPES, assistedPart } from "../../../src/charges/assisted.ts";
import type { AmountPart, Fact, FormProblem, FormValues } from "../../../src/charges/charge.ts";
import { compound } from "../../../src/charges/compound/index.ts";
import { formOf } from "../../../src/charges/forms.ts";
import {
  type Bill,
  type BillRecord,
  type CartItem,
  type Charge,
  chargeOfType,
} from "../../../src/charges/index.ts";
import { LICENCE_KINDS } from "../../../src/charges/license/codes.ts";
import { license } from "../../../src/charges/license/index.ts";
import { chargeOf } from "../../../src/charges/lines.ts";
import { localGovernmentForm } from "../../../src/charges/local_government_charge/form.ts";
import { localGovernmentCharge } from "../../../src/charges/local_government_charge/index.ts";
import { market } from "../../../src/charges/market/index.ts";
import { parking } from "../../../src/charges/parking/index.ts";

import { CHARGE_TYPES } from "../../../src/domain/chargeTypes.ts";
import { COMPOUND_TYPES } from "../../../src/domain/compounds.ts";

import { EMBED_ELEMENTS, EMBED_PAGES } from "../../../src/domain/embed/elements.ts";
import { CORNERS, LOOK_COLOURS } from "../../../src/domain/embed/look.ts";
import { FIELD_NAMES, fieldNameKey, nameInSentenceKey } from "../../../src/domain/fieldNames.ts";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { NOTHING } from "../../../src/domain/money.ts";
import { CARD_EXPLANATIONS } from "../../../src/domain/payments/cardExplanation.ts";
import { FPX_EXPLANATIONS } from "../../../src/domain/payments/fpxExplanation.ts";
import { ANSWER_SOURCES, AUDIT_EVENTS, LISTING_REASONS } from "../../../src/domain/payments/paymentAudit.ts";
import { HISTORY_KINDS } from "../../../src/domain/payments/paymentHistory.ts";
import { PAYMENT_METHODS } from "../../../src/domain/payments/paymentMethod.ts";
import { PAYMENT_STATES, STATUSES } from "../../../src/domain/payments/paymentState.ts";
import { REFUND_STATES, REFUND_STEPS } from "../../../src/domain/payments/refundState.ts";
import { REVIEW_ACTIONS } from "../../../src/domain/payments/reviewAction.ts";
import { UNMATCHED_EVENTS } from "../../../src/domain/payments/unmatchedPayment.ts";

import { RULES } from "../../../src/domain/validation.ts";
import { LESEN_PRINTS, templateOf } from "../../../src/print/licence/templates.ts";
import { QUESTION_GROUPS } from "../../../src/screens/pages/FaqScreen.tsx";
import { FACTS, OUTCOMES } from "../../../src/verify/shownOutcome.ts";
import { WIDGET_STEPS } from "../../../widgets/screens.ts";
import { anyBill, anyItems, type DueBill, itemsOf } from "../charges/everyCharge.ts";
import {
  ADDED_AT,
  anyParking,
  assessmentRecord,
  compoundRecord,
  HAWKER,
  itemsOfEveryType,
  licenseRecord,
  marketRecord,
  parkingAccount,
  stayForm,
  stayItem,
  WITH_ASSISTANCE,
} from "../charges/samples.ts";
import { ALL_TEXTS } from "./allTexts.ts";
import { DESK_COMPLETED, DESK_REASONS } from "./deskKeys.ts";

const KEYS = [...ALL_TEXTS.en.keys()];

/** A key without the suffix of a plural form or of a card's text. */
const named = (key: string) => key.replace(/_(one|other|card)$/, "");

const NAMES = new Set(KEYS.map(named));

// Every kind except `refused`, which has a text for each reason. A missing kind does not compile.
const FAULT_KINDS: Readonly<Record<Exclude<FaultKind, "refused">, true>> = {
  offline: true,
  timeout: true,
  unreachable: true,
  site_unknown: true,
  unavailable: true,
  busy: true,
  closed: true,
  missing: true,
  amount_changed: true,
  unreadable: true,
};

// Every rule that a charge's form may break. A missing rule does not compile.
const FORM_RULES: Readonly<Record<FormProblem["rule"], true>> = {
  required: true,
  max: true,
  between: true,
  email: true,
  phone: true,
  date: true,
  date_format: true,
  afterStart: true,
  longest: true,
  characters: true,
  cardNumber: true,
};

/** The keys that the local-government charge builds from its fields' names, without their prefix. */
const FORM_TEXTS = [
  ...localGovernmentForm.inputs.flatMap(({ label, inSentence, hint }) =>
    [label, inSentence ?? [], hint ?? []].flat(),
  ),
  ...localGovernmentCharge.itemFacts(stayItem()).map(({ label }) => label),
].map((key) => key.slice("charges.local_government_charge.".length));

/** The rules of the specification's catalogue. Their messages are fetched with the account screens. */
const IN_CATALOGUE = new Set(
  KEYS.filter((key) => key.startsWith("validation.rule.")).map((key) => key.slice("validation.rule.".length)),
);
const RULES_SAID = Object.keys(RULES);

const QUESTIONS = QUESTION_GROUPS.flatMap(({ questions }) => [...questions]);

const titled = (...sections: readonly string[]) => sections.flatMap((id) => [`${id}.title`, `${id}.text`]);

const TEMPLATES = LESEN_PRINTS.map((lesen_print) => templateOf({ lesen_print }));

/** The prefixes of keys that the program completes, and the endings. */
const COMPLETED: Readonly<Record<string, readonly (string | number)[]>> = {
  "alert.": ["accepted", "inProgress"],
  "attempt.": [
    ...["open", "elsewhere", "unanswered", "unreached", "notSent", "paid"].flatMap((said) =>
      ["title", "text", "see"].map((end) => `${said}.${end}`),
    ),
  ],
  "bankAnswers.": FPX_EXPLANATIONS.flatMap((explanation) => [`${explanation}.what`, `${explanation}.next`]),
  "billFact.": ["compound", "market"].flatMap((type) =>
    ["label", "hint", "needed"].map((end) => `${type}.${end}`),
  ),
  "cardAnswers.": CARD_EXPLANATIONS.flatMap((explanation) => [`${explanation}.what`, `${explanation}.next`]),
  "charges.name.": CHARGE_TYPES,
  "charges.summary.": CHARGE_TYPES,
  "charges.assessment.selection.": SELECTIONS,
  "charges.compound.type.": COMPOUND_TYPES,
  "charges.license.choice.": ["arrears", "renewal"],
  "charges.license.kinds.": LICENCE_KINDS,
  "charges.license.part.": ["arrears", "renewal"],
  "charges.local_government_charge.": FORM_TEXTS,
  "checkout.": ["name", "email", "phone", "method"],
  "checkout.account.": PAYMENT_METHODS,
  "checkout.accountDetail.": PAYMENT_METHODS,
  "elements.": [...WIDGET_STEPS, "configuration", "broken", "payOnline"],
  "embed.code.": ["module", "pinned", "link", "frame"]
    .flatMap((way) => [way, `${way}Text`])
    .concat(["copied", "selected"]),
  "embed.colour.": LOOK_COLOURS,
  "embed.element.": EMBED_ELEMENTS,
  "embed.language.": LANGUAGES,
  "embed.look.corners.": CORNERS,
  "embed.pages.": EMBED_PAGES,
  "embed.preview.": ["column", "phone", "full"],
  "embed.site.": ["wordpress", "joomla", "drupal", "html"].map((system) => `${system}Text`),
  ...DESK_COMPLETED,
  "documents.": ["slip80", "a6", "letter"],
  "errors.kind.": Object.keys(FAULT_KINDS),
  "errors.reason.": REASONS.filter((reason) => !DESK_REASONS.includes(reason)),
  "errors.validation.": RULES_SAID.filter((rule) => !IN_CATALOGUE.has(rule)),
  "faq.": QUESTIONS.flatMap((question) => [`${question}.question`, `${question}.answer`]),
  "faq.group.": QUESTION_GROUPS.map(({ group }) => group),
  "helpline.": titled("ready", "never", "whom"),
  "helpline.contact.day.": WEEKDAYS,
  "licence.kind.": TEMPLATES.map(({ kind }) => kind),
  "licence.fact.": TEMPLATES.flatMap(({ facts }) => facts.map(([, label]) => label)),
  "licence.billFact.": ["needed", "wrong"],
  "licence.valid.": TEMPLATES.map(({ wording }) => wording),
  "licence.condition.": TEMPLATES.flatMap(({ conditions }) => [...conditions]),
  "payAgain.": titled("again", "resume"),
  "review.action.": REVIEW_ACTIONS,
  "review.event.": [...new Set([...AUDIT_EVENTS, ...UNMATCHED_EVENTS])],
  "review.noteHint.": REVIEW_ACTIONS.filter((action) => action !== "check_again"),
  "review.reason.": LISTING_REASONS,
  "review.source.": ANSWER_SOURCES,
  "privacy.": titled("who", "payment", "account", "visits", "browser", "seen", "long", "rights"),
  "receipt.": ["not_sent", ...PAYMENT_STATES].flatMap((state) => [`${state}.title`, `${state}.text`]),
  "receipt.byEmail.": ["soon", "sent"],
  "refund.rules.": ["what", "apply", "who", "ask", "notTaken"].flatMap((rule) => [
    `${rule}.question`,
    `${rule}.answer`,
  ]),
  "refund.state.": REFUND_STATES,
  "refund.step.": REFUND_STEPS,
  "requery.history.": HISTORY_KINDS,
  "search.consent.": ["name", "ic_no"],
  "accessibility.": titled("aim", "tested", "untested", "known", "help", "date"),
  "shell.page.": ["about", "accessibility", "faq", "helpline", "privacy", "terms"],
  "termsOfUse.": titled(
    "use",
    "amounts",
    "paying",
    "paid",
    "receipt",
    "refunds",
    "account",
    "available",
    "law",
  ),
  "siteRefusal.": SITE_REFUSALS,
  "verify.fact.": FACTS,
  "verify.kind.": ["receipt", "licence", "remittance"],
  "verify.outcome.": titled(...Object.keys(OUTCOMES)),
  "validation.field.": FIELD_NAMES,
  "validation.inSentence.": FIELD_NAMES.filter((name) => nameInSentenceKey(name) !== fieldNameKey(name)),
  "validation.rule.": RULES_SAID.filter((rule) => IN_CATALOGUE.has(rule)),
  "verification.by.": CHANNELS,
  "verification.byDetail.": CHANNELS,
  "verification.sent.": CHANNELS,
  "verification.sentHelp.": CHANNELS,
  "status.": STATUSES,
};

const completed = Object.entries(COMPLETED).flatMap(([beginning, ends]) =>
  ends.map((end) => `${beginning}${end}`),
);

const ROOMS = [...new Set(KEYS.map((key) => key.split(".")[0]))].join("|");

const project = join(import.meta.dirname, "../../..");
const source = globSync("{src,widgets}/**/*.{ts,tsx}", { cwd: project })
  .filter((path) => !/[/\\]i18n[/\\]/.test(path))
  .map((path) => readFileSync(join(project, path), "utf8"))
  .join("\n");

// The page that checks a document is a file with a name like a key.
const written = [...source.matchAll(new RegExp(`["'\`]((?:${ROOMS})\\.(?!html\\b)[\\w.]+)["'\`]`, "g"))].map(
  ([, key = ""]) => key,
);
const begun = [...source.matchAll(new RegExp(`\`((?:${ROOMS})\\.[\\w.]*)\\$\\{`, "g"))].map(
  ([, beginning = ""]) => beginning,
);

describe("'A missing key fails the tests'", () => {
  test("the source files were read", () => {
    expect(written).toContain("search.title");
    expect(begun).toContain("errors.kind.");
  });

  test("every key in the source has a text", () => {
    for (const key of written) expect(NAMES, key).toContain(key);
  });

  test("every prefix of a key in the source is listed here, and no others", () => {
    expect([...new Set(begun)].toSorted()).toEqual(Object.keys(COMPLETED).toSorted());
  });

  test("every key that the program completes from a prefix has a text", () => {
    for (const key of completed) expect(NAMES, key).toContain(key);
  });

  test("every text is used", () => {
    const used = new Set([...written, ...completed]);
    expect([...NAMES].filter((key) => !used.has(key))).toEqual([]);
  });
});

describe("the charges' texts exist in all languages", () => {
  // Each function returns the keys that a charge uses, after it has found them in every language.

  function has(...keys: readonly string[]): readonly string[] {
    for (const key of keys)
      for (const language of LANGUAGES) expect(ALL_TEXTS[language].has(key), `${language} ${key}`).toBe(true);
    return keys;
  }

  function shown(facts: readonly Fact[], parts: readonly AmountPart[] = []): readonly string[] {
    const terms = facts.flatMap((fact) => (fact.kind === "term" ? [fact.term] : []));
    return has(...[...facts, ...parts].map(({ label }) => label), ...terms);
  }

  function carted(item: CartItem): readonly string[] {
    const charge = chargeOf(item);
    const line = charge.lineOf(item);
    return [...shown(charge.itemFacts(item)), ...shown(charge.lineFacts(line), charge.lineParts(line))];
  }

  function offered(due: DueBill): readonly string[] {
    const { charge, record, terms } = due;
    const offers = charge.offers(record, terms, ADDED_AT);
    const notices = charge.notices?.(record, terms) ?? [];
    return [
      ...shown(charge.recordFacts(record)),
      ...shown(charge.rowFacts(charge.row.read(charge.record.write(record)))),
      ...has(...notices.map(({ text }) => text), ...offers.map(({ label }) => label)),
      ...offers.flatMap(({ parts }) => shown([], parts)),
      ...itemsOf(due).flatMap(carted),
    ];
  }

  function prompted(charge: Charge): readonly string[] {
    const assisted = ASSISTED_TYPES.filter((type) => type === charge.type).map(assistedPart);
    return [...has(...assisted), ...asked(charge)];
  }

  function asked(charge: Charge): readonly string[] {
    if (charge.source === "form") {
      const inputs = formOf(charge.type)?.inputs ?? [];
      const others = inputs.flatMap(({ inSentence, hint }) => [inSentence ?? [], hint ?? []].flat());
      return [...has(...inputs.map(({ label }) => label), ...others)];
    }
    const { label, hint, nothing } = charge.prompt;
    const { searchKinds: kinds, consent } = charge.source === "bill" ? charge : {};
    return has(
      label,
      hint,
      nothing,
      ...(kinds ? [kinds.label, kinds.any, ...kinds.values.map(({ term }) => term)] : []),
      ...(consent ? [consent.prompt.title, consent.prompt.help] : []),
    );
  }

  test("bills of every charge type have them, whatever is due and whatever blocks the payment", () => {
    fc.assert(
      fc.property(anyBill, (due) => {
        offered(due);
      }),
    );
  });

  test("accounts to reload have them, and so has every item and line", () => {
    fc.assert(
      fc.property(anyParking, anyItems, (account, items) => {
        shown(parking.recordFacts(account));
        items.flatMap(carted);
      }),
    );
  });

  test("every problem of a form has one (rule 5.16)", () => {
    const wrong: readonly FormValues[] = [
      {},
      stayForm({
        email: "x",
        phone: "x",
        total_no_of_people: "0",
        start_date: "x",
        full_name: "x".repeat(101),
      }),
      stayForm({ end_date: "30/12/2026", start_date: "31/02/2027" }),
      stayForm({ end_date: "30/12/2026" }),
      stayForm({ end_date: "30/12/2028", customer_name: "two\nlines", license_no: "4111111111111111" }),
    ];
    const rules = wrong.flatMap((values) => localGovernmentForm.problems(values).map(({ rule }) => rule));
    expect([...new Set(rules)].toSorted()).toEqual(Object.keys(FORM_RULES).toSorted());
    has(...rules.map((rule) => `errors.validation.${rule}`)); // On hand with the form, whatever else was fetched.
  });

  test("every text of a charge is used by that charge", () => {
    const due = (charge: Bill, record: BillRecord): DueBill => ({ charge, record, terms: WITH_ASSISTANCE });
    const assessed = { arrears: 1_00, current: 2_00, full_year: 4_00, discount: 10, landcess_effect: 50 };
    const licences = [
      ...[..."NMOIKLA"].map((m_kod_type) => licenseRecord({ m_kod_type })),
      ...[HAWKER, { statusl: "G" }, { kod_j_niaga: "P" }, { renewal_year: 2027 }].map(licenseRecord),
    ];
    const said = [
      ...CHARGE_TYPES.flatMap((type) => prompted(chargeOfType(type))),
      ...itemsOfEveryType().flatMap(carted),
      ...offered(due(assessment, assessmentRecord(assessed))),
      ...COMPOUND_TYPES.flatMap((compound_type) => offered(due(compound, compoundRecord({ compound_type })))),
      ...licences.flatMap((record) => offered(due(license, record))),
      ...offered(due(market, marketRecord())),
      ...[undefined, NOTHING].flatMap((balance) => shown(parking.recordFacts(parkingAccount({ balance })))),
    ];
    const own = KEYS.filter((key) => key.startsWith("charges.") && !/^charges\.(name|summary)\./.test(key));
    expect(own.filter((key) => !said.includes(key))).toEqual([]);
  });
});
