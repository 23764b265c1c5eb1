/** Texts of the frame of the central team's desk, and of the parts that its pages share. */
export const texts = {
  desk: {
    title: "Central team",
    name: "{{portal}}: central team",
    page: {
      today: "Today",
      payments: "Payments",
      refunds: "Refunds",
      review: "Payments to review",
      remittances: "Remittances",
      reconciliation: "Reconciliation",
      loads: "Load records",
      settings: "Settings",
      councils: "Councils",
      users: "Users",
      audit: "Audit log",
    },
    account: "Your log-in",
    role: {
      _admin: "Administrator of the database",
      accounts: "Accounts",
      administrator: "Administrator",
      auditor: "Auditor",
      finance: "Finance",
      support: "Support",
      user: "Citizen",
    },
    loginAgain: "Log in again",
    loginAgainHelp:
      "Your log-in has ended. What you typed is still here, and you can go on after the log-in.",
    forbidden: "Your roles do not allow this",
    forbiddenHelp:
      "They may have changed while this page was open. Ask an administrator for the role, or log in with another account.",
    refusal: {
      changed_meanwhile:
        "Somebody has changed this in the meantime. Check it as it is now before you continue.",
      chargeback_open:
        "The card's holder took this payment back. End the chargeback before you pay a refund out.",
      domain_too_wide:
        "Anybody can have a name directly below this domain. Give the council's own one, such as mpt.gov.my.",
      last_administrator: "Nobody else could change users. Give another user the administrator role first.",
      own_account: "Nobody changes their own account here, nor that of the settings.",
      proposal_lapsed:
        "This proposal has lapsed: nobody confirmed it in time, or the person who made it is no longer an administrator. Make a new one.",
      second_person_needed:
        "Another person has to take this step, because no person decides alone where money goes.",
    },
    fileTooLarge: "The file has more than {{megabytes}} MB.",
    fileMissing: "Choose a file.",
    apply: "Search",
    clear: "Clear",
    from: "From",
    through: "Until",
    export: "Export as CSV",
    exported: "Look at the browser's downloads.",
    changes: {
      title: "Who changed what",
      time: "Time",
      by: "Person or command",
      change: "Change",
      undo: "Undo",
      meanwhile: "Somebody else changed this meanwhile",
      changedBy:
        "{{by}} changed it at {{time}}. Your change is not saved. Load the new values, and make your change once more.",
      reload: "Load the new values",
    },
    next: "Next page",
    previous: "Previous page",
  },
};
