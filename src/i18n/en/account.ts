export const account = {
  full_name: "Full name",
  full_nameHint: "As on your identity card.",
  ic_no: "NRIC no.",
  ic_noHint: "12 digits, with dashes or without.",
  phone: "Phone no.",
  phoneHint: "A mobile number can get a code by SMS.",
  email_address: "Email address",
};
