import type { Rule } from "./rules.ts";

const API = "tests/api/calls.test.ts";
const BANKS = "tests/backend/bankList.test.ts";
const CARD_PAYMENT = "tests/backend/cardPayment.test.ts";
const COUNCIL_PICTURES = "tests/backend/councilPictures.test.ts";
const CREATE = "tests/backend/createPayment.test.ts";
const DIGITAL_LICENCE = "tests/backend/digitalLicence.test.ts";
const LICENSES = "tests/backend/licenses.test.ts";
const NOTIFY = "tests/backend/notify.test.ts";
const OWN_RECORD = "tests/backend/ownRecord.test.ts";
const PAGE_VIEWS = "tests/backend/pageViews.test.ts";
const QUERY = "tests/backend/query.test.ts";
const RESET = "tests/backend/resetPassword.test.ts";
const SEARCH = "tests/backend/search.test.ts";
const SESSION = "tests/backend/session.test.ts";

/** Section 7: the calls. */
export const CALLS: readonly Rule[] = [
  {
    section: 7,
    rule: "{database}/_session logs in with name and password, tells who is logged in, and logs out.",
    heldBy: [
      [SESSION, "in, asked who, out: in CouchDB's shapes, with no clear password and no clear token stored"],
      [SESSION, "stands at {database} below the base path, and nowhere else"],
    ],
  },
  {
    section: 7,
    rule: "The address of the back end has a base path that can be set.",
    heldBy: [
      [API, "goes below the portal's address, with or without a slash at its end"],
      [
        "tests/backend/calls.test.ts",
        "the calls stand below a base path when there is one; the pay page does not",
      ],
    ],
  },
  {
    section: 7,
    rule: "/api/query takes a path in base64 with a payload that may be absent.",
    heldBy: [
      [API, "'reading /transactions/{id}' through the proxy, by its path in base64"],
      [QUERY, "%j is no base64"],
    ],
  },
  {
    section: 7,
    rule: "It reads the own user record, also as userdb-{hex of email}, and creates or updates a user.",
    heldBy: [
      [OWN_RECORD, "is read under both its names, without anything of the password, and changed"],
      [OWN_RECORD, "is done by its id as well"],
      [
        "tests/api/registration.test.ts",
        "'creating ... a user at /_users/_design/backend/_update/users', 'New registrations get the role user'",
      ],
    ],
  },
  {
    section: 7,
    rule: "It finds the payments of an e-mail address, the newest first.",
    heldBy: [
      [
        "tests/api/history.test.ts",
        "'with selector email, sort _id descending, use_index by-email-index and an optional limit'",
      ],
      [
        "tests/backend/history.test.ts",
        "is one's own payments, a guest's and differently written addresses too, the newest first, bills' owners masked",
      ],
    ],
  },
  {
    section: 7,
    rule: "It reads a transaction, a reset-password record, an account, what a council takes, and the configuration.",
    heldBy: [
      [QUERY, "a payment is read by its id, masked, without tokens and keys"],
      [RESET, "is set with the link of an e-mail"],
      [QUERY, "a parking account is read by its council and number, its holder masked"],
      [QUERY, "what a council takes is found by its code"],
      [QUERY, "%s has its defaults filled in"],
    ],
  },
  {
    section: 7,
    rule: "/updateUser returns the updated user.",
    heldBy: [[OWN_RECORD, "is read under both its names, without anything of the password, and changed"]],
  },
  {
    section: 7,
    rule: "/resetPassword asks for a reset by e-mail.",
    heldBy: [
      [
        RESET,
        "is the same answer and the same work for an address that has an account and one that has none",
      ],
    ],
  },
  {
    section: 7,
    rule: "/search reads a record, with its balance or amount.",
    heldBy: [
      [SEARCH, "it has a balance and masked names, and nothing that is the server's own"],
      [API, "'POST /search | data (council, payment_type, _id) | reads a record'"],
    ],
  },
  {
    section: 7,
    rule: "/market, /assessments and /compounds return rows, sorted by _id.",
    heldBy: [
      [API, "'POST /market, /assessments, /compounds | data | return rows'"],
      [SEARCH, "'The default search sorts _id ascending', and the compound's type narrows it"],
    ],
  },
  {
    section: 7,
    rule: "GET /api/licenses returns rows by an id in base64 and a type, and a licence's photo is among its attachments.",
    heldBy: [
      [API, "'GET /api/licenses | params id (base64), type | returns rows'"],
      [LICENSES, "are read by any number, in either alphabet"],
      [LICENSES, "is not there for anyone else: the answer is the one of no photo"],
    ],
  },
  {
    section: 7,
    rule: "/api/fpx/banks tells each bank by id and name.",
    heldBy: [
      [BANKS, "has every bank by name, the blocked ones offline, for persons and companies"],
      [API, "every bank that FPX lists, by name, those that take no payments too"],
    ],
  },
  {
    section: 7,
    rule: "/createPayment returns _id and payment_datetime.",
    heldBy: [
      [CREATE, "holds every field of the payment record, with the names of our own records"],
      [API, "'POST /createPayment | payment | returns _id and payment_datetime'"],
    ],
  },
  {
    section: 7,
    rule: "/api/fpx/signRequest signs what is stored.",
    heldBy: [
      [CARD_PAYMENT, "signs the stored request and nothing else, and tells nothing of it"],
      [CARD_PAYMENT, "each gateway signs its own payments alone"],
    ],
  },
  {
    section: 7,
    rule: "/api/notify takes an encrypted message and sends an SMS or an e-mail.",
    heldBy: [
      [
        NOTIFY,
        "sends the code once more to the address of the ticket's account, and the account is confirmed by it",
      ],
      [NOTIFY, "sends it to the account's own phone when an SMS is asked for"],
    ],
  },
  {
    section: 7,
    rule: "Views of a page are counted by an analytics tracker that is configured.",
    heldBy: [
      [PAGE_VIEWS, "it is told the page, the language and the day in Malaysia, and nothing of who looked"],
      [
        "tests/browser/shell/pageViews.test.tsx",
        "each page that is opened is told by its name, and nothing of its address",
      ],
    ],
  },
  {
    section: 7,
    rule: "The digital licence is written by PUT and read through the proxy.",
    heldBy: [
      [
        DIGITAL_LICENCE,
        "is written by PUT and read by POST, filled from the payment and the council's record",
      ],
      [DIGITAL_LICENCE, "takes nothing from what the browser sends: the server fills it"],
      [
        "tests/backend/digitalLicenceAccess.test.ts",
        "it is shown to the payment that renewed it, and to no other",
      ],
    ],
  },
  {
    section: 7,
    rule: "The president's signature and the council's logo are read as pictures.",
    heldBy: [
      [COUNCIL_PICTURES, "is everybody's, on any council's page, and kept for a while"],
      [COUNCIL_PICTURES, "is shown to whoever may see the licence, as the picture that it is"],
    ],
  },
];
