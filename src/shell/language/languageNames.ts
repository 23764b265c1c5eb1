/** The languages' buttons. Each is labelled in its own language. */
export const LANGUAGE_BUTTONS = [
  { value: "ms", label: "BM", title: "BM: Bahasa Malaysia", lang: "ms" },
  { value: "en", label: "EN", title: "EN: English", lang: "en" },
  { value: "zh", label: "中文", title: "中文", lang: "zh" },
] as const;
