export const newPassword = {
  password: "Kata laluan",
  another: "Kata laluan baharu",
  confirm_password: "Sahkan kata laluan",
  rule: "Sekurang-kurangnya {{length}} aksara. Beberapa perkataan mudah diingat dan sukar diteka.",
  show: "Tunjukkan kata laluan",
  maybeSaved:
    "Tidak diketahui sama ada kata laluan baharu telah disimpan. Jika anda tidak dapat log masuk dengan kata laluan lama, gunakan yang baharu.",
};
