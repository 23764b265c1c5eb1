export const common = {
  portal: "Council Payment Counter",
  council: "Council",
  total: "Total",
  retry: "Try again",
  ok: "OK",
  amount: "Amount",
  language: "Language",
  reference: "Reference: {{reference}}",
};
