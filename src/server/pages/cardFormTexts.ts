import type { Language } from "../../domain/language.ts";

/** The fields of the card form (rule 3.9), by the names that the gateway takes. */
export type CardField = "code" | "name" | "expired_month" | "expired_year" | "ccv" | "bank";

export interface CardFormTexts {
  readonly title: string;
  readonly explanation: string;
  readonly fields: Readonly<Record<CardField, string>>;
  readonly ccvHint: string;
  readonly choose: string;
  /** {amount} is the amount to pay. */
  readonly pay: string;
  readonly notPaying: string;
  /** The heading above the list of errors. */
  readonly check: string;
  /** {field} is the field's name (rule 5.17). */
  readonly required: string;
  readonly wrong: Readonly<Record<"code" | "ccv" | "expired", string>>;
}

export const CARD_FORM_TEXTS: Readonly<Record<Language, CardFormTexts>> = {
  ms: {
    title: "Bayar dengan kad",
    explanation:
      "Butiran kad anda dihantar terus dari pelayar ini ke gerbang pembayaran kad. Portal ini tidak menerima atau menyimpannya. Bank anda mungkin meminta pengesahan di halaman seterusnya.",
    fields: {
      code: "Nombor kad",
      name: "Nama pada kad",
      expired_month: "Bulan tamat tempoh",
      expired_year: "Tahun tamat tempoh",
      ccv: "Kod keselamatan (CCV)",
      bank: "Bank yang mengeluarkan kad",
    },
    ccvHint: "3 atau 4 digit pada kad",
    choose: "Pilih",
    pay: "Bayar {amount}",
    notPaying: "Tiada apa-apa dibayar sebelum anda menekan butang.",
    check: "Sila semak perkara berikut",
    required: "{field} wajib diisi.",
    wrong: {
      code: "Nombor kad tidak sah. Sila semak nombor itu.",
      ccv: "Kod keselamatan mesti 3 atau 4 digit.",
      expired: "Kad ini telah tamat tempoh.",
    },
  },
  en: {
    title: "Pay by card",
    explanation:
      "Your card's details go straight from this browser to the card gateway. This portal neither receives nor keeps them. Your bank may ask you to confirm on the next page.",
    fields: {
      code: "Card number",
      name: "Name on the card",
      expired_month: "Expiry month",
      expired_year: "Expiry year",
      ccv: "Security code (CCV)",
      bank: "Bank that issued the card",
    },
    ccvHint: "3 or 4 digits on the card",
    choose: "Choose",
    pay: "Pay {amount}",
    notPaying: "Nothing is paid before you press the button.",
    check: "Please check the following",
    required: "{field} is required.",
    wrong: {
      code: "Invalid Code. Please check the card number.",
      ccv: "The security code must be 3 or 4 digits.",
      expired: "This card has expired.",
    },
  },
  zh: {
    title: "以银行卡付款",
    explanation:
      "您的银行卡资料会从此浏览器直接发送到银行卡付款平台。本网站不会接收或保存这些资料。您的银行可能会在下一页要求您确认。",
    fields: {
      code: "卡号",
      name: "卡上姓名",
      expired_month: "到期月份",
      expired_year: "到期年份",
      ccv: "安全码（CCV）",
      bank: "发卡银行",
    },
    ccvHint: "卡上的 3 或 4 位数字",
    choose: "请选择",
    pay: "支付 {amount}",
    notPaying: "在您按下按钮之前，不会付款。",
    check: "请检查以下各项",
    required: "必须填写{field}。",
    wrong: {
      code: "卡号无效。请检查卡号。",
      ccv: "安全码必须是 3 或 4 位数字。",
      expired: "此卡已过期。",
    },
  },
};
