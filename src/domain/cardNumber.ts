/** Digits as a card prints them: 13 to 19, perhaps grouped. Card numbers begin with 2 to 6; "+" begins a phone number. */
const CARD_LIKE = /(?<![\d+])[2-6](?:[ .-]{0,2}\d){12,18}(?!\d)/g;

/** True of a text that holds what looks like a card's number, whatever stands around it. */
export function holdsCardNumber(text: string): boolean {
  return [...text.matchAll(CARD_LIKE)].some(([digits]) => passesLuhn(digits.replace(/\D/g, "")));
}

/** The check that every card's number passes (ISO/IEC 7812-1), and one of ten others. @param digits and nothing else */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, place) => {
    const digit = Number(character) * (place % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}
