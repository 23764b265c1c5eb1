import type { SplitAmount } from "./splitAmount.ts";

/** The capital numerals of accounting. No added stroke turns one into another. */
const DIGITS = ["零", "壹", "贰", "叁", "肆", "伍", "陆", "柒", "捌", "玖"] as const;
const PLACES = ["仟", "佰", "拾", ""] as const;

/**
 * "马币壹仟贰佰叁拾肆令吉伍拾仙正", as on Malaysian Chinese receipts and cheques. Capital numerals come in groups of ten thousand (万, 亿), and 零
 * marks empty places between digits. Malaysian Chinese writes ringgit as 令吉 and sen as 仙. 正 ends the amount.
 */
export function chineseAmount({ ringgit, sen }: SplitAmount): string {
  const whole = ringgit > 0 || sen === 0 ? `${chineseNumber(ringgit)}令吉` : "";
  // 1 to 9 sen after ringgit leave the tens place empty, so 零 marks it
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

/** Writes empty places between two digits as one 零. */
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
