import type { SplitAmount } from "./splitAmount.ts";
import { type Scale, thousandsOf } from "./splitAmount.ts";

const UNITS = ["", "Satu", "Dua", "Tiga", "Empat", "Lima", "Enam", "Tujuh", "Lapan", "Sembilan"] as const;
const SCALES: Readonly<Record<Scale, string>> = { 0: "", 1: "Ribu", 2: "Juta" };

/**
 * "Ringgit Malaysia: Seribu Dua Ratus Tiga Puluh Empat dan Sen Lima Puluh Sahaja", as on councils' receipts and cheques. The
 * currency comes first and "Sahaja" last, so that nobody can write anything before or after the amount.
 */
export function malayAmount({ ringgit, sen }: SplitAmount): string {
  const parts = [
    ...(ringgit > 0 || sen === 0 ? [malayNumber(ringgit)] : []),
    ...(sen > 0 ? [`Sen ${malayNumber(sen)}`] : []),
  ];
  return `Ringgit Malaysia: ${parts.join(" dan ")} Sahaja`;
}

function malayNumber(value: number): string {
  if (value === 0) return "Sifar";
  return thousandsOf(value)
    .flatMap(({ group, scale }) => (scale === 0 ? belowThousand(group) : counted(group, SCALES[scale])))
    .join(" ");
}

function belowThousand(value: number): readonly string[] {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  return [...(hundreds > 0 ? counted(hundreds, "Ratus") : []), ...belowHundred(rest)];
}

function belowHundred(value: number): readonly string[] {
  const [tens, units] = [Math.floor(value / 10), value % 10];
  if (tens === 1 && units > 0) return counted(units, "Belas");
  return [...(tens > 0 ? counted(tens, "Puluh") : []), ...unit(units)];
}

/** Malay writes one of a unit as a single word: sepuluh, sebelas, seratus, seribu, sejuta. */
function counted(count: number, counts: string): readonly string[] {
  return count === 1 ? [`Se${counts.toLowerCase()}`] : [...belowThousand(count), counts];
}

function unit(value: number): readonly string[] {
  return value === 0 ? [] : [UNITS[value] ?? ""];
}
