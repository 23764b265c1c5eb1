export const account = {
  full_name: "Nama penuh",
  full_nameHint: "Seperti pada kad pengenalan anda.",
  ic_no: "No. kad pengenalan",
  ic_noHint: "12 digit, dengan atau tanpa sempang.",
  phone: "No. telefon",
  phoneHint: "Nombor telefon bimbit boleh menerima kod melalui SMS.",
  email_address: "Alamat e-mel",
};
