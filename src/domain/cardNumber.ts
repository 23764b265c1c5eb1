/** 13 to 19 digits, grouped or not, as on a card. Card numbers begin with 2 to 6. A "+" begins a phone number. */
const CARD_LIKE = /(?<![\d+])[2-6](?:[ .-]{0,2}\d){12,18}(?!\d)/g;

/** Whether a text contains digits that look like a card number. */
export function holdsCardNumber(text: string): boolean {
  return [...text.matchAll(CARD_LIKE)].some(([digits]) => passesLuhn(digits.replace(/\D/g, "")));
}

/**
 * The check digit test of card numbers (ISO/IEC 7812-1). One in ten other numbers passes too.
 * @param digits digits only
 */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, place) => {
    const digit = Number(character) * (place % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}
