/** The only cards that the simulated gateway accepts: test numbers that the card makers publish. It refuses real cards. */
export const TEST_CARDS = [
  { number: "4111 1111 1111 1111", brand: "Visa" },
  { number: "4012 8888 8888 1881", brand: "Visa" },
  { number: "5555 5555 5555 4444", brand: "Mastercard" },
  { number: "5105 1051 0510 5100", brand: "Mastercard" },
  { number: "6250 9410 0652 8599", brand: "UnionPay" },
] as const;

/** The stored part of a card. Nobody can pay with it. */
export interface KeptCard {
  readonly brand: string;
  readonly masked: string;
}

/** The test card with this number, with or without spaces. Undefined for any other card. */
export function testCardOf(typed: string): KeptCard | undefined {
  const digits = typed.replace(/\D/g, "");
  const card = TEST_CARDS.find(({ number }) => number.replace(/\D/g, "") === digits);
  return card && { brand: card.brand, masked: `${digits.slice(0, 6)}xxxxxx${digits.slice(-4)}` };
}
