import type { MessageTexts } from "./messageTexts.ts";

export const texts: MessageTexts = {
  subject: "Resit pembayaran anda, {number}",
  intro: "Pembayaran anda berjaya. Terima kasih. Ini resit anda.",
  number: "No. resit",
  paidAt: "Dibayar pada",
  time: "{time} (waktu Malaysia)",
  timeConfirmed: "{time}, disahkan {confirmed} (waktu Malaysia)",
  method: "Cara bayaran",
  card: "Kad",
  total: "Jumlah",
  transaction: "No. transaksi",
  fpxTransaction: "No. transaksi FPX",
  cardTransaction: "No. transaksi kad",
  authorization: "No. kebenaran",
  councilPhone: "Tel. {phone}",
  councilRegister: "No. pendaftaran {number}",
  itemNumber: "No.",
  itemOwner: "Nama",
  itemPaidUntil: "Bayaran hingga",
  link: "Buka resit ini",
  linkHelp:
    "Pautan ini memaparkan bayaran anda dalam mana-mana pelayar. Sesiapa yang mempunyai pautan ini boleh melihat bayaran itu, jadi kongsikannya hanya dengan orang yang anda percayai.",
  notYours:
    "Jika anda tidak membuat bayaran ini, mungkin seseorang tersilap menaip alamat anda: berikan nombor resit ini kepada majlis yang dinamakan di atas, dan jika wang telah keluar dari akaun anda, maklumkan kepada bank anda dengan segera.",
  automatic: "Mesej ini dihantar secara automatik. Balasan kepadanya tidak dibaca.",
  asking: {
    subject: "Bayaran anda {order} masih diproses",
    title: "Bayaran anda masih diproses",
    intro:
      "Kami menunggu jawapan bank anda. Jangan bayar bil yang sama buat kali kedua. Resit akan dihantar kepada anda sebaik sahaja bank meluluskan bayaran ini.",
    atBank: "Jika anda masih di halaman bank, selesaikan di sana.",
    order: "No. transaksi",
    startedAt: "Dimulakan pada",
    method: "Cara bayaran",
    link: "Lihat status bayaran ini",
    notYours:
      "Jika anda tidak memulakan bayaran ini, mungkin seseorang tersilap menaip alamat anda. Jika wang telah keluar dari akaun anda, maklumkan kepada bank anda dengan segera.",
  },
  /** These replace the texts of `asking` for a card payment. */
  askingCard: {
    subject: "Bayaran kad anda {order} masih diproses",
    title: "Bayaran kad anda masih diproses",
    intro:
      "Kami menunggu jawapan gerbang pembayaran kad. Jangan bayar bil yang sama buat kali kedua. Resit akan dihantar kepada anda sebaik sahaja bayaran diluluskan.",
    atBank: "Jika halaman gerbang pembayaran kad masih terbuka, selesaikan di sana.",
  },
  refund: {
    subject: "Bayaran balik bagi bayaran anda {order}",
    title: {
      opened: "Bayaran balik sedang disemak",
      approved: "Bayaran balik anda diluluskan",
      paid_out: "Bayaran balik anda telah dibayar",
      rejected: "Bayaran balik anda tidak diluluskan",
      approval_void: "Bayaran balik anda disemak semula",
      no_longer_due: "Bayaran balik anda tidak lagi perlu",
    },
    intro: {
      opened:
        "Satu kes bayaran balik bagi bayaran anda telah dibuka. Anda tidak perlu berbuat apa-apa. Kami akan menulis lagi apabila keputusan dibuat.",
      approved: "Bayaran balik ini telah diluluskan. Kami akan menulis lagi apabila wang dibayar.",
      paid_out:
        "Wang sedang dihantar kepada anda. Bank anda mungkin mengambil beberapa hari bekerja untuk memaparkannya.",
      rejected: "Bayaran balik ini tidak akan dibayar. Tanyakan sebabnya kepada talian bantuan portal.",
      approval_void:
        "Amaun bayaran balik berubah selepas diluluskan, jadi kelulusan baharu diperlukan. Anda tidak perlu berbuat apa-apa. Kami akan menulis lagi apabila keputusan dibuat.",
      no_longer_due:
        "Majlis telah membetulkan bil itu, dan bayaran anda menjelaskannya. Tiada bayaran balik akan dibuat.",
    },
    order: "No. transaksi",
    amount: "Jumlah bayaran balik",
    link: "Lihat bayaran balik",
    notYours:
      "Jika anda tidak membuat bayaran ini, mungkin seseorang tersilap menaip alamat anda. Anda boleh memadamkan mesej ini.",
  },
  verification: {
    subject: "Kod anda untuk Kaunter Bayaran Majlis",
    title: "Kod anda",
    intro:
      "Masukkan kod ini di portal untuk menunjukkan bahawa alamat e‑mel ini milik anda. Kod ini sah selama {minutes} minit. Jika anda meminta lebih daripada satu kod, gunakan yang terbaharu.",
    code: "Kod",
    notYours:
      "Jika anda tidak meminta kod ini, mungkin seseorang tersilap menaip alamat anda. Jangan berikan kod ini kepada sesiapa. Tanpa kod ini, tiada apa-apa berlaku.",
    sms: "Kaunter Bayaran Majlis: {code} ialah kod anda. Sah selama {minutes} minit. Jangan berikan kepada sesiapa.",
  },
  reset: {
    subject: "Tetapkan kata laluan baharu untuk Kaunter Bayaran Majlis",
    title: "Tetapkan kata laluan baharu",
    intro:
      "Seseorang, mungkin anda, meminta kata laluan baharu untuk akaun anda. Gunakan pautan ini untuk menetapkannya.",
    link: "Tetapkan kata laluan baharu",
    help: "Pautan ini sah selama 24 jam dan hanya boleh digunakan sekali. Jangan berikan kepada sesiapa: sesiapa yang memilikinya boleh menetapkan kata laluan anda.",
    notYours: "Jika anda tidak memintanya, abaikan sahaja: kata laluan anda kekal seperti sedia ada.",
  },
  remittance: {
    subject: "Penyata kutipan {remittance}: {amount} dibayar pada {day}",
    title: "Penyata kutipan {remittance}",
    intro:
      "Orang awam membayar jumlah ini kepada {payee} melalui portal pada {day}. Fail yang dilampirkan mengandungi satu baris bagi setiap bil.",
    payments: "Bayaran",
    refunds: "Bayaran balik",
    chargebacks: "Caj balik",
    lines: "{amount} ({count} baris)",
    notYours: "Jika mesej ini bukan untuk anda, padamkannya dan maklumkan pengendali portal.",
  },
  licence: {
    trading: "Lesen perniagaan",
    market: "Lesen gerai pasar",
    hawker: "Lesen penjaja",
    operation: "Lesen operasi",
    billboard: "Lesen papan iklan",
    sidewalk: "Permit kaki lima",
    open_space: "Permit tanah lapang",
    dog: "Lesen anjing",
  },
  charge: {
    assessment: "Cukai taksiran dan ses tanah",
    compound: "Kompaun",
    license: "Lesen",
    market: "Sewa gerai pasar",
    parking: "Tambah nilai akaun letak kereta",
    local_government_charge: "Caj kerajaan tempatan",
  },
};
