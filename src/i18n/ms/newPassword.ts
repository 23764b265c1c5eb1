export const newPassword = {
  another: "Kata laluan baharu",
  rule: "Sekurang-kurangnya {{length}} aksara. Beberapa perkataan mudah diingat dan sukar diteka.",
  show: "Tunjukkan kata laluan",
  maybeSaved:
    "Tidak diketahui sama ada kata laluan baharu telah disimpan. Jika anda tidak dapat log masuk dengan kata laluan lama, gunakan yang baharu.",
};
