import { expect, test } from "vitest";
import { readEnquiryAnswer } from "../../../src/server/gateways/card/protocol/enquiryAnswers.ts";
import { readCardError } from "../../../src/server/gateways/card/protocol/errors.ts";

test.each([
  ["00", "paid"],
  ["Payment fail", "failed"],
  ["M88Admin", "failedByAdministrator"],
  ["Record not found", "notFound"],
  ["Incorrect amount", "incorrectAmount"],
  ["Invalid parameters", "invalidParameters"],
  ["Limited by per day maximum number of requery\r\n", "limited"],
])("an enquiry's answer %j means %s", (body, answer) => {
  expect(readEnquiryAnswer(body)).toBe(answer);
});

test.each(["", "0", "000", "<html>00</html>", "payment fail", "Payment failed"])(
  "%j is no valid answer",
  (body) => {
    expect(readEnquiryAnswer(body)).toBeUndefined();
  },
);

test("an error is recognised by its words in any case, and by nothing else", () => {
  expect(readCardError("customer cancel transaction")).toBe("cancelled");
  expect(readCardError("Fail(Bank Declined Transaction)")).toBe("declined");
  expect(readCardError("constructor")).toBeUndefined();
});
