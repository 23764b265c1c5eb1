import type { Language } from "../../../src/domain/language.ts";
import { FPX_RESPONSES } from "../../../src/domain/payments/fpxResponse.ts";
import { ALL_TEXTS } from "./allTexts.ts";

/** The wording for "no money was taken" and for "the payment failed", in each language. */
export const NO_MONEY: Readonly<Record<Language, RegExp>> = {
  en: /no money|not (been )?(charged|paid)|nothing was (taken|paid|charged)|fail|declin|unsuccessful/i,
  ms: /tiada wang|tidak (di)?(caj|bayar)|tiada bayaran dibuat|gagal|ditolak|menolak/i,
  zh: /没有扣款|未扣款|尚未付款|未付款|没有付款|失败|拒绝/,
};

const PROVEN = Object.values(FPX_RESPONSES).filter(({ verdict }) =>
  ["declined", "cancelled"].includes(verdict),
);

/** The texts of the two endings that only a signed decline or cancellation reaches, and of the answers that are one. */
const TOLD_WHEN_PROVEN: readonly RegExp[] = [
  /^receipt\.(failed|cancelled)\./,
  /^cardAnswers\./,
  ...new Set(PROVEN.map(({ explanation }) => new RegExp(`^bankAnswers\\.${explanation}\\.`))),
];

/** Every sentence that a citizen may read only after a signed decline or cancellation. */
export function sentencesOfProof(language: Language): readonly string[] {
  return [...ALL_TEXTS[language]]
    .filter(([key]) => TOLD_WHEN_PROVEN.some((reported) => reported.test(key)))
    .flatMap(([, text]) => text.split(/(?<=[.。])\s*/))
    .filter((sentence) => sentence !== "");
}
