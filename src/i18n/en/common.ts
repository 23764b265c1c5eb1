export const common = {
  portal: "Council Payment Counter",
  council: "Council",
  total: "Total",
  retry: "Try again",
  ok: "OK",
  amount: "Amount",
  language: "Language",
  more: "Show more",
  httpStatus: "HTTP status: {{status}}",
  reference: "Reference: {{reference}}",
  state: "State",
  download: "Download PDF",
};
