import type { Language } from "../../../domain/language.ts";
import type { RemittanceLine } from "../remittanceDocument.ts";

/** The texts of a remittance's PDF. */
export interface PdfTexts {
  readonly title: string;
  readonly number: string;
  readonly day: string;
  readonly closedAt: string;
  readonly lines: string;
  readonly amount: string;
  readonly payments: string;
  readonly refunds: string;
  readonly refund: string;
  readonly chargebacks: string;
  readonly chargeback: string;
  readonly total: string;
  readonly byCharge: string;
  readonly byMethod: string;
  /** The headings of the lines. */
  readonly headings: readonly [string, string, string, string, string];
  readonly discount: string;
  readonly check: string;
  /** What the crest's picture shows. */
  readonly crest: (council: string) => string;
  readonly malaysiaTime: string;
  readonly page: (page: number, pages: number) => string;
  readonly method: Readonly<Record<RemittanceLine["method"], string>>;
}

export const PDF_TEXTS: Readonly<Record<Language, PdfTexts>> = {
  ms: {
    title: "Penyata kutipan",
    number: "Nombor",
    day: "Hari",
    closedAt: "Ditutup pada",
    lines: "Baris",
    amount: "Jumlah (RM)",
    payments: "Bayaran",
    refunds: "Bayaran balik",
    refund: "Bayaran balik",
    chargebacks: "Caj balik",
    chargeback: "Caj balik",
    total: "Jumlah keseluruhan",
    byCharge: "Mengikut jenis caj",
    byMethod: "Mengikut kaedah",
    headings: ["Bil.", "Resit dan nombor pesanan", "Caj dan nombor bil", "Dibayar pada, pembayar", "Kaedah"],
    discount: "diskaun",
    check: "Imbas untuk menyemak penyata ini",
    crest: (council) => `Jata ${council}`,
    malaysiaTime: "waktu Malaysia",
    page: (page, pages) => `Muka surat ${page} daripada ${pages}`,
    method: { fpx_individual: "FPX individu", fpx_company: "FPX syarikat", card: "Kad" },
  },
  en: {
    title: "Remittance statement",
    number: "Number",
    day: "Day",
    closedAt: "Closed at",
    lines: "Lines",
    amount: "Amount (RM)",
    payments: "Payments",
    refunds: "Refunds",
    refund: "Refund",
    chargebacks: "Chargebacks",
    chargeback: "Chargeback",
    total: "Total",
    byCharge: "By charge",
    byMethod: "By method",
    headings: ["No.", "Receipt and order number", "Charge and bill", "Paid at, payer", "Method"],
    discount: "discount",
    check: "Scan to check this statement",
    crest: (council) => `Crest of ${council}`,
    malaysiaTime: "Malaysia time",
    page: (page, pages) => `Page ${page} of ${pages}`,
    method: { fpx_individual: "FPX individual", fpx_company: "FPX company", card: "Card" },
  },
  zh: {
    title: "收款报表",
    number: "编号",
    day: "日期",
    closedAt: "结算时间",
    lines: "行数",
    amount: "金额 (RM)",
    payments: "付款",
    refunds: "退款",
    refund: "退款",
    chargebacks: "拒付",
    chargeback: "拒付",
    total: "总额",
    byCharge: "按收费类别",
    byMethod: "按付款方式",
    headings: ["序号", "收据与订单编号", "收费与账单编号", "付款时间、付款人", "付款方式"],
    discount: "折扣",
    check: "扫描以查验此报表",
    crest: (council) => `${council} 徽章`,
    malaysiaTime: "马来西亚时间",
    page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
    method: { fpx_individual: "FPX 个人", fpx_company: "FPX 公司", card: "银行卡" },
  },
};
