import { DESIGNS } from "../certificate/designs.ts";
import type {
  Certificate,
  CertificateSet,
  DocumentFact,
  FlowingDocument,
  Section,
} from "../printedDocument.ts";
import { CREST, PORTRAIT, SIGNATURE } from "./pictures.ts";

/** Recorded documents, as the receipts and licences make them, for stories and for the tests of the page and the PDF. */

const crest = (shows: string) => ({ source: CREST, shows });

/** As long as the address of the longest signed statement, about 300 characters. */
const STATEMENT = `https://kaunter.sabah.example/#/verify?s=${"eyJraW5kIjoicmVjZWlwdCJ9-_Zm9yZ2VyeS1pcy1mb3VuZA".repeat(5)}`;

const table = (
  rows: readonly (readonly (readonly string[])[])[],
  totals: readonly DocumentFact[],
): Section => ({
  kind: "table",
  heading: "Majlis Perbandaran Tawau",
  columns: [
    { label: "Bil.", align: "end", width: "content" },
    { label: "Perkara", align: "start", width: "rest" },
    { label: "Tempoh", align: "start", width: "content" },
    { label: "Amaun (RM)", align: "end", width: "content" },
  ],
  rows,
  totals,
});

/** A4, Malay, with three lines, a discount, the total in words and a QR code. */
export const RECEIPT: FlowingDocument = {
  language: "ms",
  title: "Resit rasmi R261121-7K2M9-QX4T1-V",
  fileName: "resit-R261121-7K2M9-QX4T1-V",
  paper: "a4",
  head: {
    crest: crest("Jata Majlis Perbandaran Tawau"),
    issuer: "Majlis Perbandaran Tawau",
    below: ["Peti Surat 1, 91000 Tawau, Sabah", "Tel. 089-000000 · No. pendaftaran MPT-001"],
    title: "Resit rasmi",
    facts: [
      { label: "No. resit", text: "R261121-7K2M9-QX4T1-V", strong: true },
      { label: "Dibayar pada", text: "21/11/2026 10:42 AM (waktu Malaysia)" },
    ],
  },
  sections: [
    {
      kind: "facts",
      columns: 2,
      facts: [
        { label: "Diterima daripada", text: "Ahmad Zulkifli bin Abdul Rahman" },
        { label: "Cara bayaran", text: "FPX, Maybank2U" },
        { label: "No. transaksi", text: "K2611217K2M9QX4T1" },
        { label: "No. transaksi FPX", text: "2611211042330912" },
      ],
    },
    table(
      [
        [
          ["1"],
          ["Cukai taksiran 130045001", "Lot 12, Taman Sri Meranti, CL 105312345"],
          ["2026/1 hingga 2026/4"],
          ["600.00"],
        ],
        [
          ["2"],
          ["Kompaun K26-130001", "Meletak kenderaan di petak khas, SAB1234A"],
          ["14/08/2026"],
          ["100.00"],
        ],
        [["3"], ["Lesen perniagaan R1300001", "Kedai Runcit Chong Maju"], ["2027"], ["250.00"]],
      ],
      [
        { label: "Jumlah kecil", text: "950.00" },
        { label: "Diskaun bayaran penuh", text: "−18.00" },
        { label: "Jumlah dibayar (RM)", text: "932.00", strong: true },
      ],
    ),
    { kind: "paragraphs", paragraphs: ["Ringgit Malaysia: sembilan ratus tiga puluh dua sahaja"] },
    {
      kind: "codes",
      codes: [{ kind: "qr", value: STATEMENT, caption: "Imbas untuk mengesahkan resit ini" }],
    },
  ],
  notes: [
    "Resit ini dijana oleh komputer dan tidak memerlukan tandatangan.",
    "Simpan resit ini untuk rujukan anda.",
  ],
  foot: { text: "Resit rasmi R261121-7K2M9-QX4T1-V", page: (page, of) => `Halaman ${page} daripada ${of}` },
};

/** The same payment on the roll of a receipt printer. */
export const SLIP: FlowingDocument = {
  ...RECEIPT,
  fileName: "slip-R261121-7K2M9-QX4T1-V",
  paper: "slip80",
  sections: RECEIPT.sections.map((section) =>
    section.kind === "facts" ? { ...section, columns: 1 } : section,
  ),
};

/** A roll for two councils, with heads in two languages, contacts, a long e-mail and amounts of seven digits. */
export const WIDE_SLIP: FlowingDocument = {
  ...SLIP,
  head: {
    ...SLIP.head,
    issuer: "Kaunter Bayaran Majlis",
    below: [],
    title: "Resit Rasmi / Official Receipt",
  },
  sections: [
    {
      kind: "facts",
      columns: 1,
      facts: [
        { label: "E-mel", text: `${"akaun.dan.pembayaran.".repeat(3)}jabatan@pembangunan-perumahan.example` },
        { label: "No. transaksi FPX", text: "2611211042330912" },
      ],
    },
    {
      kind: "table",
      heading: "Majlis Perbandaran Tawau",
      below: [
        "Peti Surat 001, Jalan Contoh, 91000 Tawau, Sabah",
        "Tel. +60\u00A088-000\u00A0000 · hasil.dan.cukai.taksiran@mpt.example · No.\u00A0pendaftaran CONTOH-001",
      ],
      columns: [
        { label: "Perkara / Item", align: "start", width: "rest" },
        { label: "Amaun / Amount\u00a0(RM)", align: "end", width: "content" },
      ],
      rows: [
        [["Cukai taksiran dan ses tanah 130045001", "Bayaran hingga: suku ke-4, 2026"], ["1,234,567.80"]],
        [
          ["Lesen perniagaan R26-1300001-7K2M9", "Perniagaan: SYARIKAT PEMBANGUNAN PERUMAHAN SDN. BHD."],
          ["250.00"],
        ],
      ],
      totals: [{ label: "Jumlah kecil / Subtotal", text: "RM 1,234,817.80" }],
    },
    ...SLIP.sections.slice(-1),
  ],
};

/** The print before the bank has answered. It says that it is not a receipt. */
export const ACKNOWLEDGEMENT: FlowingDocument = {
  ...RECEIPT,
  title: "Perakuan K2611217K2M9QX4T1",
  fileName: "perakuan-K2611217K2M9QX4T1",
  head: {
    ...RECEIPT.head,
    title: "Perakuan",
    facts: [{ label: "No. transaksi", text: "K2611217K2M9QX4T1", strong: true }],
    warning: "Ini bukan resit. Bank belum mengesahkan bayaran ini. Jangan bayar lagi.",
  },
  sections: RECEIPT.sections.filter((section) => section.kind !== "codes"),
  foot: { ...RECEIPT.foot, text: "Perakuan K2611217K2M9QX4T1" },
};

/** A4, English: the holder with the photo, conditions, a signature, a bar code and a QR code. */
export const LICENCE: Certificate = {
  language: "en",
  title: "Lesen Penjaja 205-1302",
  fileName: "lesen-205-1302-2027",
  paper: "a4",
  design: DESIGNS.hawker,
  crest: crest("Crest of Majlis Perbandaran Tawau"),
  issuer: "Majlis Perbandaran Tawau",
  below: "Tawau Municipal Council",
  heading: { official: "Lesen Penjaja", explained: "Hawker licence" },
  number: { label: "Licence number", text: "205-1302" },
  name: { label: "Licence holder", text: "CHONG SIEW LING" },
  facts: [
    { label: "Business name", text: "Kedai Runcit Chong Maju" },
    {
      label: "Address",
      text: "Lot 4, Tingkat Bawah, Blok C, Kompleks Fajar, Jalan Perbandaran, 91000 Tawau",
    },
  ],
  validity: {
    label: "SAH HINGGA / VALID UNTIL",
    day: "31 DISEMBER 2027",
    text: "Valid from 01/01/2027 to 31/12/2027, unless it is suspended before.",
  },
  payment: [
    { label: "Fee paid", text: "RM 250.00" },
    { label: "Receipt number", text: "R261121-7K2M9-QX4T1-V" },
  ],
  photo: { source: PORTRAIT, shows: "Photo of the holder" },
  codes: {
    bars: { kind: "code128", value: "205-1302-2027", caption: "205-1302-2027" },
    qr: { kind: "qr", value: STATEMENT, caption: "Scan to verify this licence" },
  },
  signature: {
    picture: { source: SIGNATURE, shows: "Signature of the president" },
    lines: ["Datuk Rosli bin Matahir", "President", "Majlis Perbandaran Tawau"],
  },
  conditions: {
    heading: "Conditions",
    texts: [
      "Carry this licence while trading, and show it to the council's officers when they ask.",
      "The site is kept clean, and refuse is put into covered bins.",
      "Goods are not displayed on the footway.",
    ],
  },
  notes: ["This licence is void when it is altered."],
  foot: { text: "Lesen Penjaja 205-1302", page: (page, of) => `Page ${page} of ${of}` },
};

const TRADING: Certificate = {
  ...LICENCE,
  title: "Lesen Perniagaan R1300001",
  design: DESIGNS.trading,
  heading: { official: "Lesen Perniagaan", explained: "Trading licence" },
  number: { label: "Licence number", text: "R1300001" },
  conditions: {
    heading: "Conditions",
    texts: [...Array(60).keys()].map(
      (index) => `Condition ${index + 1}: the premises are open to the council's officers.`,
    ),
  },
  foot: { ...LICENCE.foot, text: "Lesen Perniagaan R1300001" },
};

/** Three licences as one document. The second needs two pages. */
export const LICENCES: CertificateSet = {
  language: "en",
  title: "Licences (3)",
  fileName: "lesen-semua",
  paper: "a4",
  certificates: [LICENCE, TRADING, { ...LICENCE, design: DESIGNS.dog }],
  foot: LICENCE.foot,
};

/** A4, Chinese. */
export const CHINESE: FlowingDocument = {
  language: "zh",
  title: "正式收据 R261121-7K2M9-QX4T1-V",
  fileName: "receipt-R261121-7K2M9-QX4T1-V",
  paper: "a4",
  head: {
    crest: crest("Majlis Perbandaran Tawau 的徽章"),
    issuer: "Majlis Perbandaran Tawau",
    below: ["斗湖市议会"],
    title: "正式收据",
    facts: [
      { label: "收据号码", text: "R261121-7K2M9-QX4T1-V", strong: true },
      { label: "付款时间", text: "21/11/2026 10:42 AM（马来西亚时间）" },
    ],
  },
  sections: [
    {
      kind: "facts",
      columns: 2,
      facts: [
        { label: "付款人", text: "陳美玲 Tan Mei Ling" },
        { label: "付款方式", text: "FPX，Public Bank" },
        { label: "交易号码", text: "K2611217K2M9QX4T1" },
        { label: "FPX 交易号码", text: "2611211042330912" },
      ],
    },
    {
      kind: "table",
      heading: "付款项目",
      columns: [
        { label: "项目", align: "start", width: "rest" },
        { label: "期间", align: "start", width: "content" },
        { label: "金额（令吉）", align: "end", width: "content" },
      ],
      rows: [
        [
          [
            "门牌税 130045001",
            "Lot 12, Taman Sri Meranti；全年缴付折扣已扣除，其余欠款请于到期日之前缴清以免被罚款",
          ],
          ["2026/1 至 2026/4"],
          ["582.00"],
        ],
        [["罚单 K26-130001", "在特别停车位停放车辆"], ["14/08/2026"], ["100.00"]],
      ],
      totals: [{ label: "已付总额（令吉）", text: "682.00", strong: true }],
    },
    { kind: "paragraphs", paragraphs: ["令吉：陆佰捌拾贰令吉整"] },
    { kind: "codes", codes: [{ kind: "qr", value: STATEMENT, caption: "扫描以核实此收据" }] },
  ],
  notes: ["此收据由电脑生成，无需签名。"],
  foot: { text: "正式收据 R261121-7K2M9-QX4T1-V", page: (page, of) => `第 ${page} 页，共 ${of} 页` },
};

const ROWS = Array.from({ length: 60 }, (_, index) => [
  [String(index + 1)],
  [
    `Cukai taksiran 1300450${String(index + 1).padStart(2, "0")}`,
    `Lot ${index + 1}, Taman Sri Meranti, CL 1053123${String(index + 1).padStart(2, "0")}`,
  ],
  ["2026/1 hingga 2026/4"],
  ["1,234.50"],
]);

/** 60 lines and the longest name of a payer. It needs several pages. */
export const LONG: FlowingDocument = {
  ...RECEIPT,
  sections: [
    {
      kind: "facts",
      columns: 2,
      facts: [
        {
          label: "Diterima daripada",
          text: "Tunku Muhammad Zulkarnain Iskandar Shah bin Tunku Abdul Rahman Putra Al-Haj ibni Almarhum Sultan Abdul Hamid Halim Shah Pembangunan Perumahan (Sabah) Sdn. Bhd.",
        },
        { label: "E-mel", text: `${"akaun.dan.pembayaran.".repeat(5)}jabatan@pembangunan-perumahan.example` },
      ],
    },
    table(ROWS, [{ label: "Jumlah dibayar (RM)", text: "74,070.00", strong: true }]),
    ...RECEIPT.sections.slice(2),
  ],
};

/** Names with HTML, control characters and template marks, which must stay plain text, and a long name without a space. */
export const HOSTILE: FlowingDocument = {
  ...RECEIPT,
  sections: [
    {
      kind: "facts",
      columns: 2,
      facts: [
        { label: "Diterima daripada", text: `<img src=x onerror="alert(1)"> & <script>alert(1)</script>` },
        { label: "Perniagaan", text: "\u202Egnp.tiser\u202C Sdn. Bhd." },
        { label: "Alamat", text: "W".repeat(200) },
        { label: "Rujukan", text: "{{toto}} \u0000\u0007" },
      ],
    },
    table(
      [[["1"], [`"><b>Lot 12</b>`, "\u202E00.1 MR"], ["2026/1"], ["1.00"]]],
      [{ label: "Jumlah dibayar (RM)", text: "1.00", strong: true }],
    ),
  ],
};
