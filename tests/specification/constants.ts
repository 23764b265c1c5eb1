import type { Rule } from "./rules.ts";

const ALERT = "tests/browser/status/alert.test.tsx";
const ASSESSMENT = "tests/charges/assessment.test.ts";
const CARD_PAYMENT = "tests/backend/cardPayment.test.ts";
const COUNCILS = "tests/domain/councils.test.ts";
const LICENCE_DOCUMENT = "tests/print/licence/licenceDocument.test.ts";
const LICENSE = "tests/charges/license.test.ts";
const LOADING_BAR = "tests/browser/shell/loadingBar.test.tsx";
const LOCAL_GOVERNMENT = "tests/charges/localGovernmentCharge.test.ts";
const MARKET = "tests/charges/market.test.ts";
const MONEY = "tests/domain/money.test.ts";
const PARKING = "tests/charges/parking.test.ts";
const PAY_PAGE = "tests/backend/payPage.test.ts";
const SETTINGS = "tests/backend/settings.test.ts";
const SNACKBAR = "tests/browser/login/snackbar.test.tsx";
const VERIFICATION = "tests/browser/form/verification.test.tsx";

/** The constants and limits of section 9. */
export const CONSTANTS: readonly Rule[] = [
  {
    section: 9,
    rule: "The snackbar is shown for 10,000 ms, at the bottom right.",
    heldBy: [
      [SNACKBAR, "it stays for 10,000 ms"],
      ["src/ui/feedback/Snackbar.stories.tsx", "BottomRight"],
    ],
  },
  {
    section: 9,
    rule: "Gateways are asked in MYR.",
    heldBy: [
      [PAY_PAGE, "posts the signed AR to FPX, by script or by button, and says where it goes"],
      [CARD_PAYMENT, "is a form with every field of the request, signed, to the gateway alone"],
    ],
  },
  {
    section: 9,
    rule: "The screen shows RM with two decimals, of amounts that are held in sen and divided by 100.",
    heldBy: [
      [
        MONEY,
        "'Currency is MYR in gateway requests and RM on screen, with 2 decimals. Amounts are held in sen, and the currency helper divides by 100.'",
      ],
    ],
  },
  {
    section: 9,
    rule: "A parking reload is preset to 500, in the cart divided by 100.",
    heldBy: [
      [PARKING, "the preset is 500, in cartDB it is 5.00"],
      [
        "tests/browser/search/search.test.tsx",
        "'Parking. The amount is preset to 500 and divided by 100 when added to the cart.'",
      ],
    ],
  },
  {
    section: 9,
    rule: "A market's amount is what its balance is below nothing, else 0.",
    heldBy: [
      [MARKET, "a balance of %i sen offers %j"],
      [MARKET, "of any stall"],
    ],
  },
  {
    section: 9,
    rule: "A licence's amount is its balance, and 0 where that is below nothing.",
    heldBy: [
      [LICENSE, "the renewal costs the balance"],
      [LICENSE, "with a negative balance nothing is offered, whatever the arrears say"],
    ],
  },
  {
    section: 9,
    rule: "A local-government charge is people times days times 1, without gst and discount.",
    heldBy: [
      [LOCAL_GOVERNMENT, "four people for three days cost RM 12.00"],
      [LOCAL_GOVERNMENT, "RM 1.00 for each, of any number of people and days"],
      [LOCAL_GOVERNMENT, "a line with a tax or a discount is unreadable"],
    ],
  },
  {
    section: 9,
    rule: "An assessment's selections 1, 2 and 3 set until when it is paid (year/4); 3 is the whole year with its discount.",
    heldBy: [
      [ASSESSMENT, "1 pays the arrears, until the fourth quarter of last year"],
      [ASSESSMENT, "2 pays the arrears and what is billed, until the last billed quarter"],
      [ASSESSMENT, "2 pays until the fourth quarter when all are billed"],
      [ASSESSMENT, "3 pays the arrears and the whole year less its discount, until the fourth quarter"],
    ],
  },
  {
    section: 9,
    rule: "A reset link is valid for 24 hours.",
    heldBy: [
      [
        "tests/domain/resetLink.test.ts",
        "is valid for 24 hours from the time in the first 14 hex digits of its id",
      ],
    ],
  },
  {
    section: 9,
    rule: "FPX is asked by a message AR, version 7.0, token 01.",
    heldBy: [[PAY_PAGE, "posts the signed AR to FPX, by script or by button, and says where it goes"]],
  },
  {
    section: 9,
    rule: "The loading bar waits 200 ms, takes 5,000 ms and hides after 500 ms.",
    heldBy: [
      [LOADING_BAR, "starts after 200 ms, with a name"],
      [LOADING_BAR, "grows toward its end over 5 seconds"],
      [LOADING_BAR, "is filled when it has come, and hides after 500 ms"],
    ],
  },
  {
    section: 9,
    rule: "The cart's database is of version 1.",
    heldBy: [["tests/browser/stores/cartStorage.test.ts", "it has that shape and no other store"]],
  },
  {
    section: 9,
    rule: "The cart is full after a number of items.",
    heldBy: [
      [
        "tests/api/schemas.test.ts",
        "'The cart is full after a number of items that is not shown': ours is 20",
      ],
      ["tests/browser/stores/cart.test.ts", "a full cart takes no more, and is as it was"],
    ],
  },
  {
    section: 9,
    rule: "There are 23 councils, and mpt is the default.",
    heldBy: [
      [COUNCILS, "'there are 23 councils'"],
      [COUNCILS, "'the default council is mpt'"],
    ],
  },
  {
    section: 9,
    rule: "The language is Malay by default, and English where a text is missing.",
    heldBy: [
      ["tests/domain/language.test.ts", "'English, Malay (default, with English as fallback) and Chinese'"],
      [
        "tests/i18n/createTranslator.test.ts",
        "'English as fallback': fetched when a text is missing, and then said",
      ],
    ],
  },
  {
    section: 9,
    rule: "The primary colour is teal.",
    heldBy: [["tests/browser/ui/surface.test.tsx", "'Primary colour teal', where no council has another"]],
  },
  {
    section: 9,
    rule: "A code of verification goes by SMS or e-mail, and once more when asked.",
    heldBy: [
      [
        VERIFICATION,
        "'success shows the ... text': %s, with the password of the account, in the language of the page",
      ],
      [VERIFICATION, "'with resend': after a pause that is counted down, and by the other way at once"],
    ],
  },
  {
    section: 9,
    rule: "A licence's print follows the template of its lesen_print, 1 to 10.",
    heldBy: [
      [LICENCE_DOCUMENT, "'Types map to template files by lesen_print numbers 1-10': %i"],
      [LICENCE_DOCUMENT, "has all that a licence has, in %s"],
      [LICENCE_DOCUMENT, "there are ten templates, and no eleventh"],
    ],
  },
  {
    section: 9,
    rule: "An alert says that the latest payment was accepted or is in progress.",
    heldBy: [
      [ALERT, "an accepted payment is told, and the way leads to its receipt"],
      [ALERT, "%s is in progress, and the way leads to its status"],
    ],
  },
  {
    section: 9,
    rule: "The identifiers of merchant and seller and the secrets are the environment's.",
    heldBy: [
      [
        SETTINGS,
        "names the real exchange, its certificates and the merchant's key; in the clear on this machine alone",
      ],
      [SETTINGS, "names a card gateway, how both sides sign, and the codes of the brands"],
      [SETTINGS, "is made once, and its owner alone may read it"],
    ],
  },
];
