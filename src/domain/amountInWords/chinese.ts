import type { SplitAmount } from "./splitAmount.ts";

/** The capital numerals of accounts, which no stroke turns into another. */
const DIGITS = ["零", "壹", "贰", "叁", "肆", "伍", "陆", "柒", "捌", "玖"] as const;
const PLACES = ["仟", "佰", "拾", ""] as const;

/**
 * "马币壹仟贰佰叁拾肆令吉伍拾仙正", as Malaysian Chinese receipts and cheques have it: capital numerals in groups of ten thousand
 * (万, 亿), 零 where places between are empty, the ringgit as 令吉 and the sen as 仙 (Malaysia's Chinese), and 正 at the end.
 */
export function chineseAmount({ ringgit, sen }: SplitAmount): string {
  const whole = ringgit > 0 || sen === 0 ? `${chineseNumber(ringgit)}令吉` : "";
  // as of a place left empty: a few sen behind ringgit
  const gap = whole !== "" && sen > 0 && sen < 10 ? DIGITS[0] : "";
  return `马币${whole}${sen > 0 ? `${gap}${chineseNumber(sen)}仙` : ""}正`;
}

function chineseNumber(value: number): string {
  if (value === 0) return DIGITS[0];
  const groups = [
    { group: Math.floor(value / 1_0000_0000), scale: "亿" },
    { group: Math.floor(value / 1_0000) % 1_0000, scale: "万" },
    { group: value % 1_0000, scale: "" },
  ];
  return groups.reduce((written, { group, scale }, index) => {
    if (group === 0) return written;
    const leavesPlaces = group < 1000 || groups[index - 1]?.group === 0;
    const gap = written !== "" && leavesPlaces ? DIGITS[0] : "";
    return `${written}${gap}${belowTenThousand(group)}${scale}`;
  }, "");
}

/** Places that are empty between two that are not are one 零. */
function belowTenThousand(value: number): string {
  const digits = [...String(value).padStart(4, "0")].map(Number);
  const written = digits.map((digit, place) =>
    digit === 0 ? DIGITS[0] : `${DIGITS[digit]}${PLACES[place]}`,
  );
  return written
    .join("")
    .replace(/零+/g, DIGITS[0])
    .replace(/^零|零$/g, "");
}
