/** Texts of the desk's remittances and reports. */
export const texts = {
  deskRemittances: {
    number: "Number",
    day: "Day",
    lines: "Lines",
    payments: "Payments",
    returned: "Returned",
    files: "Files",
    save: "Save {{file}}",
    saved: "{{file}} was saved.",
    empty: "This council has no remittance yet.",
    closed: "Closed {{time}}",
    acknowledged: "Acknowledged {{time}}",
    delivered: {
      webhook: "Sent to the council's program",
      email: "Sent by email",
    },
    channel: {
      webhook: "Call of a program",
      email: "Email",
    },
    through: "{{channel}}: sent up to {{through}}, last on {{time}}.",
    waiting: "{{channel}}: begins with the next remittance.",
    stopped: "{{channel}}: the council could not be reached",
    stoppedHelp:
      "The portal stopped on {{time}}. The last remittance sent is {{through}}. Ask the council, and then have the delivery started again.",
    report: "Report of a month or a year",
    period: "Period",
    year: "Year {{year}}",
    allCouncils: "All councils",
    print: "Open the page to print",
  },
};
