import type { Rule } from "./rules.ts";

const ENUMERATIONS = "tests/domain/enumerations.test.ts";
const LICENSE = "tests/charges/license.test.ts";
const LOST_PART = "tests/browser/shell/lostPart.test.ts";
const OFFLINE = "tests/browser/shell/offline.test.tsx";
const REMOVAL = "tests/browser/stores/cartRemoval.test.ts";
const ROUTE = "tests/shell/route.test.ts";
const UPDATE = "tests/browser/shell/update.test.tsx";

/** What section 4 says besides accounts. */
export const TRANSITIONS: readonly Rule[] = [
  {
    section: 4,
    rule: "A payment begins as in_progress.",
    heldBy: [
      [
        "tests/backend/createPayment.test.ts",
        "holds every field of the payment record, with the names of our own records",
      ],
    ],
  },
  {
    section: 4,
    rule: "There are labels for sixteen statuses, of which a payment has one.",
    heldBy: [
      [ENUMERATIONS, "Labels name these statuses"],
      [ENUMERATIONS, "each of $name has a label of its own, not its raw name"],
      [ENUMERATIONS, "a payment is in one of the statuses that labels name"],
    ],
  },
  {
    section: 4,
    rule: "In an address council_permit_license, trading_license and license are license.",
    heldBy: [[ROUTE, "%s becomes license"]],
  },
  {
    section: 4,
    rule: "In an address assessment, compound, parking and market keep their names.",
    heldBy: [[ROUTE, "%s keeps its name"]],
  },
  {
    section: 4,
    rule: "The payment method is 1 until another is chosen.",
    heldBy: [
      [
        "tests/domain/paymentMethod.test.ts",
        "'Payment method. It defaults to 1', which is FPX from a person's account, token 01; 2 is a company's, 02",
      ],
      [
        "tests/payment/paySteps.test.ts",
        "the first method that is offered is the default; a card only where cards are taken",
      ],
    ],
  },
  {
    section: 4,
    rule: "With a licence or permit the cart's items go whose license_no is its id.",
    heldBy: [
      [REMOVAL, "the items of that number go with it, and are told"],
      [REMOVAL, "another number's and another council's stay"],
      ["tests/charges/lines.test.ts", "no other item takes any with it"],
    ],
  },
  {
    section: 4,
    rule: "A part of the program that cannot be loaded reloads the page, a second time only after 60 seconds.",
    heldBy: [
      [LOST_PART, "loads the page anew, and again only after 60 seconds"],
      [LOST_PART, "any other error reloads nothing"],
      [
        "e2e/pages.spec.ts",
        "a part of the program that is lost reloads the page once, then says so; the cart stays",
      ],
    ],
  },
  {
    section: 4,
    rule: "In the mobile app a version lower than app_version is blocked by the update dialog.",
    heldBy: [
      ["tests/domain/appVersion.test.ts", "%s than %s, part by part as numbers"],
      [UPDATE, "is asked to be updated: both versions, and the way to the platform's app store"],
      [UPDATE, "of the latest version"],
    ],
  },
  {
    section: 4,
    rule: "The loading bar starts after 200 ms and grows toward its end over about 5 seconds.",
    heldBy: [
      ["tests/browser/shell/loadingBar.test.tsx", "never shows for what comes within 200 ms"],
      ["tests/browser/shell/loadingBar.test.tsx", "grows toward its end over 5 seconds"],
    ],
  },
  {
    section: 4,
    rule: "A renewal is early when its year is later than this year.",
    heldBy: [
      [LICENSE, "renewed for %i in 2026: %j"],
      [LICENSE, "this year is Malaysia's"],
      [
        "tests/browser/search/search.test.tsx",
        "'Early renewal. It applies when the renewal year is later than this year': said, and in nobody's way",
      ],
    ],
  },
  {
    section: 4,
    rule: "Whether there is a network is tracked.",
    heldBy: [
      [OFFLINE, "it is said and announced for as long as there is none, and that it is back"],
      [OFFLINE, "a page that begins without a network says so"],
    ],
  },
];
