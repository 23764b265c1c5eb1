/** Texts of the desk's search for payments and of its page of one payment. */
export const texts = {
  deskPayments: {
    find: "Cari bayaran",
    text: "Apa yang anda cari?",
    textHint:
      "No. transaksi atau no. resit, nombor bank atau kad, no. bil atau akaun, alamat e‑mel, no. telefon, amaun seperti RM 84.00, atau hari.",
    charge: "Caj",
    all: "Semua",
    from: "Dari",
    through: "Hingga",
    method: "Kaedah",
    methods: {
      "1": "FPX, akaun peribadi",
      "2": "FPX, akaun syarikat",
      "3": "Kad",
    },
    found: "Bayaran yang dijumpai",
    order: "No. transaksi",
    time: "Masa",
    bills: "Bil",
    payer: "Pembayar",
    empty: "Tiada bayaran yang sepadan dengan carian ini.",
    emptyPage: "Tiada lagi padanan antara bayaran terbaharu. Halaman seterusnya menyambung carian.",
    export: "Eksport sebagai CSV",
    exported: "Jadual telah disimpan.",
  },
};
