import { CREST, PORTRAIT, SIGNATURE } from "../../print/stories/pictures.ts";

/** Recorded digital licences of each print type, for stories and for the tests of printing. */

const NAMES: readonly {
  readonly license_no: string;
  readonly m_kod_type: string;
  readonly holder: string;
  readonly nama_s: string;
  readonly address: string;
  readonly activity?: string;
  readonly conditions: readonly string[];
}[] = [
  {
    license_no: "201-1301",
    m_kod_type: "O",
    holder: "CHONG SIEW LING",
    nama_s: "KILANG PAPAN TAWAU JAYA SDN. BHD.",
    address: "Lot 18, Jalan Perindustrian 3, Kawasan Perindustrian Ringan, 91000 Tawau, Sabah",
    activity: "Kilang memproses papan",
    conditions: ["Operasi dari jam 8.00 pagi hingga 6.00 petang sahaja."],
  },
  {
    license_no: "205-1302",
    m_kod_type: "J",
    holder: "MARIA BINTI GUNDOHING",
    nama_s: "GORENG PISANG MAK MARIA",
    address: "Tapak penjaja 14, Jalan Dunlop, 91000 Tawau, Sabah",
    activity: "Pisang goreng dan minuman",
    conditions: [],
  },
  {
    license_no: "206-1303",
    m_kod_type: "M",
    holder: "KAVITHA A/P ARUMUGAM",
    nama_s: "KAVITHA KAIN DAN PAKAIAN",
    address: "Pasar malam Jalan Apas, petak 41 dan 42, 91000 Tawau, Sabah",
    activity: "Kain dan pakaian",
    conditions: ["Setiap Sabtu, 5.00 petang hingga 11.00 malam."],
  },
  {
    license_no: "R1300001",
    m_kod_type: "N",
    holder: "张伟明",
    nama_s: "KEDAI RUNCIT CHONG MAJU 昌茂杂货店",
    address: "TB 4317, Tingkat Bawah, Blok C, Kompleks Fajar, Jalan Perbandaran, 91000 Tawau, Sabah",
    activity: "Kedai runcit",
    conditions: [
      "Jualan minuman keras tidak dibenarkan.",
      "Laluan belakang hendaklah dikosongkan setiap masa.",
    ],
  },
  {
    license_no: "R1300002",
    m_kod_type: "N",
    holder: "HAJI ABDUL RAHMAN BIN MOHAMMAD NOOR AL-HAFIZ @ ABDUL RAHIM BIN DATUK HAJI MOHAMMAD NOOR",
    nama_s: "RESTORAN DAN KATERING SELERA BONDA SERI MERANTI (CAWANGAN JALAN UTARA) SDN. BHD.",
    address: "Lot 12 dan 13, Taman Sri Meranti, Batu 2 1/2, Jalan Utara, 91000 Tawau, Sabah",
    activity: "Restoran",
    conditions: [],
  },
  {
    license_no: "301-1306",
    m_kod_type: "M",
    holder: "ROHANI BINTI OSMAN",
    nama_s: "ROHANI SAYUR SEGAR",
    address: "Pasar Besar Tawau, gerai 27",
    activity: "Sayur-sayuran",
    conditions: [],
  },
  {
    license_no: "207-1307",
    m_kod_type: "I",
    holder: "LIM KOK WAH",
    nama_s: "IKLAN BORNEO SDN. BHD.",
    address: "Simpang Jalan Kuhara dan Jalan Tanjung Batu, 91000 Tawau",
    activity: "Papan iklan 3.0 m x 6.0 m, berlampu",
    conditions: [],
  },
  {
    license_no: "208-1308",
    m_kod_type: "K",
    holder: "NURUL AIN BINTI SULAIMAN",
    nama_s: "KAFE SUDUT KOTA",
    address: "TB 112, Jalan Chen Fook, 91000 Tawau",
    activity: "6 buah meja dan 24 buah kerusi",
    conditions: [],
  },
  {
    license_no: "901-1309",
    m_kod_type: "L",
    holder: "BENEDICT GUNDOHING",
    nama_s: "PERSATUAN KEBUDAYAAN TAWAU",
    address: "Padang Bandaran Tawau",
    activity: "Ekspo dan pertunjukan kebudayaan",
    conditions: ["Deposit kebersihan RM 500.00 dipulangkan selepas pemeriksaan."],
  },
  {
    license_no: "209-1310",
    m_kod_type: "A",
    holder: "WONG MEI FONG",
    nama_s: "WONG MEI FONG",
    address: "Lot 7, Lorong Kenanga 2, Taman Megah Jaya, 91000 Tawau",
    activity: "Anjing tempatan, coklat, jantan, 2 tahun",
    conditions: [],
  },
];

/** As long as the longest signed statement. */
const URL = `https://portal.example/#/verify?s=${"eyJrIjoibCIsImkiOiJtcHQiLCJuIjoiUjEzMDAwMDEifQ".repeat(6)}`;

/** The paths of a licence's pictures. */
export const PICTURE_PATHS = {
  logo: "/api/getAttachments/metadata/logo/mpt.png",
  photo: "/api/licenses/council_permit_license/MjAxLTEzMDE/attachments/picture",
  signature: "/api/getAttachments/metadata/signatures/presiden.png",
} as const;

/** The portal's answers to these paths. */
export const PICTURES = {
  [PICTURE_PATHS.logo]: picture(CREST),
  [PICTURE_PATHS.photo]: picture(PORTRAIT),
  [PICTURE_PATHS.signature]: picture(SIGNATURE),
};

function picture(dataUrl: string): Response {
  const bytes = Uint8Array.from(atob(dataUrl.split(",")[1] ?? ""), (character) => character.charCodeAt(0));
  return new Response(bytes, { headers: { "content-type": "image/png" } });
}

/** One licence for each print type. The first has `lesen_print` 1. */
export const LICENCES = NAMES.map((of, index) => ({
  _id: `mpt:${of.license_no}-2027`,
  type: "digital_license",
  council: "mpt",
  payment: {
    receipt_no: "R261121-ABCDE-FGHJK-K",
    timestamp: "2026-11-21T02:12:40.000Z",
    paid_until_year: 2027,
    paid_until_month: null as number | null,
    amount: "250.00",
  },
  license: {
    ...of,
    lesen_print: index + 1,
    operasi: of.m_kod_type === "O",
    valid_from: "2027-01-01",
    valid_until: "2027-12-31",
  },
  signature: {
    name: "DATUK HAJI AMRULLAH BIN HAJI KAMAL",
    title: "Presiden",
    picture: `${PICTURE_PATHS.signature.slice(1)}?council=mpt`,
  },
  barcode: `${of.license_no}-2027`,
  logo: PICTURE_PATHS.logo.slice(1),
  picture: index < 3 ? `${PICTURE_PATHS.photo.slice(1)}?council=mpt` : null,
  url: URL,
}));
