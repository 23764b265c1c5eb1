export const account = {
  full_nameHint: "Seperti pada kad pengenalan anda.",
  ic_noHint: "12 digit, dengan atau tanpa sempang.",
  phoneHint: "Nombor telefon bimbit boleh menerima kod melalui SMS.",
};
