import type { Language } from "../domain/language.ts";

/** The words of the error page, for when it is the texts that cannot be loaded; each as in its language's `shell`. */
export const BARE_TEXTS: Readonly<Record<Language, { readonly broken: string; readonly backHome: string }>> =
  {
    ms: { broken: "Ralat telah berlaku", backHome: "Kembali ke laman utama" },
    en: { broken: "An error occurred", backHome: "Back to the home page" },
    zh: { broken: "发生错误", backHome: "返回首页" },
  };
