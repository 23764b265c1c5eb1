import type { Language } from "../../domain/language.ts";
import type { GatewayName } from "../gateways/gateway.ts";

/** A notice: what happened, and what it means for the citizen's money. */
interface NoticeText {
  readonly title: string;
  readonly body: string;
}

export type NoticeName =
  | "used"
  | "replaced"
  | "expired"
  | "paid"
  | "changed"
  | "unknown"
  | "unverified"
  | "unmatched"
  | "answered"
  | "trouble";

export interface PageTexts {
  /** {bank} is the bank's name. */
  readonly goingTo: string;
  readonly explanation: string;
  /** For a card payment: the text in place of the bank's name, and its explanation. */
  readonly cardPage: string;
  readonly cardExplanation: string;
  readonly amount: string;
  readonly order: string;
  /** {bank} is the bank's name. */
  readonly proceed: string;
  /** The text before the status link. */
  readonly keepLink: string;
  readonly statusLink: string;
  /** The text for {place} in a notice: the gateway that knows about the payment. */
  readonly places: Readonly<Record<GatewayName, string>>;
  readonly backToPayment: string;
  readonly backToPortal: string;
  readonly notices: Readonly<Record<NoticeName, NoticeText>>;
}

/** The texts of the pages between the portal and the bank. They never say "failed", because nothing on this route proves that. */
export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  ms: {
    goingTo: "Membawa anda ke {bank}",
    explanation: "Halaman bank anda akan dibuka sebentar lagi. Jika tidak dibuka, tekan butang di bawah.",
    cardPage: "laman pembayaran kad",
    cardExplanation:
      "Laman gerbang pembayaran kad akan dibuka sebentar lagi. Butiran kad anda diisi di sana, bukan di portal ini. Jika laman itu tidak dibuka, tekan butang di bawah.",
    amount: "Jumlah",
    order: "No. transaksi",
    proceed: "Teruskan ke {bank}",
    keepLink: "Simpan pautan ini. Ia menunjukkan status bayaran ini dalam mana-mana pelayar:",
    statusLink: "Pautan status",
    places: { fpx: "bank", card: "gerbang pembayaran kad" },
    backToPayment: "Lihat status bayaran",
    backToPortal: "Pergi ke portal bayaran",
    notices: {
      used: {
        title: "Anda telah dibawa ke {place} untuk pembayaran ini",
        body: "Pautan ini hanya boleh digunakan sekali, supaya anda tidak membayar dua kali. Semak status bayaran dahulu sebelum membayar lagi.",
      },
      replaced: {
        title: "Ada pautan yang lebih baharu untuk bayaran ini",
        body: "Anda membuka pembayaran ini sekali lagi, mungkin dalam tab atau peranti lain. Sila gunakan pautan ke {place} di sana. Pautan ini tidak menghantar bayaran ke {place}.",
      },
      expired: {
        title: "Pautan ini telah tamat tempoh",
        body: "Pautan ke {place} sah selama 10 minit. Pautan ini tidak menghantar bayaran ke {place}. Semak status bayaran sebelum membayar lagi.",
      },
      paid: {
        title: "Bil ini telah dibayar",
        body: "Bayaran anda yang terdahulu untuk bil ini telah disahkan. Pautan ini tidak menghantar bayaran ke {place}. Jangan bayar lagi.",
      },
      changed: {
        title: "Jumlah bayaran telah berubah",
        body: "Selepas pautan ini dibuat, jumlah yang perlu dibayar telah berubah, atau bil telah dibayar. Pautan ini tidak menghantar bayaran ke {place}. Semak status bayaran untuk melihat jumlah sekarang.",
      },
      unknown: {
        title: "Pautan ini tidak dikenali",
        body: "Tiada pembayaran dimulakan oleh pautan ini. Jika anda sedang membayar, semak pautan status yang diberikan kepada anda.",
      },
      unmatched: {
        title: "Pasukan kami menyemak bayaran ini",
        body: "Kami telah menerima jawapan {place}, tetapi rekod bayaran ini tiada pada kami buat masa ini. Jika anda telah membayar, pasukan kami dapat mencari bayaran anda dengan jawapan itu. Jangan bayar lagi. Simpan nombor transaksi daripada {place}.",
      },
      unverified: {
        title: "Kami belum dapat mengesahkan jawapan daripada {place}",
        body: "Kami belum tahu sama ada bayaran anda berjaya. Kami menunggu jawapan {place}. Semak halaman resit anda, dan jangan bayar lagi buat masa ini.",
      },
      answered: {
        title: "Kami sudah menerima jawapan daripada {place}",
        body: "Kami telah menerima jawapan {place} untuk pembayaran ini lebih sejam yang lalu. Buka pautan status anda untuk melihat pembayaran ini.",
      },
      trouble: {
        title: "Ada masalah di pihak kami",
        body: "Kami tidak tahu sama ada bayaran anda berjaya. Semak halaman resit atau pautan status anda sebelum membayar lagi.",
      },
    },
  },
  en: {
    goingTo: "Taking you to {bank}",
    explanation: "Your bank's page will open in a moment. If it does not open, press the button below.",
    cardPage: "the card payment page",
    cardExplanation:
      "The card gateway's page opens in a moment. You type your card's details there, not on this portal. If it does not open, press the button below.",
    amount: "Amount",
    order: "Transaction no.",
    proceed: "Continue to {bank}",
    keepLink: "Keep this link. It shows the status of this payment in any browser:",
    statusLink: "Status link",
    places: { fpx: "the bank", card: "the card gateway" },
    backToPayment: "See the payment's status",
    backToPortal: "Go to the payment portal",
    notices: {
      used: {
        title: "You were already taken to {place} for this payment",
        body: "This link works once, so that you do not pay twice. Check the payment's status before you pay again.",
      },
      replaced: {
        title: "There is a newer link for this payment",
        body: "You opened this payment again, perhaps in another tab or on another device. Please use the link to {place} there. This link did not send a payment to {place}.",
      },
      expired: {
        title: "This link has expired",
        body: "A link to {place} is valid for 10 minutes. This link did not send a payment to {place}. Check the payment status before you pay again.",
      },
      paid: {
        title: "These bills are already paid",
        body: "An earlier payment of yours for the same bills is confirmed. This link did not send a payment to {place}. Do not pay again.",
      },
      changed: {
        title: "The amount has changed",
        body: "After this link was made, the amount to pay changed, or somebody paid the bill. This link did not send a payment to {place}. Check the payment status to see the amount to pay now.",
      },
      unknown: {
        title: "We do not know this link",
        body: "This link started no payment. If you are in the middle of paying, use the status link that you were given.",
      },
      unmatched: {
        title: "Our team is checking this payment",
        body: "We have received the answer from {place}, but our record of this payment is missing for now. If you have paid, our team can find your payment by that answer. Do not pay again. Keep the transaction number from {place}.",
      },
      unverified: {
        title: "We could not check the answer from {place}",
        body: "We do not know yet whether your payment went through. We are waiting for an answer from {place}. Check your receipt page, and do not pay again for now.",
      },
      answered: {
        title: "We already have the answer from {place}",
        body: "We received the answer from {place} for this payment more than an hour ago. Open your status link to see the payment.",
      },
      trouble: {
        title: "Something went wrong on our side",
        body: "We do not know whether your payment went through. Check your receipt page or your status link before you pay again.",
      },
    },
  },
  zh: {
    goingTo: "正在前往：{bank}",
    explanation: "您的银行页面即将打开。如果没有打开，请按下面的按钮。",
    cardPage: "银行卡付款页面",
    cardExplanation:
      "银行卡付款平台的页面即将打开。请在该页面填写银行卡资料，不要在本网站填写。如果没有打开，请按下面的按钮。",
    amount: "金额",
    order: "交易编号",
    proceed: "继续前往：{bank}",
    keepLink: "请保留此链接，在任何浏览器中都能查看此笔付款的状态：",
    statusLink: "状态链接",
    places: { fpx: "银行", card: "银行卡付款平台" },
    backToPayment: "查看付款状态",
    backToPortal: "前往缴费网站",
    notices: {
      used: {
        title: "您已经为这笔付款前往过{place}",
        body: "为避免重复付款，此链接只能使用一次。再次付款之前，请先查看付款状态。",
      },
      replaced: {
        title: "此链接已被新的链接取代",
        body: "您可能在另一个标签页或另一台设备上再次打开了这笔付款，请使用那里前往{place}的链接。此链接没有向{place}发出付款要求。",
      },
      expired: {
        title: "此链接已过期",
        body: "前往{place}的链接有效期为 10 分钟。此链接没有向{place}发出付款要求。再次付款之前，请先查看付款状态。",
      },
      paid: {
        title: "这些账单已经付清",
        body: "您之前为同样的账单所作的付款已获确认。此链接没有向{place}发出付款要求。请勿再次付款。",
      },
      changed: {
        title: "应付金额已有变动",
        body: "此链接生成后，应付金额已有变动，或账单已经付清。此链接没有向{place}发出付款要求。请查看付款状态，了解目前的应付金额。",
      },
      unknown: {
        title: "无法识别此链接",
        body: "此链接没有开始任何付款。如果您正在付款，请使用之前给您的状态链接。",
      },
      unmatched: {
        title: "我们的工作人员正在核查这笔付款",
        body: "我们已收到{place}的答复，但目前缺少这笔付款的记录。如果您已付款，工作人员可凭该答复找到您的付款，请勿再次付款。请保留{place}提供的交易编号。",
      },
      unverified: {
        title: "我们暂时无法核实{place}的答复",
        body: "我们还不知道您的付款是否成功。我们仍在向{place}查询。请查看您的收据页面，目前请勿再次付款。",
      },
      answered: {
        title: "我们已有{place}的答复",
        body: "我们在一个多小时前已收到{place}对这笔付款的答复。请打开您的状态链接查看这笔付款。",
      },
      trouble: {
        title: "我们的系统出现问题",
        body: "我们还不知道您的付款是否成功。再次付款之前，请先查看您的收据页面或状态链接。",
      },
    },
  },
};
