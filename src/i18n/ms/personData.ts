export const personData = {
  title: "Data anda",
  copyText:
    "Satu fail dengan semua yang disimpan tentang anda oleh pelayan portal ini: akaun anda, log masuk anda, bayaran anda dengan resitnya, dan senarai mesej yang dihantar kepada anda. Kata laluan anda tidak ada di dalamnya.",
  unverified: "Bayaran tidak disertakan sehingga anda mengesahkan alamat e‑mel anda.",
  copy: "Muat turun data saya",
  saved: "Data anda telah disimpan.",
  erase: "Padamkan akaun",
  eraseText:
    "Sebelum apa-apa dipadamkan, kami menunjukkan apa yang dipadamkan dan apa yang disimpan, dan meminta kata laluan anda.",
  goes: "Apa yang dipadamkan",
  goesText:
    "- Akaun anda: nama, nombor kad pengenalan, nombor telefon, alamat e‑mel dan kata laluan.\n- Log masuk anda pada semua peranti, kod, pautan bagi kata laluan baharu, dan senarai mesej yang dihantar kepada anda. Mesej yang belum dihantar tidak akan dihantar lagi.\n- Alamat e‑mel dan nombor telefon anda pada bayaran anda; pada bayaran yang tidak berjaya, nama anda juga.",
  stays: "Apa yang disimpan",
  staysText:
    "- Bayaran, bil yang dibayar dan resitnya. Semuanya sebahagian daripada akaun kewangan majlis dan pengendali, yang mesti menyimpannya selama yang dikehendaki oleh undang-undang. Nama anda kekal pada resit.\n- Pautan status anda dan kod QR pada resit anda tetap berfungsi. Sejarah bayaran anda tidak lagi dapat dilihat: simpan dahulu apa yang anda perlukan.\n- Bil itu sendiri: bil ialah rekod majlis.",
  kept: "Alamat e‑mel anda belum disahkan, jadi butiran hubungan anda kekal pada bayaran yang dibuat dengannya. Sahkan alamat itu dahulu supaya butiran itu turut dipadamkan.",
  final: "Ini tidak boleh dibatalkan.",
  erasing: "Padamkan akaun saya",
  open: "Ada bayaran anda yang masih diproses atau sedang disemak, atau kes bayaran balik yang masih terbuka. Demi melindungi wang anda, akaun hanya boleh dipadamkan setelah semuanya selesai.",
  erased: "Akaun anda telah dipadamkan.",
  waiting:
    "Akaun anda telah dipadamkan. Sesetengah bayaran anda masih disemak dengan bank. Butiran hubungan anda pada bayaran itu akan dipadamkan dalam beberapa hari.",
};

export const texts = { personData };
