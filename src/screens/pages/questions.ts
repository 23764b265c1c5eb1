import type { Way } from "./PageLinks.tsx";

/** The questions by group, in the order of the page. */
export const QUESTION_GROUPS = [
  { group: "afterwards", questions: ["charged", "pending", "interrupted", "receipt", "refund"] },
  { group: "paying", questions: ["wrongAmount", "limits", "cards"] },
  { group: "bills", questions: ["license", "assistance", "others"] },
  { group: "you", questions: ["account", "password", "privacy"] },
  { group: "portal", questions: ["closed", "mobile", "languages"] },
] as const;

export type Question = (typeof QUESTION_GROUPS)[number]["questions"][number];

/** The pages that an answer mentions. */
export const WAYS: Readonly<Partial<Record<Question, readonly Way[]>>> = {
  charged: ["requery"],
  pending: ["requery"],
  interrupted: ["requery"],
  wrongAmount: ["search"],
  receipt: ["requery"],
  refund: ["refund"],
  license: ["search"],
  account: ["form", "history"],
  privacy: ["privacy"],
  closed: ["helpline"],
};
