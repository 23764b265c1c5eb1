/** Texts of the desk's remittances and reports. */
export const texts = {
  deskRemittances: {
    number: "Nombor",
    day: "Hari",
    lines: "Baris",
    payments: "Bayaran",
    returned: "Dipulangkan",
    files: "Fail",
    save: "Simpan {{file}}",
    saved: "{{file}} telah disimpan.",
    empty: "Majlis ini belum mempunyai penyerahan.",
    closed: "Ditutup {{time}}",
    acknowledged: "Diakui terima {{time}}",
    delivered: {
      webhook: "Dihantar kepada program majlis",
      email: "Dihantar melalui e‑mel",
    },
    channel: {
      webhook: "Panggilan program",
      email: "E‑mel",
    },
    through: "{{channel}}: dihantar hingga {{through}}, terakhir pada {{time}}.",
    waiting: "{{channel}}: bermula dengan penyerahan seterusnya.",
    stopped: "{{channel}}: majlis tidak dapat dihubungi",
    stoppedHelp:
      "Portal berhenti pada {{time}}. Penyerahan terakhir yang dihantar ialah {{through}}. Hubungi majlis itu, kemudian minta penghantaran dimulakan semula.",
    report: "Laporan bulanan atau tahunan",
    period: "Tempoh",
    year: "Tahun {{year}}",
    allCouncils: "Semua majlis",
    print: "Buka halaman untuk dicetak",
  },
};
