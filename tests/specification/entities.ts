import type { Rule } from "./rules.ts";

const CARD_FORM_PAGE = "tests/backend/cardForm.test.ts";
const CART = "tests/browser/stores/cartStorage.test.ts";
const EVERY_CHARGE = "tests/charges/everyCharge.test.ts";
const ENUMERATIONS = "tests/domain/enumerations.test.ts";
const LICENSE = "tests/charges/license.test.ts";
const MARKET = "tests/charges/market.test.ts";
const PARKING = "tests/charges/parking.test.ts";
const RESET = "tests/backend/resetPassword.test.ts";
const SCHEMAS = "tests/api/schemas.test.ts";
const SESSION = "tests/api/session.test.ts";

/** Section 3: what each entity holds. */
export const ENTITIES: readonly Rule[] = [
  {
    section: 3,
    rule: "A session has name, roles and machine_id (A10); once loaded also phone, full_name and ic_num.",
    heldBy: [
      [SESSION, "a log-in sends name and password, and the session holds name, roles and the online channel"],
      [
        SESSION,
        "the session is read by GET, and after load it also has phone, full_name and ic_num; a null name is nobody",
      ],
    ],
  },
  {
    section: 3,
    rule: "A user has name (the e-mail), full_name, ic_num, phone, machine_id, password, roles, timestamp and type.",
    heldBy: [
      [
        "tests/backend/registration.test.ts",
        "makes a user with every field, whose address is shown to be theirs before the first log-in",
      ],
      [
        "tests/browser/form/registration.test.tsx",
        "sends a user as the specification has one, and what ic_no was is ic_num; the code is asked for next",
      ],
    ],
  },
  {
    section: 3,
    rule: "A cart item has type, amount, council, added_cart_at, an assessment's selection, license_no, and its record's fields.",
    heldBy: [
      [EVERY_CHARGE, "type, amount, council, added_cart_at"],
      [EVERY_CHARGE, "selection (assessment), license_no"],
      [EVERY_CHARGE, "plus the searched record's own fields"],
    ],
  },
  {
    section: 3,
    rule: "The cart is cartDB, version 1, store items, with keys that count; items are saved, listed and deleted one by one, and are there at the start.",
    heldBy: [
      [CART, "it has that shape and no other store"],
      [CART, "'Items are saved, listed and deleted individually', each with its own key"],
      [CART, "a page that is opened later finds them"],
    ],
  },
  {
    section: 3,
    rule: "A local-government charge has its eleven fields.",
    heldBy: [
      [
        "tests/charges/localGovernmentCharge.test.ts",
        "'Local-government charge: license_no, customer_name, total_no_of_people, total_no_of_days, start_date, end_date, amount, full_name, email, phone, type (default local_government_charge).'",
      ],
    ],
  },
  {
    section: 3,
    rule: "A payment record has every field that is listed; amount_paid is a counter's alone.",
    heldBy: [
      [
        "tests/backend/createPayment.test.ts",
        "holds every field of the payment record, with the names of our own records",
      ],
    ],
  },
  {
    section: 3,
    rule: "An assessment's, a compound's and a licence's service have the fields that are listed.",
    heldBy: [
      [
        "tests/charges/assessment.test.ts",
        "the line of any selection holds these fields and no other: not the selection, not cartDB's key",
      ],
      [
        "tests/charges/compound.test.ts",
        "'Compound service: compound_id, compound_no, compound_type, council, payer, amount, type.'",
      ],
      [
        LICENSE,
        "'Licence service: license_no, council, arrears_only, amount, gst_amount, discount, statusl, m_kod_type, sah_hingga, renewal_year, renewal_month, kod_j_niaga, nama_s, subhead, consent (trading only), type.'",
      ],
    ],
  },
  {
    section: 3,
    rule: "A market and a parking item are sent as they are, but for the market's balance.",
    heldBy: [
      [MARKET, "the line is the item without its balance; cartDB's key is the browser's own"],
      [PARKING, "the line is the item; cartDB's key is the browser's own"],
    ],
  },
  {
    section: 3,
    rule: "The card form has code, name, expired_month, expired_year, bank and ccv.",
    heldBy: [
      [
        CARD_FORM_PAGE,
        "it has every field of the specification, all of them required, and the signed request",
      ],
    ],
  },
  {
    section: 3,
    rule: "The card gateway's request has every field that is listed.",
    heldBy: [
      [
        "tests/backend/cardPayment.test.ts",
        "is a form with every field of the request, signed, to the gateway alone",
      ],
    ],
  },
  {
    section: 3,
    rule: "FPX's request has every field that is listed.",
    heldBy: [
      [
        "tests/backend/payPage.test.ts",
        "posts the signed AR to FPX, by script or by button, and says where it goes",
      ],
    ],
  },
  {
    section: 3,
    rule: "A consent has name and ic_no.",
    heldBy: [[LICENSE, "'Consent: name, ic_no.'"]],
  },
  {
    section: 3,
    rule: "A reset-password record has _id and email.",
    heldBy: [[RESET, "is set with the link of an e-mail"]],
  },
  {
    section: 3,
    rule: "A search asks by council, payment_type, _id, compound_type and database.",
    heldBy: [
      [SCHEMAS, "'Search query: council, payment_type, _id, compound_type, database.'"],
      [
        "tests/browser/search/search.test.tsx",
        "'Search query: council, payment_type, _id, compound_type, database.'",
      ],
    ],
  },
  {
    section: 3,
    rule: "The configuration says closing, snackbarMessage, announcement and app_version.",
    heldBy: [
      [SCHEMAS, "'Configuration (read at start): closing, snackbarMessage, announcement, app_version.'"],
    ],
  },
  {
    section: 3,
    rule: "Each enumeration has its values, and each value a label in each language.",
    heldBy: [
      [ENUMERATIONS, "'$name: $wording'"],
      [ENUMERATIONS, "each of $name has a label of its own, not its raw name"],
    ],
  },
  {
    section: 3,
    rule: "48 is Visa, 49 Mastercard, any other code a bank's, each with its name; cards are of 16 Malaysian banks.",
    heldBy: [
      [
        "tests/domain/paymentMethodName.test.ts",
        "'Other codes are online-banking bank codes mapped to bank names'",
      ],
      ["tests/domain/banks.test.ts", "%s is %s, in %s"],
      [ENUMERATIONS, "each once, with a name"],
    ],
  },
  {
    section: 3,
    rule: "The other fields that are labelled have a display name.",
    heldBy: [["tests/i18n/validationCatalogue.test.ts", "'Other labelled fields: ... %s'"]],
  },
  {
    section: 3,
    rule: "A digital licence has a payment block (receipt_no, timestamp, paid_until_year, paid_until_month, amount), signature, license, barcode, logo, picture and url.",
    heldBy: [
      [
        "tests/backend/digitalLicence.test.ts",
        "is written by PUT and read by POST, filled from the payment and the council's record",
      ],
    ],
  },
];
