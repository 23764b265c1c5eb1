export const attempt = {
  checking: "Menyemak bayaran anda yang terdahulu…",
  askAgain: "Semak sekali lagi",
  open: {
    title: "Kami belum mengetahui keputusan satu bayaran daripada peranti ini.",
    text: "Semak dahulu sebelum membayar lagi supaya anda tidak membayar dua kali.",
    see: "Lihat bayaran itu",
  },
  elsewhere: {
    title: "Anda sedang membayar di tab lain.",
    text: "Selesaikan atau batalkan di sana dahulu. Jika tab itu telah ditutup, lihat status bayaran itu sebelum membayar lagi.",
    see: "Lihat bayaran itu",
  },
  unanswered: {
    title: "Bank belum menjawab tentang satu bayaran daripada peranti ini.",
    title_card: "Gerbang pembayaran kad belum menjawab tentang satu bayaran daripada peranti ini.",
    text: "Bayaran itu mungkin masih berjaya. Semak dahulu sebelum membayar lagi supaya anda tidak membayar dua kali.",
    see: "Lihat bayaran itu",
  },
  unreached: {
    title: "Kami tidak dapat menyemak status bayaran anda yang terakhir.",
    text: "Bayaran itu mungkin masih berjaya. Semak dahulu sebelum membayar lagi supaya anda tidak membayar dua kali.",
    see: "Lihat bayaran itu",
  },
  notSent: {
    title: "Anda telah memulakan satu bayaran tetapi belum ke bank.",
    title_card: "Anda telah memulakan satu bayaran tetapi belum ke gerbang pembayaran kad.",
    text: "Anda boleh meneruskannya, atau membayar apa yang ada dalam troli sekarang.",
    see: "Teruskan bayaran itu",
  },
  paid: {
    title: "Bayaran anda yang terakhir telah berjaya.",
    text: "Item yang telah dibayar sudah dikeluarkan daripada troli anda.",
    see: "Lihat resit",
  },
  twice: {
    label: "Saya faham bayaran terdahulu mungkin masih berjaya, dan saya mungkin membayar dua kali.",
    hint: "Jika kedua-duanya dibayar, kes bayaran balik dibuka secara automatik bagi bayaran kedua.",
  },
  others: {
    title: "Seseorang mula membayar bil ini pada {{time}} (waktu Malaysia).",
    text: "Jika itu anda atau keluarga anda, semak dahulu sebelum membayar.",
  },
};
