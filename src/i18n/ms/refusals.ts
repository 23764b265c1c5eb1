/** Why the server refuses a call that no search makes: for a payment, a link, an account or the desk. */
export const refusals = {
  already_paid: "Item ini telah dibayar. Lihat resitnya sebelum membayar apa-apa lagi.",
  amount_changed: "Amaun telah berubah. Sila semak sebelum membayar.",
  email_already_exist: "E‑mel ini telah digunakan oleh akaun lain.",
  email_first: "Kod pertama dihantar melalui e‑mel. Pilih SMS jika kod itu tidak sampai.",
  email_not_sent: "Gagal menghantar e‑mel pengesahan",
  expired: "Pautan ini telah tamat tempoh. Sila minta pautan lain.",
  invalid_callback: "Halaman ini tidak dibenarkan menerima bayaran. Sila bayar di portal.",
  invalid_code: "Kod tidak sah",
  limit_exceeded:
    "Jumlah ini di luar had bagi jenis akaun bank ini. Ubah item dalam troli anda, atau pilih cara bayaran lain.",
  method_unavailable: "Cara bayaran ini tidak tersedia buat masa ini. Sila pilih cara lain.",
  no_changes: "Tiada perubahan dibuat.",
  one_council_only:
    "Bayaran melalui perbankan dalam talian hanya boleh dibuat kepada satu majlis. Simpan item satu majlis sahaja dalam troli dan bayar. Kemudian bayar yang lain.",
  phone_not_served:
    "SMS dihantar ke nombor telefon bimbit di Malaysia sahaja. Pilih e‑mel, atau tukar nombor telefon anda.",
  sms_not_sent: "Gagal menghantar SMS",
  still_open: "Keputusan bayaran yang terdahulu belum diketahui. Semak dahulu sebelum membayar lagi.",
  unverified: "Alamat e‑mel anda belum disahkan. Minta kod dan masukkannya.",
  used: "Pautan ini telah digunakan.",
  auth_error: "E‑mel atau kata laluan tidak betul.",
  role_missing: "Anda tidak dibenarkan melakukan ini.",
  second_factor_needed: "Kod daripada aplikasi pengesah anda diperlukan.",
  second_factor_unset: "Akaun anda memerlukan aplikasi pengesah.",
  user_error_relogin: "Ralat pengguna. Sila log masuk semula.",
};
