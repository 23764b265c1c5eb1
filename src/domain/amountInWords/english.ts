import type { SplitAmount } from "./splitAmount.ts";
import { type Scale, thousandsOf } from "./splitAmount.ts";

const BELOW_TWENTY = [
  "Zero",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
  "Thirteen",
  "Fourteen",
  "Fifteen",
  "Sixteen",
  "Seventeen",
  "Eighteen",
  "Nineteen",
] as const;
const TENS = ["", "", "Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty", "Ninety"] as const;
const SCALES: Readonly<Record<Scale, string>> = { 0: "", 1: "Thousand", 2: "Million" };

/**
 * "Ringgit Malaysia One Thousand Two Hundred Thirty-Four and Sen Fifty Only", as on Malaysian cheques. The only "and" comes
 * before the sen.
 */
export function englishAmount({ ringgit, sen }: SplitAmount): string {
  const parts = [
    ...(ringgit > 0 || sen === 0 ? [englishNumber(ringgit)] : []),
    ...(sen > 0 ? [`Sen ${englishNumber(sen)}`] : []),
  ];
  return `Ringgit Malaysia ${parts.join(" and ")} Only`;
}

function englishNumber(value: number): string {
  if (value < 20) return BELOW_TWENTY[value] ?? "";
  return thousandsOf(value)
    .flatMap(({ group, scale }) => [...belowThousand(group), ...(scale === 0 ? [] : [SCALES[scale]])])
    .join(" ");
}

function belowThousand(value: number): readonly string[] {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  return [
    ...(hundreds > 0 ? [`${BELOW_TWENTY[hundreds]} Hundred`] : []),
    ...(rest > 0 ? [belowHundred(rest)] : []),
  ];
}

function belowHundred(value: number): string {
  if (value < 20) return BELOW_TWENTY[value] ?? "";
  const [tens, units] = [Math.floor(value / 10), value % 10];
  return units === 0 ? (TENS[tens] ?? "") : `${TENS[tens]}-${BELOW_TWENTY[units]}`;
}
