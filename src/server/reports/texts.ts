import type { Language } from "../../domain/language.ts";
import type { OpenItem } from "./openItems.ts";
import type { ReportRow } from "./periodReport.ts";

/** The texts of a period's report. `MESSAGE_TEXTS` names the charges, and `PDF_TEXTS` the methods. */
export interface ReportTexts {
  readonly title: string;
  readonly madeAt: string;
  readonly allCouncils: string;
  readonly councils: string;
  readonly council: string;
  /** The heading of each table, and that of its first column. */
  readonly groups: Readonly<Record<Exclude<ReportRow["group"], "total">, readonly [string, string]>>;
  readonly columns: Readonly<
    Record<
      | "remittance"
      | "value_date"
      | "gateway"
      | "lines"
      | "payments"
      | "refunds"
      | "chargebacks"
      | "unassigned"
      | "fees"
      | "amount",
      string
    >
  >;
  readonly total: string;
  readonly open: Readonly<Record<OpenItem, string>>;
  readonly gateway: Readonly<Record<string, string>>;
  readonly nothing: string;
  readonly note: string;
  /** Before and after the number of the printed page. */
  readonly page: readonly [string, string];
}

export const REPORT_TEXTS: Readonly<Record<Language, ReportTexts>> = {
  ms: {
    title: "Laporan kutipan",
    madeAt: "Disediakan pada",
    allCouncils: "Semua majlis",
    councils: "Mengikut majlis",
    council: "Majlis",
    groups: {
      day: ["Mengikut hari", "Hari"],
      charge: ["Mengikut jenis caj", "Jenis caj"],
      method: ["Mengikut kaedah", "Kaedah"],
      gateway: ["Pembayaran keluar mengikut gerbang pembayaran", "Gerbang pembayaran"],
      payout: ["Pembayaran keluar", "Rujukan"],
      open: ["Belum selesai", "Perkara"],
      unreadable: ["Pemindahan yang tidak dapat dibaca", "Dokumen"],
    },
    columns: {
      remittance: "Penyata",
      value_date: "Tarikh nilai",
      gateway: "Gerbang pembayaran",
      lines: "Baris",
      payments: "Bayaran",
      refunds: "Bayaran balik",
      chargebacks: "Caj balik",
      unassigned: "Bukan milik majlis",
      fees: "Fi",
      amount: "Jumlah (RM)",
    },
    total: "Jumlah keseluruhan",
    open: {
      not_remitted: "Belum dimasukkan dalam penyata",
      not_acknowledged: "Penyata yang belum disahkan terima oleh majlis",
      not_transferred: "Belum dipindahkan kepada majlis",
      unassigned: "Bukan milik mana-mana majlis",
      in_transit: "Dalam perjalanan dari gerbang pembayaran",
      missing_at_gateway: "Tiada dalam laporan gerbang pembayaran",
      unknown_to_us: "Tidak diketahui oleh portal",
      amount_differs: "Jumlah berbeza",
      chargeback: "Caj balik yang menunggu keputusan",
      licence_charged_back: "Lesen yang bayarannya ditarik balik",
      refunds_due: "Bayaran balik yang perlu dibuat",
    },
    gateway: { fpx: "FPX", card: "Kad" },
    nothing: "Tiada.",
    note: "Fi ialah jumlah yang ditahan oleh gerbang pembayaran daripada pembayaran keluar yang tarikh nilainya dalam tempoh ini. Perkara yang belum selesai adalah seperti pada masa laporan ini disediakan.",
    page: ["Muka surat", ""],
  },
  en: {
    title: "Collection report",
    madeAt: "Made at",
    allCouncils: "All councils",
    councils: "By council",
    council: "Council",
    groups: {
      day: ["By day", "Day"],
      charge: ["By charge", "Charge"],
      method: ["By method", "Method"],
      gateway: ["Payouts by gateway", "Gateway"],
      payout: ["Payouts", "Reference"],
      open: ["Open", "Item"],
      unreadable: ["Transfers that cannot be read", "Document"],
    },
    columns: {
      remittance: "Remittance",
      value_date: "Value date",
      gateway: "Gateway",
      lines: "Lines",
      payments: "Payments",
      refunds: "Refunds",
      chargebacks: "Chargebacks",
      unassigned: "Of no council",
      fees: "Fees",
      amount: "Amount (RM)",
    },
    total: "Total",
    open: {
      not_remitted: "In no remittance yet",
      not_acknowledged: "Remittances that the council has not acknowledged",
      not_transferred: "Not yet transferred to the council",
      unassigned: "Of no council",
      in_transit: "In transit from the gateway",
      missing_at_gateway: "Missing at the gateway",
      unknown_to_us: "Unknown to the portal",
      amount_differs: "Amount differs",
      chargeback: "Chargebacks that wait for a decision",
      licence_charged_back: "Licences whose payment was charged back",
      refunds_due: "Refunds due",
    },
    gateway: { fpx: "FPX", card: "Card" },
    nothing: "None.",
    note: "Fees are what the gateways kept of the payouts whose value date is in this period. Open items are as of the time when this report was made.",
    page: ["Page", ""],
  },
  zh: {
    title: "收款汇总报告",
    madeAt: "制作时间",
    allCouncils: "所有议会",
    councils: "按议会",
    council: "议会",
    groups: {
      day: ["按日期", "日期"],
      charge: ["按收费类别", "收费类别"],
      method: ["按付款方式", "付款方式"],
      gateway: ["按付款平台的拨款", "付款平台"],
      payout: ["拨款", "参考编号"],
      open: ["未结事项", "事项"],
      unreadable: ["无法读取的转账记录", "文件"],
    },
    columns: {
      remittance: "报表",
      value_date: "起息日",
      gateway: "付款平台",
      lines: "行数",
      payments: "付款",
      refunds: "退款",
      chargebacks: "拒付",
      unassigned: "不属于任何议会",
      fees: "手续费",
      amount: "金额 (RM)",
    },
    total: "总额",
    open: {
      not_remitted: "尚未列入报表",
      not_acknowledged: "议会尚未确认收到的报表",
      not_transferred: "尚未转给议会",
      unassigned: "不属于任何议会",
      in_transit: "付款平台在途",
      missing_at_gateway: "付款平台报告中没有",
      unknown_to_us: "门户没有记录",
      amount_differs: "金额不同",
      chargeback: "等待决定的拒付",
      licence_charged_back: "付款被拒付的执照",
      refunds_due: "应退款",
    },
    gateway: { fpx: "FPX", card: "银行卡" },
    nothing: "无。",
    note: "手续费是付款平台从起息日在本期间内的拨款中扣留的金额。未结事项以本报告制作时为准。",
    page: ["第", "页"],
  },
};
