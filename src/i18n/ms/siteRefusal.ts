/** Why a site is not active. The studio and the desk show it. */
export const texts = {
  siteRefusal: {
    domain_unknown: "Pasukan pusat belum mendaftarkan domain untuk laman ini.",
    other_council: "Fail itu menamakan majlis yang tiada domain untuk laman ini.",
    no_address: "Nama laman ini tiada alamat di Internet.",
    private_address: "Nama laman ini membawa ke rangkaian persendirian.",
    unreachable: "Laman ini tidak memberi jawapan https. Semak sijil dan tembok apinya.",
    timeout: "Laman ini tidak menjawab dalam masa 5 saat.",
    redirect: "Laman ini mengubah hala alamat fail. Fail mesti berada tepat di alamat ini.",
    file_missing: "Tiada fail di alamat ini pada laman anda.",
    not_json: "Jenis kandungan fail itu bukan application/json.",
    too_large: "Fail itu melebihi 4 kB.",
    file_wrong: "Kandungan fail itu tidak sama dengan baris di atas.",
    too_many: "Majlis ini sudah mencapai bilangan maksimum laman yang disahkan. Hubungi pasukan pusat.",
    removed: "Pasukan pusat telah membuang laman ini.",
  },
};
