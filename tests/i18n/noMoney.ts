import type { Language } from "../../src/domain/language.ts";

/** How each language says that no money moved, or that a payment failed. */
export const NO_MONEY: Readonly<Record<Language, RegExp>> = {
  en: /no money|not (been )?(charged|paid)|nothing was (taken|paid|charged)|fail|declin|unsuccessful/i,
  ms: /tiada wang|tidak (di)?(caj|bayar)|tiada bayaran dibuat|gagal|ditolak|menolak/i,
  zh: /没有扣款|未扣款|尚未付款|未付款|没有付款|失败|拒绝/,
};
