import type { Rule } from "./rules.ts";

const CARD_FORM = "tests/browser/cardForm.test.ts";
const CARD_PAGE = "tests/backend/cardForm.test.ts";
const DIALOG = "tests/browser/login/dialog.test.tsx";
const EVERY_FORM = "tests/browser/shell/everyForm.test.tsx";
const FIELDS = "tests/screens/accountFields.test.ts";
const FIND_LICENCE = "tests/screens/findLicence.test.ts";
const FORM = "tests/browser/form/registration.test.tsx";
const KEYS = "tests/i18n/keysInUse.test.ts";
const LANGUAGES = "tests/i18n/languages.test.ts";
const CATALOGUE = "tests/i18n/validationCatalogue.test.ts";
const LICENCE_DOCUMENT = "tests/print/licence/licenceDocument.test.ts";
const LICENCE_STORIES = "src/screens/licence/LicenceScreen.stories.tsx";
const LOCAL_GOVERNMENT = "tests/charges/localGovernmentCharge.test.ts";
const MASK = "tests/domain/mask.test.ts";
const MONEY = "tests/domain/money.test.ts";
const NEW_PASSWORD = "tests/screens/newPassword.test.ts";
const RESET_STORIES = "src/screens/reset_password/ResetPasswordScreen.stories.tsx";
const WORDING = "tests/i18n/wording.test.ts";

/** What section 5 says of what is typed and what is shown. */
export const VALIDATION: readonly Rule[] = [
  {
    section: 5,
    rule: "A login needs an address and a password.",
    heldBy: [[DIALOG, "an empty address and an empty password are required, and nothing is sent"]],
  },
  {
    section: 5,
    rule: "A registration needs full_name, password, ic_no and phone.",
    heldBy: [
      [FORM, "'Required: ... %s'"],
      [FIELDS, "'Required: ... %s': blanks are nothing"],
    ],
  },
  {
    section: 5,
    rule: "Cash is a counter's amount received: the online channel's registration asks for none.",
    heldBy: [
      [FORM, "the rule of the password stands there before anything is typed; no field asks for cash"],
    ],
  },
  {
    section: 5,
    rule: "A registration's confirm_password is required and matches its password.",
    heldBy: [
      [FORM, "Confirm password is required."],
      [FORM, "The Password confirmation does not match."],
    ],
  },
  {
    section: 5,
    rule: "A registration's email_address is required and valid.",
    heldBy: [
      [FORM, "Email address is required."],
      [FORM, "The Email address must be a valid email."],
      ["tests/domain/contact.test.ts", "%j is none"],
    ],
  },
  {
    section: 5,
    rule: "A local-government charge needs each of its eight fields.",
    heldBy: [
      [
        LOCAL_GOVERNMENT,
        "'Required: full_name, phone, license_no, customer_name, total_no_of_people, total_no_of_days, start_date, end_date.'",
      ],
      [LOCAL_GOVERNMENT, "total_no_of_days follows from the dates: a line without it is unreadable"],
      [LOCAL_GOVERNMENT, "an empty form lacks each, in the order of the form"],
    ],
  },
  {
    section: 5,
    rule: "A local-government charge's email is required and valid.",
    heldBy: [[LOCAL_GOVERNMENT, "'email is required and valid.'"]],
  },
  {
    section: 5,
    rule: "A local-government charge's amount is required and at least 0.",
    heldBy: [[LOCAL_GOVERNMENT, "a line or an item that lacks it or goes below is unreadable"]],
  },
  {
    section: 5,
    rule: "The days are those between the start and the end.",
    heldBy: [
      [LOCAL_GOVERNMENT, "from %s to %s: %i"],
      [LOCAL_GOVERNMENT, "as the calendar counts them, backwards too"],
      [LOCAL_GOVERNMENT, "the item holds them, whatever was typed for them"],
    ],
  },
  {
    section: 5,
    rule: "A card needs code, name, expired_month, expired_year and bank.",
    heldBy: [
      [CARD_FORM, "each field is required, and says so beside it and on top"],
      [CARD_PAGE, "it has every field of the specification, all of them required, and the signed request"],
    ],
  },
  {
    section: 5,
    rule: "A card's month is one of 1 to 12, its year one from this to ten years ahead.",
    heldBy: [
      [
        CARD_PAGE,
        "'Expiry month options are 1-12. Expiry years run from the current year through 10 years ahead.'",
      ],
    ],
  },
  {
    section: 5,
    rule: "A new password and its confirmation are required, and are alike.",
    heldBy: [
      [NEW_PASSWORD, "both are required"],
      [NEW_PASSWORD, "one that does not match says so at the confirmation"],
      [RESET_STORIES, "NotAlike"],
    ],
  },
  {
    section: 5,
    rule: "What is searched for is trimmed, and of a market, compound or licence number the dashes are taken out.",
    heldBy: [
      ["tests/charges/everyCharge.test.ts", "%s: %j is searched as %j"],
      [
        "tests/browser/search/search.test.tsx",
        "'The id is trimmed. For market, compound and licence searches, dashes are removed.': %j",
      ],
      ["tests/backend/search.test.ts", "a stall is found with its dashes or without: %j"],
    ],
  },
  {
    section: 5,
    rule: "What is wrong with a field of ours is said in English, Malay and Chinese.",
    heldBy: [
      [KEYS, "what is wrong with a form"],
      [FIELDS, "and every name is one that has a text"],
      [LANGUAGES, "%s has every text and none too many"],
      [LANGUAGES, "no text was left untranslated"],
    ],
  },
  {
    section: 5,
    rule: "What is wrong with a form takes the focus, and what was typed outlives the server's refusal, in every form.",
    heldBy: [
      [EVERY_FORM, "of %s has a summary that takes the focus, and names each field"],
      [EVERY_FORM, "of %s has its one field take the focus"],
      [EVERY_FORM, "values kept when the server refuses: %s"],
      [CARD_FORM, "each field is required, and says so beside it and on top"],
    ],
  },
  {
    section: 5,
    rule: "There are messages for the standard rules in English, Malay and Chinese, also for those that no form of ours has.",
    heldBy: [
      [CATALOGUE, "each rule has one message, at hand on every page or with the catalogue"],
      [CATALOGUE, "each message takes what its rule says and, unless it is the app's own, the field's name"],
      [CATALOGUE, "each rule of each field is a whole sentence, without anything left over"],
    ],
  },
  {
    section: 5,
    rule: "'X is required.', 'The X must be a valid email.', 'The X must be at least N characters.', 'The X may not be greater than N characters.'",
    heldBy: [
      [WORDING, "errors.validation.required"],
      [WORDING, "errors.validation.email"],
      [WORDING, "validation.rule.min"],
      [WORDING, "errors.validation.max"],
    ],
  },
  {
    section: 5,
    rule: "A message names its field as people call it: full name, e-mail address, password, its confirmation.",
    heldBy: [
      [FORM, "Full name is required."],
      [FORM, "Email address is required."],
      [FORM, "Password is required."],
      [FORM, "Confirm password is required."],
    ],
  },
  {
    section: 5,
    rule: "There are display names for the fields that are listed, also for those that no form of ours has.",
    heldBy: [
      [CATALOGUE, "'Field display names are defined for: ... %s'"],
      [CATALOGUE, "'Other labelled fields: ... %s'"],
      [CATALOGUE, "each field has a name of its own, and is not called as a program calls it"],
    ],
  },
  {
    section: 5,
    rule: "requiredField: 'This field is required.', of a field that has no name.",
    heldBy: [
      [WORDING, "errors.validation.requiredField"],
      [CATALOGUE, "a field without a name is spoken of without one"],
    ],
  },
  {
    section: 5,
    rule: "invalidEmailFormat: 'Invalid e-mail format', of a field that has no name.",
    heldBy: [
      [WORDING, "errors.validation.invalidEmailFormat"],
      [CATALOGUE, "a field without a name is spoken of without one"],
    ],
  },
  {
    section: 5,
    rule: "invalidNRICFormat: 'NRIC must be in 12 characters length'",
    heldBy: [
      [WORDING, "errors.validation.nric"],
      [FORM, "NRIC must be in 12 characters length"],
    ],
  },
  {
    section: 5,
    rule: "invalidDateOfBirth: 'Invalid date of birth'",
    heldBy: [
      [WORDING, "validation.rule.dateOfBirth"],
      [FORM, "Invalid date of birth"],
    ],
  },
  {
    section: 5,
    rule: "A hint says how the number looks: R of a trading licence, 2XX-XXXX of the council's, 30X-XXXX of a market, 90X-XXXX of an open space, an IC without dashes.",
    heldBy: [
      [WORDING, "Trading licence numbers start with 'R'."],
      [WORDING, "Council licence numbers look like 2XX-XXXX."],
      [WORDING, "Market numbers look like 30X-XXXX."],
      [WORDING, "Open space numbers look like 90X-XXXX."],
      [WORDING, "IC numbers are entered without dashes."],
    ],
  },
  {
    section: 5,
    rule: "An operasi licence of a print type under 4 without a photo is not printed, and the message says so.",
    heldBy: [
      [
        LICENCE_DOCUMENT,
        "'An operasi licence with a print type under 4 and no photo is rejected': no other needs one",
      ],
      [
        FIND_LICENCE,
        "'An operasi licence with a print type under 4 and no photo is rejected'; with its photo it is printed",
      ],
      [LICENCE_STORIES, "NoPhoto"],
    ],
  },
  {
    section: 5,
    rule: "Money is shown with two decimals.",
    heldBy: [[MONEY, "'Money has 2 decimals', in RM on screen"]],
  },
  {
    section: 5,
    rule: "A date is DD/MM/YYYY, and its time hh:mm A.",
    heldBy: [["tests/domain/malaysiaTime.test.ts", "'Dates are DD/MM/YYYY, with time as hh:mm A'"]],
  },
  {
    section: 5,
    rule: "A masked text hides its last 75 per cent.",
    heldBy: [
      [MASK, "'Masked display hides the last 75 percent of a text'"],
      [MASK, "rounded up: of every text the last 75 per cent show nothing but spaces, the rest is shown"],
    ],
  },
  {
    section: 5,
    rule: "A masked identity number shows its last four characters.",
    heldBy: [[MASK, "of every longer one the last four are shown and no more"]],
  },
];
