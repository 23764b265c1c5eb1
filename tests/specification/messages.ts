import type { Rule } from "./rules.ts";

const CHARGE_STORIES = "src/screens/search/ChargeTypes.stories.tsx";
const CONFIRMATION = "tests/browser/checkout/confirmation.test.tsx";
const LICENSE = "tests/charges/license.test.ts";
const SEARCH = "tests/browser/search/search.test.tsx";
const SCHEMAS = "tests/api/schemas.test.ts";
const WORDING = "tests/i18n/wording.test.ts";

/** Section 8 besides accounts: what is said, and when. */
export const MESSAGES: readonly Rule[] = [
  {
    section: 8,
    rule: "attempt_failed_please_try_again: 'Attempt failed. Please try again.'",
    heldBy: [
      [WORDING, "errors.reason.attempt_failed_please_try_again"],
      [SEARCH, "Attempt failed. Please try again."],
    ],
  },
  {
    section: 8,
    rule: "invalid_account: 'Invalid Account No / License No'",
    heldBy: [
      [WORDING, "errors.reason.invalid_account"],
      [SEARCH, "'Invalid Account No / License No': what is nothing but dashes is asked of nobody"],
    ],
  },
  {
    section: 8,
    rule: "invalid_council: 'This council is currently not available.'",
    heldBy: [
      [WORDING, "errors.reason.invalid_council"],
      [SCHEMAS, "'This council is currently not available.'"],
      [CHARGE_STORIES, "CouncilNotAvailable"],
    ],
  },
  {
    section: 8,
    rule: "invalid_payment_type: 'This payment type is currently not available.'",
    heldBy: [
      [WORDING, "errors.reason.invalid_payment_type"],
      [SCHEMAS, "'This payment type is currently not available.'"],
      [CHARGE_STORIES, "TypeNotOffered"],
    ],
  },
  {
    section: 8,
    rule: "error_license_is: 'This license status is not allowed to proceed. Please check with license department.'",
    heldBy: [
      [WORDING, "charges.license.notice.notAllowed"],
      [LICENSE, "'This license status is not allowed to proceed': nothing is paid, status %s"],
      [SEARCH, "This license status is not allowed to proceed. Please check with license department."],
    ],
  },
  {
    section: 8,
    rule: "cart_exceed: 'Your cart is full, kindly checkout for your payment.'",
    heldBy: [
      [WORDING, "search.full"],
      [SEARCH, "'Your cart is full, kindly checkout for your payment.': told before adding"],
    ],
  },
  {
    section: 8,
    rule: "exist_in_cart: 'already exist in cart.'",
    heldBy: [
      [WORDING, "search.exists"],
      [SEARCH, "'already exist in cart.'"],
    ],
  },
  {
    section: 8,
    rule: "under_maintenance: 'Payment for {field} is currently unavailable, we apologize for the inconvenience.'",
    heldBy: [
      [WORDING, "errors.reason.under_maintenance"],
      [SEARCH, "Payment for Compound is currently unavailable, we apologize for the inconvenience."],
      [CHARGE_STORIES, "UnderMaintenance"],
    ],
  },
  {
    section: 8,
    rule: "license_risky_not_available: dog, hawkers' and risky licences are not renewed online for the time being.",
    heldBy: [
      [WORDING, "charges.license.notice.risky"],
      [
        LICENSE,
        "'online renewal for dog license, hawkers license and risky license is not available': arrears alone, %j",
      ],
      [CHARGE_STORIES, "RiskyLicence"],
    ],
  },
  {
    section: 8,
    rule: "message_multiple_trading_license_block: such a trading licence is renewed at the council's counter.",
    heldBy: [
      [
        WORDING,
        "'the trading licence is not applicable for online renewal and must be renewed at the council counter'",
      ],
      [
        LICENSE,
        "'the trading licence is not applicable for online renewal and must be renewed at the council counter'",
      ],
      [
        SEARCH,
        "This trading licence is not applicable for online renewal and must be renewed at the council counter.",
      ],
    ],
  },
  {
    section: 8,
    rule: "result_not_found: 'Result Not Found', of a licence that is looked for.",
    heldBy: [
      [WORDING, "charges.license.nothing"],
      [SEARCH, "'Search with no rows: 'Not Found!'', 'Result Not Found' of a licence: %j"],
    ],
  },
  {
    section: 8,
    rule: "result_not_found: 'Result Not Found', of a licence that is to be printed.",
    heldBy: [
      [WORDING, "charges.license.nothing"],
      ["src/screens/licence/LicenceScreen.stories.tsx", "NotFound"],
      [
        "tests/screens/findLicence.test.ts",
        "is not found by another's payment, of another period or council, and by nobody without a token",
      ],
    ],
  },
  {
    section: 8,
    rule: "invalid_print_no_photo: a licence is not printed while its owner's photo is missing.",
    heldBy: [
      ["src/screens/licence/LicenceScreen.stories.tsx", "NoPhoto"],
      ["src/screens/licence/LicenceScreen.stories.tsx", "PhotoGone"],
      [
        "e2e/licence.spec.ts",
        "a licence is printed from its paid receipt; one whose owner's photo is missing is not",
      ],
    ],
  },
  {
    section: 8,
    rule: "An address that names no payment type of ours shows the invalid-payment-type text.",
    heldBy: [
      ["tests/shell/route.test.ts", "'Invalid payment type: the invalid-payment-type text'"],
      [SEARCH, "'Invalid payment type: the invalid-payment-type text', of the link that led here"],
    ],
  },
  {
    section: 8,
    rule: "A search that finds no rows says 'Not Found!'.",
    heldBy: [
      [WORDING, "search.notFound"],
      [SEARCH, "'Search with no rows: 'Not Found!'', 'Result Not Found' of a licence: %j"],
      ["e2e/badInput.spec.ts", "an unknown account says Not Found and the field keeps the focus"],
    ],
  },
  {
    section: 8,
    rule: "A licence search that fails shows the server's reason.",
    heldBy: [
      [SEARCH, "'Licence search error: the server reason.'"],
      ["tests/backend/licenses.test.ts", "%s has its reason"],
    ],
  },
  {
    section: 8,
    rule: "Of a payment's search 'Invalid search parameters' is swallowed, and any other error is not.",
    heldBy: [
      [
        "tests/api/calls.test.ts",
        "'A payment search error containing 'Invalid search parameters' is swallowed. Other errors are rethrown.'",
      ],
      [SEARCH, "'containing 'Invalid search parameters' is swallowed': %j"],
      [SEARCH, "'Other errors are rethrown': %#"],
    ],
  },
  {
    section: 8,
    rule: "A payment that could not be created shows the server's reason, and nobody leaves with it.",
    heldBy: [
      [
        CONFIRMATION,
        "'Payment creation failure: the server reason', nobody leaves, and it can be tried again",
      ],
      [
        CONFIRMATION,
        "a payment that is refused because an amount changed shows both amounts, at the confirmation and in the cart",
      ],
    ],
  },
  {
    section: 8,
    rule: "A page that is not found is a 404, any other failure of a screen a 500.",
    heldBy: [
      [WORDING, "shell.notFound"],
      ["src/shell/ErrorPage.stories.tsx", "NotFound"],
      [
        "e2e/pages.spec.ts",
        "a part of the program that is lost reloads the page once, then says so; the cart stays",
      ],
    ],
  },
];
