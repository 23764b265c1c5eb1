import { Struct } from "superstruct";
import { councilSwitches } from "../../api/schemas/configuration.ts";
import { councilPeriods, storedConfiguration } from "../../api/schemas/storedConfiguration.ts";
import { COUNCIL_CODES } from "../../domain/councils.ts";

/** The fields of the configuration, read from its schema, and a sentence about each for the person who sets it. */

/** The names from the document down, for example `["councils", "mpt", "maintenance"]`. */
export type FieldPath = readonly string[];

const COUNCILS = "councils";
const HELPLINE = "helpline";

/** Fields that come from the server's settings, whatever the document holds, and what sets them. */
export const SET_BY_SERVER: ReadonlyMap<string, string> = new Map([
  ["card_form", "KAUNTER_CARD_FORM"],
  ["operator", "KAUNTER_OPERATOR and the field helpline"],
  ["crests", "npm run council -- <code> --logo <file>"],
  ["page_views", "KAUNTER_TRACKER_URL"],
  ["test_portal", "KAUNTER_TEST_PORTAL"],
]);

/**
 * The names allowed below a field or in the document. Undefined when the field holds no other fields.
 * @param path of a known field
 */
export function namesBelow(path: FieldPath): readonly string[] | undefined {
  if (path.at(-1) === COUNCILS) return COUNCIL_CODES;
  const fields = fieldsBelow(path);
  return fields && Object.keys(fields).filter((name) => path.length > 0 || !SET_BY_SERVER.has(name));
}

function fieldsBelow(path: FieldPath): Readonly<Record<string, unknown>> | undefined {
  let fields = fieldsIn(storedConfiguration);
  for (const [depth, name] of path.entries()) {
    const ofCouncil = depth === 1 ? councilSwitches : councilPeriods;
    fields = fieldsIn(isCouncil(path, depth) ? ofCouncil : fields?.[name]);
  }
  return fields;
}

function fieldsIn(struct: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!(struct instanceof Struct)) return undefined;
  if (struct.type === "object") return struct.schema as Readonly<Record<string, unknown>>;
  // a text may also be an object with one text for each language
  if (struct.type !== "union" || !Array.isArray(struct.schema)) return undefined;
  return struct.schema.map(fieldsIn).find((fields) => fields !== undefined);
}

/** Whether the name at this depth is the code of a council. */
function isCouncil(path: FieldPath, depth: number): boolean {
  return path[depth - 1] === COUNCILS;
}

/** The name of "councils.mpt" in the tables below: "councils.*". */
function patternOf(path: FieldPath): string {
  return path.map((name, depth) => (isCouncil(path, depth) ? "*" : name)).join(".");
}

/** Fields that hold other fields, each of which can be set alone. A new value replaces any other field whole. */
const GROUPS: ReadonlySet<string> = new Set([
  "",
  "app_stores",
  "assistance",
  COUNCILS,
  "councils.*",
  "councils.*.bill_fact",
  "councils.*.examples",
  HELPLINE,
  "licences",
  "validity",
  "validity.councils",
  "validity.councils.*",
]);

export function isGroup(path: FieldPath): boolean {
  return GROUPS.has(patternOf(path));
}

const SWITCH = "true or false";
const PERIOD =
  'times in UTC of the years 2000 to 9999, of which the first is the earlier, like {"from": "2026-12-31T09:00:00.000Z", "until": "2027-01-02T00:00:00.000Z"}';
const TEXT =
  'a text, a text for each language like {"ms": "...", "en": "...", "zh": "..."}, or null for none';
const LANGUAGE = "a text that is not empty";
const TYPES = "charge types: assessment, compound, license, market, parking, local_government_charge";
const STORE = "an https address with a path";
const DAY = "Mon, Tue, Wed, Thu, Fri, Sat or Sun";
const TIME_OF_DAY = 'a time of day like "08:30"';
const CODES = 'lists of codes like {"statusl": ["B"], "m_kod_type": [], "kod_j_niaga": []}';

/** The values that each field may hold, for the sentence "It may hold ...". */
export const MAY_HOLD: Readonly<Record<string, string>> = {
  closing: SWITCH,
  snackbarMessage: TEXT,
  announcement: TEXT,
  ...Object.fromEntries(
    ["snackbarMessage", "announcement"].flatMap((text) =>
      ["ms", "en", "zh"].map((language) => [`${text}.${language}`, LANGUAGE]),
    ),
  ),
  app_version: 'a version like "1.4.0", or null for none',
  app_stores: 'addresses like {"android": "https://...", "ios": "https://..."}',
  "app_stores.android": STORE,
  "app_stores.ios": STORE,
  cart_limit: "a whole number from 1",
  assistance: 'fields like {"active": true, "percent": 20, "charges": ["assessment"], "dialog": true}',
  "assistance.active": SWITCH,
  "assistance.percent": "a whole number from 0 to 100",
  "assistance.charges": "a list of assessment and license",
  "assistance.dialog": SWITCH,
  cards: SWITCH,
  [HELPLINE]: 'fields like {"phone": "088-123456", "email": "bantuan@portal.example"}',
  [`${HELPLINE}.phone`]: "a phone number, or null for that of the server's settings",
  [`${HELPLINE}.email`]: "an e-mail address, or null for that of the server's settings",
  [`${HELPLINE}.hours`]:
    'hours like {"first_day": "Mon", "last_day": "Fri", "opens": "08:00", "closes": "17:00"}, whose times differ, or null for those of the server\'s settings',
  [`${HELPLINE}.hours.first_day`]: DAY,
  [`${HELPLINE}.hours.last_day`]: DAY,
  [`${HELPLINE}.hours.opens`]: TIME_OF_DAY,
  [`${HELPLINE}.hours.closes`]: TIME_OF_DAY,
  licences: "the meanings not_allowed, risky, several, consent and operation",
  ...Object.fromEntries(
    ["not_allowed", "risky", "several", "consent", "operation"].flatMap((meaning) => [
      [`licences.${meaning}`, CODES],
      ...["statusl", "m_kod_type", "kod_j_niaga"].map((code) => [
        `licences.${meaning}.${code}`,
        'a list of codes like ["B", "G"]',
      ]),
    ]),
  ),
  councils: 'councils by their codes, like {"mpt": {"available": false}}',
  "councils.*": 'fields like {"available": true, "charges": ["parking"], "maintenance": []}',
  "councils.*.available": SWITCH,
  "councils.*.charges": `a list of ${TYPES}`,
  "councils.*.maintenance": `a list of ${TYPES}`,
  "councils.*.examples": 'numbers like {"assessment": "130045001"}',
  ...Object.fromEntries(
    ["assessment", "compound", "license", "market", "parking"].map((type) => [
      `councils.*.examples.${type}`,
      "a text of 1 to 30 characters",
    ]),
  ),
  "councils.*.bill_fact": 'fields like {"search": true, "licence": false}',
  "councils.*.bill_fact.search": SWITCH,
  "councils.*.bill_fact.licence": SWITCH,
  validity: 'periods of switches like {"closing": {"from": "2026-12-31T09:00:00.000Z"}}',
  ...Object.fromEntries(
    [
      ...["closing", "announcement", "snackbarMessage", "assistance", "cards"],
      ...["councils.*.available", "councils.*.charges", "councils.*.maintenance"],
    ].flatMap((name) => [
      [`validity.${name}`, PERIOD],
      [`validity.${name}.from`, "a time in UTC of the years 2000 to 9999"],
      [`validity.${name}.until`, "a time in UTC of the years 2000 to 9999"],
    ]),
  ),
  "validity.councils.*.charges.otherwise": `a list of ${TYPES}`,
  "validity.councils":
    'periods by council, like {"mpt": {"available": {"until": "2027-01-02T00:00:00.000Z"}}}',
  "validity.councils.*": "the periods of available, charges and maintenance",
};

/** The values that the field may hold, or undefined for an unknown path. */
export function mayHold(path: FieldPath): string | undefined {
  return MAY_HOLD[patternOf(path)];
}
