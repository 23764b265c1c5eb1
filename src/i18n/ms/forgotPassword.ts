export const forgotPassword = {
  title: "Lupa kata laluan?",
  help: "Masukkan alamat e‑mel akaun anda. Jika ada akaun dengan alamat itu, kami menghantar pautan untuk menetapkan kata laluan baharu. Pautan itu sah selama 24 jam dan boleh digunakan sekali sahaja.",
  submit: "Hantar pautan",
  sent: "Semak e‑mel anda",
  sentHelp:
    "Jika ada akaun dengan {{email}}, pautan sedang dihantar ke alamat itu. Pautan itu sah selama 24 jam. Jika tidak diterima dalam beberapa minit, semak juga folder spam.",
};
