export const common = {
  portal: "Council Payment Counter",
  council: "Council",
  total: "Total",
  retry: "Try again",
  close: "Close",
  ok: "OK",
  loading: "Loading…",
  optional: "optional",
  amount: "Amount",
  language: "Language",
  reference: "Reference: {{reference}}",
  openInPortal: "Open the payment portal",
};
