/** The sentences of an element that cannot work, and its link to the portal. */
export const elements = {
  configuration: "Kaunter bayaran ini tidak disediakan dengan betul. Sila gunakan pautan di bawah.",
  broken: "Kaunter bayaran ini tidak dapat dipaparkan. Sila gunakan pautan di bawah.",
  payOnline: "Bayar dalam talian",
};
