import type { Rule } from "./rules.ts";

const ANNOUNCEMENT = "tests/browser/shell/announcement.test.tsx";
const BANNER = "tests/browser/shell/banner.test.tsx";
const CONFIRMATION = "tests/browser/checkout/confirmation.test.tsx";
const COVID = "tests/browser/shell/covid.test.tsx";
const DIALOG = "tests/browser/login/dialog.test.tsx";
const ERROR_PAGE = "src/shell/ErrorPage.stories.tsx";
const FPX_CHECKOUT = "tests/browser/checkout/fpxCheckout.test.tsx";
const HOME = "tests/browser/shell/home.test.tsx";
const LICENCE = "e2e/licence.spec.ts";
const LICENCE_KEY = "tests/domain/licenceKey.test.ts";
const LOADING_BAR = "tests/browser/shell/loadingBar.test.tsx";
const MOBILE = "tests/mobile/generateApp.test.ts";
const PAGES = "tests/browser/pages/pages.test.tsx";
const PAGE_JOURNEYS = "e2e/pages.spec.ts";
const PAY_STEPS = "e2e/paySteps.spec.ts";
const RECEIPT = "e2e/receipt.spec.ts";
const RECEIPT_DOCUMENT = "tests/print/receipt/receiptDocument.test.ts";
const RECEIPT_STORIES = "src/screens/receipt/ReceiptScreen.stories.tsx";
const REQUERY = "tests/browser/status/requery.test.tsx";
const ROUTE = "tests/shell/route.test.ts";
const SNACKBAR = "tests/browser/login/snackbar.test.tsx";
const TOP_BAR = "tests/browser/login/topBar.test.tsx";
const UPDATE = "tests/browser/shell/update.test.tsx";

/** What section 2 says of routes, the shell and its dialogs. */
export const SCREENS: readonly Rule[] = [
  {
    section: 1,
    rule: "A digital licence is printed after its payment.",
    heldBy: [
      [LICENCE, "a licence is printed from its paid receipt; one whose owner's photo is missing is not"],
      [LICENCE, "on a council's page, under its own strict policy, the element prints it"],
      ["src/screens/licence/LicenceScreen.stories.tsx", "NotPaidYet"],
    ],
  },
  {
    section: 2,
    rule: "A licence is printed at a trading or license digital-licence route, from licenseNo-year or licenseNo-year-month in base64.",
    heldBy: [
      [ROUTE, "'Licence print pages lie under a trading or license digital-licence route'"],
      [ROUTE, "either route takes base64 as it is, and as an address writes it"],
      [LICENCE_KEY, "'a base64 value of licenseNo-year, or licenseNo-year-month'"],
      [LICENCE_KEY, "whatever dashes and digits a number ends in, its key is read back"],
    ],
  },
  {
    section: 1,
    rule: "A receipt is downloaded or printed.",
    heldBy: [
      [
        RECEIPT,
        "the receipt that is downloaded or printed says what the screen says, and its name holds nobody's",
      ],
      [
        RECEIPT,
        "on a council's page, under its own strict policy, the receipt is downloaded and printed from the element",
      ],
      [RECEIPT_DOCUMENT, "gives no receipt, and says so in its title and its warning: %s"],
      [RECEIPT_STORIES, "Downloaded"],
    ],
  },
  {
    section: 1,
    rule: "There is a mobile app: its projects for Android and iOS are made of the portal.",
    heldBy: [
      [MOBILE, "is the portal at its own address, encrypted, and no other site: %s"],
      [MOBILE, "is the portal's, on both"],
    ],
  },
  {
    section: 2,
    rule: "Routes are hashes, one screen each, without parameters in the path.",
    heldBy: [
      [ROUTE, "%s is the screen %s"],
      [ROUTE, "what follows a route's path makes it none"],
    ],
  },
  {
    section: 2,
    rule: "/ is home: one step leads to each charge, and the latest payment alert and the councils are there.",
    heldBy: [
      [HOME, "one step leads to %s, which is chosen there"],
      [HOME, "each of the 23 councils is named"],
      [
        "tests/browser/status/alert.test.tsx",
        "an accepted payment is told, and the way leads to its receipt",
      ],
      ["src/screens/home/HomeScreen.stories.tsx", "LatestInProgress"],
    ],
  },
  {
    section: 2,
    rule: "/about, /faq, /helpline, /privacy and /terms are pages to read.",
    heldBy: [
      [PAGES, "says in %s all that is written for it, and no key"],
      [PAGE_JOURNEYS, "the foot leads to every page to read, and the tab is named after it"],
    ],
  },
  {
    section: 2,
    rule: "/helpline tells a phone line and an e-mail address.",
    heldBy: [
      [
        "tests/browser/pages/helpline.test.tsx",
        "what is told can be dialled and written to, with the hours in Malaysia time",
      ],
    ],
  },
  {
    section: 2,
    rule: "/search finds an account or a licence.",
    heldBy: [
      ["src/screens/search/SearchScreen.stories.tsx", "Choices"],
      ["src/screens/search/ChargeTypes.stories.tsx", "LicenceRenewal"],
    ],
  },
  {
    section: 2,
    rule: "/cart shows what is in the cart.",
    heldBy: [["src/screens/cart/CartScreen.stories.tsx", "TwoItems"]],
  },
  {
    section: 2,
    rule: "/checkout is where one comes after a log-in that began on the home page, and as a guest.",
    heldBy: [
      [DIALOG, "'If login was opened from the home page, the user goes to /checkout'"],
      [DIALOG, "'On the home page there is also a continue-as-guest button', which goes to the checkout"],
    ],
  },
  {
    section: 2,
    rule: "/fpx_checkout is the checkout of a bank transfer.",
    heldBy: [[FPX_CHECKOUT, "it is kept at once, and the way on leads to the confirmation"]],
  },
  {
    section: 2,
    rule: "/confirmation shows everything that was given before it is paid.",
    heldBy: [
      [
        CONFIRMATION,
        "everything that was given stands there once more, each with the way back to where it was given",
      ],
    ],
  },
  {
    section: 2,
    rule: "/form is the sign-up, to which the log-in dialog leads.",
    heldBy: [
      [DIALOG, "a not-a-member register link leads to /form, and the dialog is closed"],
      ["src/screens/form/FormScreen.stories.tsx", "Empty"],
    ],
  },
  {
    section: 2,
    rule: "/history lists the payments that were made.",
    heldBy: [
      [
        "tests/browser/history/history.test.tsx",
        "says of each payment when, to whom, for what, how it stands, by what and how much",
      ],
    ],
  },
  {
    section: 2,
    rule: "/pdf shows a PDF.",
    heldBy: [
      [
        "e2e/pdf.spec.ts",
        "a receipt's PDF is shown, enlarged and saved in the portal, which fetches nothing elsewhere and breaks no policy",
      ],
      ["src/screens/pdf/PdfScreen.stories.tsx", "Licence"],
    ],
  },
  {
    section: 2,
    rule: "/profile shows who is logged in.",
    heldBy: [["src/screens/profile/ProfileScreen.stories.tsx", "Shown"]],
  },
  {
    section: 2,
    rule: "/receipt shows the receipt, and is where the citizen comes back to from a payment.",
    heldBy: [
      [RECEIPT_STORIES, "Paid"],
      [
        "tests/backend/fpxAnswers.test.ts",
        "settles alone, and sends the citizen to the callback with a handle that works once",
      ],
      [
        PAY_STEPS,
        "the whole way to the bank goes with the keyboard alone, and each step begins at its heading",
      ],
    ],
  },
  {
    section: 2,
    rule: "/refund tells of refunds.",
    heldBy: [
      [REQUERY, "of the link's payment are told: which bill, how much, since when, in which state"],
      ["src/screens/refund/RefundScreen.stories.tsx", "RulesAlone"],
    ],
  },
  {
    section: 2,
    rule: "/requery has the bank asked once more.",
    heldBy: [[REQUERY, "has the bank asked, and leads to the receipt once it is paid"]],
  },
  {
    section: 2,
    rule: "/reset_password sets a password that was forgotten.",
    heldBy: [["src/screens/reset_password/ResetPasswordScreen.stories.tsx", "Saved"]],
  },
  {
    section: 2,
    rule: "An unknown route is an error page with its status: 404, 'This page could not be found' and 'Back to the home page'.",
    heldBy: [
      [ERROR_PAGE, "NotFound"],
      [PAGE_JOURNEYS, "an unknown route says so and leads home"],
    ],
  },
  {
    section: 2,
    rule: "The error page's status is 500 where nothing else is known.",
    heldBy: [
      [ERROR_PAGE, "Broken"],
      [
        PAGE_JOURNEYS,
        "a part of the program that is lost reloads the page once, then says so; the cart stays",
      ],
    ],
  },
  {
    section: 2,
    rule: "The top bar has the title, the way home, a button for each language, and the cart with a red badge of its count.",
    heldBy: [
      [
        TOP_BAR,
        "the title is the way home, each language has its button, and the cart a red badge with the number of its items",
      ],
    ],
  },
  {
    section: 2,
    rule: "Who is logged out sees sign up and login.",
    heldBy: [[TOP_BAR, "'When logged out it shows sign up and login'"]],
  },
  {
    section: 2,
    rule: "Who is logged in sees profile and logout, and a logout leads home.",
    heldBy: [[TOP_BAR, "'When logged in it shows profile and logout. Logout returns to home'"]],
  },
  {
    section: 2,
    rule: "On a narrow screen all of that but home and the cart is behind a menu.",
    heldBy: [
      [
        TOP_BAR,
        "on a narrow screen all but home and the cart is behind the menu, and the dialog gives the focus back to it",
      ],
      ["src/ui/action/CollapsibleMenu.stories.tsx", "Narrow"],
    ],
  },
  {
    section: 2,
    rule: "The footer has the year, its text and a note on browsers.",
    heldBy: [
      [
        "tests/browser/shell/footer.test.tsx",
        "names the operator of the configuration, the year and the browsers, in %s",
      ],
    ],
  },
  {
    section: 2,
    rule: "The login view has an address, a password, the error, the ways to register and to a forgotten password, login and close.",
    heldBy: [
      [
        DIALOG,
        "the login view has an address, a password, the ways to register and to a forgotten password, and a close button",
      ],
      [DIALOG, "a not-a-member register link leads to /form, and the dialog is closed"],
      ["src/screens/login/LoginDialog.stories.tsx", "WrongPasswordInEnglish"],
    ],
  },
  {
    section: 2,
    rule: "The login view offers to go on as a guest on the home page alone.",
    heldBy: [
      [DIALOG, "'On the home page there is also a continue-as-guest button', which goes to the checkout"],
      ["src/screens/login/LoginDialog.stories.tsx", "OnAnotherScreen"],
    ],
  },
  {
    section: 2,
    rule: "The forgot-password view has an address, words about what happens, submit and close.",
    heldBy: [
      [DIALOG, "the forgot-password view begins with what was typed, and 'opening login resets' it"],
      ["src/screens/login/ForgotPasswordForm.stories.tsx", "InDialog"],
      ["src/screens/login/ForgotPasswordForm.stories.tsx", "Sent"],
    ],
  },
  {
    section: 2,
    rule: "While the configuration says closing, an announcement and a picture stand in a dialog that cannot be dismissed.",
    heldBy: [
      [ANNOUNCEMENT, "a dialog stands over %s, with the announcement and a picture"],
      [ANNOUNCEMENT, "the dialog cannot be dismissed"],
      [ANNOUNCEMENT, "no dialog says that an open counter is closed, whatever is announced"],
    ],
  },
  {
    section: 2,
    rule: "An update dialog that cannot be dismissed leads to the app store and shows both versions, in the mobile app alone.",
    heldBy: [
      [UPDATE, "is asked to be updated: both versions, and the way to the platform's app store"],
      [UPDATE, "cannot be dismissed"],
      [UPDATE, "in a browser"],
    ],
  },
  {
    section: 2,
    rule: "An orange banner on top shows the configured message and can be closed.",
    heldBy: [
      [BANNER, "shows the configured message, as a landmark with a name"],
      [BANNER, "is orange"],
      [BANNER, "stays closed in this browser until the message changes"],
    ],
  },
  {
    section: 2,
    rule: "A snackbar has a message and an OK button.",
    heldBy: [[SNACKBAR, "OK takes it away at once"]],
  },
  {
    section: 2,
    rule: "A bar shows that a page is being loaded.",
    heldBy: [
      [LOADING_BAR, "starts after 200 ms, with a name"],
      [LOADING_BAR, "runs while a screen waits for its first data"],
    ],
  },
  {
    section: 2,
    rule: "A dialog about Covid-19 assistance is visible by default.",
    heldBy: [
      [COVID, "where nothing is configured it tells of 20 percent"],
      [COVID, "it tells how much is taken off, and what of"],
    ],
  },
];
