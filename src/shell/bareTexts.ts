import type { Language } from "../domain/language.ts";

interface BareTexts {
  readonly broken: string;
  readonly brokenText: string;
  readonly backHome: string;
  readonly requery: string;
}

/** The error page's texts for when the texts cannot be loaded. They are equal to those of `shell` in each language. */
export const BARE_TEXTS: Readonly<Record<Language, BareTexts>> = {
  ms: {
    broken: "Ralat telah berlaku",
    brokenText: "Jika anda sedang membayar, jangan bayar lagi sebelum menyemak bayaran itu.",
    backHome: "Kembali ke laman utama",
    requery: "Semak bayaran",
  },
  en: {
    broken: "An error occurred",
    brokenText: "If you were paying, do not pay again before you have checked the payment.",
    backHome: "Back to the home page",
    requery: "Check a payment",
  },
  zh: {
    broken: "发生错误",
    brokenText: "如果您正在付款，请先查询该笔付款，不要重复缴付。",
    backHome: "返回首页",
    requery: "查询付款",
  },
};
