/** The news on every council's front page. `place` is the council's town or district. */

export interface NewsItem {
  readonly date: string;
  readonly title: string;
  readonly text: string;
}

export function newsOf(place: string): readonly NewsItem[] {
  return [
    {
      date: "18 November 2026",
      title: "Bil cukai taksiran kini boleh dibayar dalam talian",
      text: "Pemilik harta boleh menyemak dan menjelaskan cukai taksiran serta kompaun di laman ini pada bila-bila masa.",
    },
    {
      date: "9 November 2026",
      title: `Gotong-royong perdana di sekitar bandar ${place}`,
      text: "Orang ramai dijemput menyertai kerja pembersihan pada hari Sabtu, mulai 7.00 pagi.",
    },
    {
      date: "2 November 2026",
      title: "Penutupan sementara kaunter bayaran",
      text: "Kaunter ditutup pada cuti umum. Bayaran dalam talian diterima seperti biasa.",
    },
    {
      date: "21 Oktober 2026",
      title: "Sebut harga kerja penyelenggaraan longkang",
      text: "Dokumen boleh diperoleh di Jabatan Kejuruteraan pada waktu pejabat.",
    },
  ];
}
