import type { Language } from "../language.ts";

/**
 * The titles and the heads of a receipt, on paper and in its message. Officers and auditors who read only Malay find their way in
 * every receipt.
 */
const HEADS = {
  receipt: { ms: "Resit Rasmi", en: "Official Receipt", zh: "正式收据" },
  notReceipt: { ms: "Bukan Resit", en: "Not a Receipt", zh: "非收据" },
  items: { ms: "Item yang dibayar", en: "Paid items", zh: "已付项目" },
  place: { ms: "Bil.", en: "No.", zh: "序号" },
  item: { ms: "Perkara", en: "Item", zh: "项目" },
  amount: { ms: "Amaun", en: "Amount", zh: "金额" },
  subtotal: { ms: "Jumlah kecil", en: "Subtotal", zh: "小计" },
  paid: { ms: "Jumlah dibayar", en: "Total paid", zh: "已付总额" },
  total: { ms: "Jumlah", en: "Total", zh: "总额" },
} satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** A head in Malay and in English. A payment in Chinese has Malay and Chinese. */
export function headIn(language: Language, name: keyof typeof HEADS): string {
  const { ms, [language === "zh" ? "zh" : "en"]: other } = HEADS[name];
  return `${ms} / ${other}`;
}
