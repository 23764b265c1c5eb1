/**
 * Money. In memory every amount is a whole number of sen (rule 9.3). On the wire and in cartDB it is ringgit as a string with two
 * decimals.
 */

declare const senBrand: unique symbol;

/** A whole number of sen: RM 1.00 is 100. A record's balance can be negative. */
export type Sen = number & { readonly [senBrand]: true };

export class MoneyError extends Error {
  override readonly name = "MoneyError";
}

/**
 * Brands a whole number as sen.
 * @throws MoneyError when it is not a safe integer.
 */
export function sen(value: number): Sen {
  if (!Number.isSafeInteger(value))
    throw new MoneyError(`${value} is no amount in sen. Pass a safe integer.`);
  // turns -0 into 0
  return (value === 0 ? 0 : value) as Sen;
}

export const NOTHING: Sen = sen(0);

export const RINGGIT = /^-?\d{1,12}(\.\d{1,2})?$/;

/**
 * Parses ringgit from the wire: "12.50", "12" or the number 12.5.
 * @throws MoneyError for a third decimal, for anything but a plain decimal, and for more than 12 digits.
 */
export function senFromRinggit(ringgit: string | number): Sen {
  const text = String(ringgit);
  if (!RINGGIT.test(text))
    throw new MoneyError('The text is no amount in ringgit. Pass a plain decimal, such as "12.50".');
  const negative = text.startsWith("-");
  const [whole = "0", decimals = ""] = (negative ? text.slice(1) : text).split(".");
  const magnitude = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return sen(negative ? -magnitude : magnitude);
}

/** Writes sen as ringgit with two decimals and no separators: "1234.50". */
export function ringgitFromSen(amount: Sen): string {
  const magnitude = Math.abs(amount);
  const text = `${Math.floor(magnitude / 100)}.${String(magnitude % 100).padStart(2, "0")}`;
  return amount < 0 ? `-${text}` : text;
}

/** "RM 1,234.50" or "−RM 18.00", the same in every language (rules 5.26, 9.3). */
export function formatMoney(amount: Sen): string {
  return formatFigures(amount).replace(/\d/, "RM $&");
}

/** "1,234.50", for a column whose heading names the currency. It writes a real minus sign, not a hyphen. */
export function formatFigures(amount: Sen): string {
  const [whole = "0", decimals = "00"] = ringgitFromSen(amount).split(".");
  return `${separateThousands(whole).replace("-", "−")}.${decimals}`;
}

export function add(...amounts: readonly Sen[]): Sen {
  return sen(amounts.reduce<number>((total, amount) => total + amount, 0));
}

export function subtract(from: Sen, amount: Sen): Sen {
  return sen(from - amount);
}

export function absolute(amount: Sen): Sen {
  return sen(Math.abs(amount));
}

export function smaller(one: Sen, other: Sen): Sen {
  return one < other ? one : other;
}

/** Returns zero for a negative amount. */
export function atLeastNothing(amount: Sen): Sen {
  return amount < 0 ? NOTHING : amount;
}

/**
 * A whole percentage of an amount, rounded half up to the sen.
 * @throws MoneyError for a negative amount
 */
export function percentOf(amount: Sen, percent: number): Sen {
  if (amount < 0) throw new MoneyError("The amount is negative. Pass 0 or more.");
  return sen(Math.floor((amount * percent + 50) / 100));
}

/**
 * amount × part ÷ whole, rounded half up to the sen.
 * @throws MoneyError for a negative amount, and unless `whole` is positive
 */
export function shareOf(amount: Sen, part: Sen, whole: Sen): Sen {
  if (amount < 0 || part < 0 || whole <= 0)
    throw new MoneyError("An amount is negative, or the whole is 0. Pass 0 or more, and a positive whole.");
  // BigInt, because a company's amounts multiply beyond a safe integer
  const [doubled, parts] = [2n * BigInt(amount) * BigInt(part), BigInt(whole)];
  return sen(Number((doubled + parts) / (2n * parts)));
}

/** Puts a comma before every third digit from the end. @param digits a whole number without separators */
export function separateThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ",");
}
