export const offline = {
  newVersion:
    "Terdapat versi baharu portal ini. Muatkan semula halaman apabila anda selesai: isi troli anda tidak hilang.",
};
