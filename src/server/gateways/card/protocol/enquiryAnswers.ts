/** The gateway answers an enquiry with one of these texts as the whole body, unsigned (docs/protocols.md, Card gateway). */
export const ENQUIRY_ANSWERS = {
  paid: "00",
  invalidParameters: "Invalid parameters",
  notFound: "Record not found",
  incorrectAmount: "Incorrect amount",
  failed: "Payment fail",
  failedByAdministrator: "M88Admin",
  limited: "Limited by per day maximum number of requery",
} as const;

export type EnquiryAnswer = keyof typeof ENQUIRY_ANSWERS;

/** @returns undefined for any other text, such as an error page */
export function readEnquiryAnswer(body: string): EnquiryAnswer | undefined {
  const text = body.trim();
  const names = Object.keys(ENQUIRY_ANSWERS) as EnquiryAnswer[];
  return names.find((name) => ENQUIRY_ANSWERS[name] === text);
}
