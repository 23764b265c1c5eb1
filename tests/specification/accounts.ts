import type { Rule } from "./rules.ts";

const ACCOUNT = "tests/browser/account/ownAccount.test.tsx";
const DIALOG = "tests/browser/login/dialog.test.tsx";
const FORM = "tests/browser/form/registration.test.tsx";
const FORM_STORIES = "src/screens/form/FormScreen.stories.tsx";
const HISTORY = "tests/browser/history/history.test.tsx";
const OWN_HISTORY = "tests/backend/history.test.ts";
const PROFILE_STORIES = "src/screens/profile/ProfileScreen.stories.tsx";
const REGISTRATION = "tests/backend/registration.test.ts";
const RESET = "tests/backend/resetPassword.test.ts";
const RESET_STORIES = "src/screens/reset_password/ResetPasswordScreen.stories.tsx";
const SESSION = "tests/api/session.test.ts";
const TOP_BAR = "tests/browser/login/topBar.test.tsx";
const VERIFICATION = "tests/browser/form/verification.test.tsx";
const WORDING = "tests/i18n/wording.test.ts";

/** What sections 4, 6 and 8 say of accounts. */
export const ACCOUNTS: readonly Rule[] = [
  {
    section: 4,
    rule: "The login dialog is closed, in its login view or in its forgot-password view.",
    heldBy: [
      [
        DIALOG,
        "the login view has an address, a password, the ways to register and to a forgotten password, and a close button",
      ],
      [DIALOG, "the forgot-password view begins with what was typed, and 'opening login resets' it"],
      [DIALOG, "Escape closes it, and the focus is back where it was"],
    ],
  },
  {
    section: 4,
    rule: "Opening login resets the forgot-password view.",
    heldBy: [[DIALOG, "the forgot-password view begins with what was typed, and 'opening login resets' it"]],
  },
  {
    section: 4,
    rule: "A login that succeeds clears the form, leads to the index page and closes the dialog.",
    heldBy: [
      [
        DIALOG,
        "a successful login: the form is cleared, the index page, the dialog closed, 'Login successful'",
      ],
      [DIALOG, "who failed elsewhere and then logs in goes to the index page, not to the checkout"],
    ],
  },
  {
    section: 4,
    rule: "A login that was opened on the home page leads to /checkout.",
    heldBy: [[DIALOG, "'If login was opened from the home page, the user goes to /checkout'"]],
  },
  {
    section: 4,
    rule: "A login that fails leads home, with the dialog open and the error in it.",
    heldBy: [
      [
        DIALOG,
        "'Failed login. The user goes to home, and the dialog stays open' with the error; the address stays typed",
      ],
      [
        TOP_BAR,
        "a login that failed at the checkout, and one that succeeded then, keep what was typed there",
      ],
    ],
  },
  {
    section: 4,
    rule: "Asking for a reset link resets the form.",
    heldBy: [["src/screens/login/ForgotPasswordForm.stories.tsx", "Sent"]],
  },
  {
    section: 4,
    rule: "Once a forgotten password is set, both dialogs are closed and the form is reset.",
    heldBy: [
      [
        ACCOUNT,
        "'On reset-password success both dialogs close and the form resets', and every session has ended",
      ],
    ],
  },
  {
    section: 4,
    rule: "A reset link is good for 24 hours from the time in the first 14 hex characters of its record's id.",
    heldBy: [
      [
        "tests/domain/resetLink.test.ts",
        "is valid for 24 hours from the time in the first 14 hex digits of its id",
      ],
      [RESET, "is refused after 24 hours"],
      [RESET, "that is forged is none, and one with an old time is too old whether it is or not"],
    ],
  },
  {
    section: 6,
    rule: "A guest continues without an account.",
    heldBy: [
      [DIALOG, "'On the home page there is also a continue-as-guest button', which goes to the checkout"],
    ],
  },
  {
    section: 6,
    rule: "Who is logged in has the profile, the history and the way out.",
    heldBy: [
      [TOP_BAR, "'When logged in it shows profile and logout. Logout returns to home'"],
      [PROFILE_STORIES, "LoggedOut"],
      [HISTORY, "who is not logged in is told so, nothing is asked, and the log-in opens"],
    ],
  },
  {
    section: 6,
    rule: "A user counts as logged in when the session's name is not null.",
    heldBy: [
      [
        SESSION,
        "the session is read by GET, and after load it also has phone, full_name and ic_num; a null name is nobody",
      ],
      ["tests/backend/session.test.ts", "who is not logged in is nobody"],
    ],
  },
  {
    section: 6,
    rule: "Roles are a list; _admin passes every check, and otherwise the specific role is needed.",
    heldBy: [
      ["tests/backend/adminPayments.test.ts", "by the administrator, and by nobody who is not logged in"],
      [
        "tests/backend/adminPayments.test.ts",
        "is for nobody without the role, and for no page of another origin: nothing is asked",
      ],
      [TOP_BAR, "the finance role alone sees the way to the team's page"],
    ],
  },
  {
    section: 6,
    rule: "Who registers gets the role user, and no other that is sent.",
    heldBy: [
      [
        REGISTRATION,
        "makes a user with every field, whose address is shown to be theirs before the first log-in",
      ],
      [REGISTRATION, "takes what may be left out: the online channel, the role user, the type"],
      [REGISTRATION, "another role beside the own"],
    ],
  },
  {
    section: 6,
    rule: "The history lists the payments of the logged-in e-mail only.",
    heldBy: [
      [
        OWN_HISTORY,
        "is one's own payments, a guest's and differently written addresses too, the newest first, bills' owners masked",
      ],
      [OWN_HISTORY, "by nobody who is not logged in"],
      [OWN_HISTORY, "by nobody else"],
    ],
  },
  {
    section: 6,
    rule: "The machine_id A10 marks the online channel.",
    heldBy: [
      [SESSION, "a log-in sends name and password, and the session holds name, roles and the online channel"],
      [SESSION, "a user of another channel keeps its machine_id"],
    ],
  },
  {
    section: 8,
    rule: "auth_error: 'Email or password is incorrect.', and the dialog stays open.",
    heldBy: [
      [WORDING, "errors.reason.auth_error"],
      [
        DIALOG,
        "'Failed login. The user goes to home, and the dialog stays open' with the error; the address stays typed",
      ],
    ],
  },
  {
    section: 8,
    rule: "A login that succeeds says 'Login successful' in the snackbar.",
    heldBy: [
      [
        DIALOG,
        "a successful login: the form is cleared, the index page, the dialog closed, 'Login successful'",
      ],
    ],
  },
  {
    section: 8,
    rule: "user_error_relogin: 'User error. Please relogin.'",
    heldBy: [
      [
        DIALOG,
        "a call that finds the session ended logs out and opens the dialog: 'User error. Please relogin.'",
      ],
      [HISTORY, "a session that ended is 'User error. Please relogin.', and its payments are gone"],
      [
        ACCOUNT,
        "a session that ended while the profile was changed asks to log in again, and what was typed is there then",
      ],
    ],
  },
  {
    section: 8,
    rule: "A registration that meets an account shows email_already_exist in the snackbar; the conflict is returned.",
    heldBy: [
      [WORDING, "errors.reason.email_already_exist"],
      [
        FORM,
        "'Registration conflict: snackbar with the email-already-exists text', the values kept, and the ways into the account",
      ],
      [
        REGISTRATION,
        "with an address that has an account is a conflict, however it is written, and changes nothing",
      ],
    ],
  },
  {
    section: 8,
    rule: "Every other error of a registration shows the attempt-failed text.",
    heldBy: [
      [
        FORM,
        "'Other registration errors: the attempt-failed text', and why; the values are kept and can be sent again",
      ],
    ],
  },
  {
    section: 8,
    rule: "An update of the user shows the no-changes text at a conflict, the server's reason at another error, and the update-successful text.",
    heldBy: [
      [PROFILE_STORIES, "NoChanges"],
      [PROFILE_STORIES, "Refused"],
      [PROFILE_STORIES, "Updated"],
    ],
  },
  {
    section: 8,
    rule: "A reset link that expired is 'Invalid Request 1', one without an id 2, one whose call failed 3.",
    heldBy: [
      [RESET_STORIES, "ExpiredInEnglish"],
      [RESET_STORIES, "CutOff"],
      [RESET_STORIES, "ServerAway"],
      [RESET_STORIES, "UsedInEnglish"],
    ],
  },
  {
    section: 8,
    rule: "A new password that could not be saved shows the server's reason.",
    heldBy: [
      [RESET_STORIES, "NotSaved"],
      [RESET_STORIES, "UsedMeanwhile"],
    ],
  },
  {
    section: 8,
    rule: "A code by SMS or e-mail that could not be sent says so, and so does one that was sent.",
    heldBy: [
      [
        VERIFICATION,
        "'success shows the ... text': %s, with the password of the account, in the language of the page",
      ],
      [VERIFICATION, "'failure ...': %s, and it can be tried again at once"],
      [WORDING, "errors.reason.sms_not_sent"],
      [WORDING, "errors.reason.email_not_sent"],
    ],
  },
  {
    section: 8,
    rule: "invalid_code: 'Invalid Code'",
    heldBy: [
      [VERIFICATION, "'Invalid Code', at the field, which has the focus and keeps what was typed"],
      [FORM_STORIES, "WrongCode"],
    ],
  },
  {
    section: 8,
    rule: "A failure of the payment history returns the HTTP status.",
    heldBy: [[HISTORY, "'Payment history failure returns the HTTP status'"]],
  },
  {
    section: 8,
    rule: "no_data: 'No data available'",
    heldBy: [[HISTORY, "'No data available' says how there comes to be some"]],
  },
];
