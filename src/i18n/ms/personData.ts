export const personData = {
  title: "Data anda",
  copyText:
    "Satu fail dengan semua yang disimpan tentang anda oleh pelayan portal ini: akaun anda, log masuk anda, bayaran anda dengan resitnya, dan senarai mesej yang dihantar kepada anda. Kata laluan anda tidak ada di dalamnya.",
  unverified: "Bayaran tidak disertakan sehingga anda mengesahkan alamat e‑mel anda.",
  copy: "Muat turun data saya",
  saved: "Data anda telah disimpan.",
  erase: "Padamkan akaun",
  eraseText:
    "Sebelum apa-apa dipadamkan, anda ditunjukkan apa yang dipadamkan dan apa yang kekal, dan diminta memasukkan kata laluan.",
  goes: "Apa yang dipadamkan",
  goesText:
    "- Akaun anda: nama, nombor kad pengenalan, nombor telefon, alamat e‑mel dan kata laluan.\n- Setiap log masuk pada setiap peranti, kod, pautan bagi kata laluan baharu, dan catatan mesej yang dihantar kepada anda. Mesej yang belum dihantar tidak akan dihantar lagi.\n- Alamat e‑mel dan nombor telefon anda pada bayaran anda; pada bayaran yang tidak berjaya, nama anda juga.",
  stays: "Apa yang kekal",
  staysText:
    "- Bayaran, apa yang dijelaskannya dan resitnya: semuanya ialah akaun kewangan majlis dan pengendali, dan disimpan selama yang dikehendaki oleh undang-undang. Resit tetap menyatakan daripada siapa wang itu diterima.\n- Pautan status anda dan kod QR pada resit anda tetap berfungsi. Sejarah bayaran anda tidak lagi ditunjukkan: simpan dahulu apa yang anda perlukan.\n- Bil itu sendiri: ia rekod majlis.",
  kept: "Alamat e‑mel anda belum disahkan: bayaran yang dibuat dengannya kekal seperti sedia ada. Sahkan dahulu supaya butiran hubungan anda padanya turut dipadamkan.",
  final: "Ini tidak boleh dibatalkan.",
  erasing: "Padamkan akaun saya",
  open: "Ada bayaran anda yang masih dalam proses, sedang diteliti atau mempunyai kes bayaran balik yang masih terbuka. Supaya wang anda tidak terlepas pandang, akaun itu boleh dipadamkan setelah hal itu selesai.",
  erased: "Akaun anda telah dipadamkan.",
  waiting:
    "Akaun anda telah dipadamkan. Butiran hubungan pada bayaran yang masih ditanyakan kepada bank akan dipadamkan dalam beberapa hari.",
};

export const texts = { personData };
