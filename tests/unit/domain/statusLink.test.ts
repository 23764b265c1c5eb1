import { describe, expect, test } from "vitest";
import type { StatusToken } from "../../../src/domain/identifiers.ts";
import { pastedToken, receiptLink, statusLink } from "../../../src/domain/payments/statusLink.ts";
import { STATUS_TOKEN } from "../payment/samples.ts";

const TOKEN = STATUS_TOKEN as StatusToken;

const LINKS = [statusLink, receiptLink].map((link) => link("https://portal.example/kaunter", TOKEN));

test("the token follows the number sign, so no server sees it", () => {
  for (const link of LINKS) expect(new URL(link).hash).toContain(TOKEN);
});

describe("the text that a citizen pastes", () => {
  test.each([
    ...LINKS,
    `<${LINKS[0]}>`,
    ` ${LINKS[0]}\n`,
    `${LINKS[0]?.slice(0, 50)}\n${LINKS[0]?.slice(50)}`,
    `${LINKS[0]}&lang=zh`,
    `https://portal.example/#/requery?lang=zh&status=${TOKEN}`,
    TOKEN,
    `\t${TOKEN} `,
  ])("leads to the payment: %j", (pasted) => expect(pastedToken(pasted)).toBe(TOKEN));

  test.each([
    "",
    "K261121ABCDEFGHJK",
    "https://portal.example/#/requery",
    "https://portal.example/#/requery?status=",
    LINKS[0]?.slice(0, -1) ?? "",
    `${TOKEN}x`,
    `https://portal.example/#/requery?laststatus=${TOKEN}`,
  ])("is refused as no status link: %j", (pasted) => expect(pastedToken(pasted)).toBeUndefined());
});
