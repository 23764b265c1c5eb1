export const account = {
  full_nameHint: "As on your identity card.",
  ic_noHint: "12 digits, with dashes or without.",
  phoneHint: "A mobile number can get a code by SMS.",
};
