import type { Language } from "../../domain/language.ts";

export interface StatusTexts {
  readonly title: string;
  readonly status: Readonly<Record<"open" | "closed" | "unavailable", string>>;
  readonly version: string;
  readonly notBuilt: string;
  readonly at: string;
  readonly maintenance: string;
  readonly none: string;
  readonly portal: string;
  readonly cards: string;
  /** {from} and {until} are times in Malaysia. */
  readonly period: Readonly<Record<"between" | "from" | "until" | "open", string>>;
  readonly promise: string;
  readonly promises: Readonly<Record<"stable" | "deprecated" | "pinned" | "inside", string>>;
  readonly json: string;
  readonly studio: string;
  readonly languages: string;
}

/** The page that webmasters watch. docs/changelog.md has the promise in full. */
export const STATUS_TEXTS: Readonly<Record<Language, StatusTexts>> = {
  ms: {
    title: "Status Kaunter",
    status: {
      open: "Dibuka. Orang awam boleh membayar.",
      closed: "Ditutup buat masa ini. Resit dan status bayaran masih boleh dilihat.",
      unavailable: "Portal tidak tersedia sekarang. Cuba lagi sebentar lagi.",
    },
    version: "Versi elemen",
    notBuilt: "tidak diketahui",
    at: "Setakat (waktu Malaysia)",
    maintenance: "Penyelenggaraan yang dirancang",
    none: "Tiada yang dirancang.",
    portal: "Seluruh portal",
    cards: "Bayaran dengan kad",
    period: {
      between: "{from} hingga {until}",
      from: "mulai {from}",
      until: "hingga {until}",
      open: "hingga diberitahu kelak",
    },
    promise: "Apa yang dijanjikan oleh setiap versi",
    promises: {
      stable:
        "Tag, atribut, sifat, peristiwa, bahagian, pemboleh ubah CSS, alamat skrip dan jenis ralat kekal sama dalam satu versi utama.",
      deprecated:
        "Nama yang akan dihentikan masih berfungsi selama sekurang-kurangnya dua versi kecil dan enam bulan. Konsol pelayar menyebut penggantinya.",
      pinned: "Halaman yang menetapkan satu versi tidak pernah berubah.",
      inside: "Teks, rupa dan bahagian dalam elemen boleh berubah dalam mana-mana versi.",
    },
    json: "Maklumat yang sama sebagai JSON",
    studio: "Letakkan kaunter di laman anda",
    languages: "Bahasa",
  },
  en: {
    title: "Status of Kaunter",
    status: {
      open: "Open. Citizens can pay.",
      closed: "Closed for now. Receipts and the status of payments stay available.",
      unavailable: "The portal is not available now. Try again in a few minutes.",
    },
    version: "Version of the elements",
    notBuilt: "not known",
    at: "As of (Malaysia time)",
    maintenance: "Planned maintenance",
    none: "None is planned.",
    portal: "The whole portal",
    cards: "Payments by card",
    period: {
      between: "{from} to {until}",
      from: "from {from}",
      until: "until {until}",
      open: "until further notice",
    },
    promise: "What each version promises",
    promises: {
      stable:
        "Tags, attributes, properties, events, parts, CSS variables, script addresses and the kinds of errors stay the same within a major version.",
      deprecated:
        "A deprecated name keeps working for at least two minor versions and six months. The browser's console names the replacement.",
      pinned: "A page that pins a version never changes.",
      inside: "Texts, looks and the inside of an element may change in any version.",
    },
    json: "The same as JSON",
    studio: "Put the counter on your site",
    languages: "Language",
  },
  zh: {
    title: "Kaunter 状态",
    status: {
      open: "开放。公众可以缴费。",
      closed: "目前关闭。收据和付款状态仍可查看。",
      unavailable: "缴费网站目前无法使用。请稍后再试。",
    },
    version: "元件版本",
    notBuilt: "未知",
    at: "截至（马来西亚时间）",
    maintenance: "计划维护",
    none: "没有计划中的维护。",
    portal: "整个缴费网站",
    cards: "银行卡付款",
    period: {
      between: "{from} 至 {until}",
      from: "自 {from} 起",
      until: "至 {until}",
      open: "直至另行通知",
    },
    promise: "每个版本的承诺",
    promises: {
      stable: "在同一主版本内，标签、属性、事件、部件、CSS 变量、脚本网址和错误类型保持不变。",
      deprecated: "弃用的名称至少在两个次版本和六个月内仍然有效。浏览器控制台会说明替代名称。",
      pinned: "固定版本的页面永远不变。",
      inside: "文字、外观和元件内部可能在任何版本中改变。",
    },
    json: "JSON 格式的相同信息",
    studio: "在您的网站加入缴费柜台",
    languages: "语言",
  },
};
