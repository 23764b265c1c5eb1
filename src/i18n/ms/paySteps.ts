export const paySteps = {
  place: "Langkah {{number}} daripada {{count}}",
  continue: "Seterusnya",
  back: "Kembali",
  missing: {
    checkout: {
      title: "Siapakah yang membayar?",
      text: "Demi privasi anda, maklumat anda tidak disimpan apabila halaman dimuat semula. Troli anda tidak berubah.",
      go: "Isi maklumat anda",
    },
    fpx_checkout: {
      title: "Bank yang manakah?",
      text: "Bank belum dipilih bagi jenis akaun ini.",
      go: "Pilih bank",
    },
  },
};
