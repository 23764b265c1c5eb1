import type { DebugTexts } from "./en.ts";

export const ms: DebugTexts = {
  title: "Semak halaman saya",
  checking: "Sedang menyemak …",
  good: "Tiada apa-apa yang perlu dibaiki.",
  count: (count) => `${count} perkara perlu dibaiki`,
  found: "Apa yang ada di halaman ini",
  noElements: "Tiada elemen Kaunter di halaman ini. Tulis tag seperti <kaunter-pay>.",
  again: "Semak semula",
  move: "Alih",
  close: "Tutup",
  why: "Sebab",
  write: "Apa yang perlu dibuat",
  fact: { version: "Versi", council: "Majlis", language: "Bahasa", portal: "Portal" },
  from: { attribute: "daripada tag", page: "daripada halaman", default: "lalai", script: "daripada skrip" },
  findings: {
    attribute: {
      what: "Atribut salah",
      why: "Elemen memaparkan mesej dan bukan kaunter, atau berjalan tanpa atribut itu.",
      write: "Betulkan dalam tag:",
    },
    attributeUnknown: {
      what: "Elemen tidak mengenali atribut ini",
      why: "Atribut ini tidak memberi kesan; mungkin ejaannya salah.",
      write: "Semak dengan senarai atribut, atau buang atribut ini.",
    },
    councilMissing: {
      what: "Tag tidak menamakan majlis",
      why: "Elemen menjadi kaunter Majlis Perbandaran Tawau, iaitu lalai. Penduduk majlis lain akan menemui dan membayar bil Tawau.",
      write: "Tulis kod majlis dalam tag:",
    },
    notWorking: {
      what: "Skrip elemen tidak dimuatkan",
      why: "Pelawat hanya melihat kandungan di dalam tag.",
      write: "Benarkan portal dalam script-src pada dasar halaman, dan lihat konsol pelayar.",
    },
    inShadowRoot: {
      what: "Tag berada dalam shadow root",
      why: "Pemuat tidak mencari di situ: pelawat hanya melihat kandungan di dalam tag.",
      write: "Tambahkan pada halaman, di sebelah pemuat:",
    },
    failed: {
      what: "Elemen menghadapi masalah",
      why: "Pelawat tidak dapat menggunakan kaunter selagi masalah ini berlaku.",
      write: "Elemen melaporkan:",
    },
    noFallback: {
      what: "Tiada pautan di dalam tag",
      why: "Jika skrip dimatikan atau gagal, pelawat tidak dapat membayar.",
      write: "Letakkan pautan ke portal antara tag pembuka dengan tag penutup.",
    },
    policy: {
      what: "Content-Security-Policy halaman ini menyekat sesuatu",
      why: "Kaunter mungkin tidak dimuatkan, atau tidak dapat menghubungi portal.",
      write: "Tambahkan pada dasar:",
    },
    policyInside: {
      what: "Content-Security-Policy halaman ini menyekat sesuatu yang tiada alamat",
      why: "Elemen tidak memerlukannya. Ini ralat dalam elemen, atau disebabkan oleh skrip lain.",
      write: "Biarkan dasar itu seperti sedia ada, dan maklumkan kepada pasukan pusat portal.",
    },
    twoVersions: {
      what: "Dua versi Kaunter dimuatkan",
      why: "Yang pertama digunakan; yang kedua dimuat turun dengan sia-sia.",
      write: "Simpan satu skrip sahaja.",
    },
    loadedTwice: {
      what: "Skrip yang sama ditulis dua kali",
      why: "Tiada yang rosak, tetapi halaman memuat turun lebih daripada yang perlu.",
      write: "Simpan satu skrip sahaja.",
    },
    notModule: {
      what: 'Skrip tiada type="module"',
      why: "Pelayar enggan menjalankannya.",
      write: "Tulis:",
    },
    contrast: {
      what: "Dua warna terlalu serupa",
      why: "Ramai orang tidak dapat membacanya, dan WCAG 2.2 menuntut kontras yang lebih tinggi.",
      write: "Tukar salah satu pemboleh ubah itu.",
    },
    headingSkipped: {
      what: "Aras tajuk terlangkau",
      why: "Pengguna pembaca skrin mungkin hilang tempat dalam halaman.",
      write: "Tulis dalam tag:",
    },
    noReceipt: {
      what: "Tiada resit dipaparkan selepas bayaran",
      why: "Pembayar kembali dari bank ke halaman ini, yang tiada elemen untuk memaparkannya.",
      write: "Tambah <kaunter-receipt> di sini, atau nyatakan halamannya dalam receipt-href.",
    },
    receiptPage: {
      what: "Halaman resit tidak dapat memaparkan resit",
      why: "Halaman itu tiada, atau tidak mengandungi <kaunter-receipt> mahupun <kaunter-pay>.",
      write: "Betulkan receipt-href, atau letakkan <kaunter-receipt> di halaman itu.",
    },
    unreachable: {
      what: "Portal tidak dapat dihubungi",
      why: "Tiada apa-apa dapat dicari atau dibayar.",
      write: "Benarkan portal dalam connect-src, dan pastikan alamatnya betul.",
    },
    siteUnknown: {
      what: "Portal tidak menjawab laman web ini",
      why: "Portal hanya menjawab laman web majlis yang dikenalinya, mengikut alamat yang tepat.",
      write: "Minta pasukan pusat menambah alamat ini:",
    },
    notPortal: {
      what: "Bukan portal yang menjawab di alamat portal",
      why: "Tiada apa-apa dapat dicari atau dibayar.",
      write: "Betulkan atribut api, atau buang atribut itu.",
    },
    storage: {
      what: "Pelayar ini menyekat storan",
      why: "Troli disimpan selagi halaman dibuka sahaja. Mungkin ini tetapan pelayar ini sendiri.",
      write: "Jika halaman berada dalam bingkai, keluarkan daripada bingkai.",
    },
    insecure: {
      what: "Halaman tidak disampaikan melalui https",
      why: "Sesiapa di tengah jalan boleh mengubah halaman, dan pelayar tidak menawarkan kamera.",
      write: "Sampaikan laman web melalui https.",
    },
    file: {
      what: "Halaman dibuka daripada fail",
      why: "Halaman yang dibuka daripada fail tiada alamat laman. Portal hanya menjawab laman yang dikenalinya.",
      write: "Letakkan halaman di laman web majlis, dan buka di sana.",
    },
    framed: {
      what: "Halaman berada dalam bingkai",
      why: "Bank menolak bingkai; pembayaran meninggalkan seluruh tetingkap.",
      write: "Letakkan elemen pada halaman itu sendiri.",
    },
    noLanguage: {
      what: "Halaman tidak menyatakan bahasanya",
      why: "Kaunter menggunakan bahasa Melayu, dan pembaca skrin hanya meneka.",
      write: "Tulis di bahagian atas halaman:",
    },
    fixedHeader: {
      what: "Sesuatu yang tetap menutupi bahagian atas tetingkap",
      why: "Pautan dalam halaman dan setiap langkah kaunter akan terlindung di bawahnya.",
      write: "Tulis dalam helaian gaya halaman:",
    },
  },
};
