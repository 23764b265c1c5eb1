import type { Random } from "./random.ts";

/** Made-up addresses and land titles in the forms that Sabah uses. */

const ROADS = [
  "JALAN PERPADUAN",
  "JALAN PANTAI",
  "JALAN KEMAJUAN",
  "LORONG SERI INDAH 3",
  "JALAN PASAR LAMA",
  "TAMAN SRI MERANTI",
  "KAMPUNG BARU",
  "TAMAN DAMAI FASA 2",
];

export function houseNumber(random: Random): string {
  const kind = random.pick(["LOT", "NO.", "TB"]);
  return `${kind} ${random.whole(1, 480)}, ${random.pick(ROADS)}`;
}

/** Country lease, town lease or native title. */
export function landTitle(random: Random): string {
  return `${random.pick(["CL", "TL", "NT"])} ${random.whole(10_000_0000, 24_999_9999)}`;
}
