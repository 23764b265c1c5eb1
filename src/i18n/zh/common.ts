export const common = {
  portal: "市县议会缴费柜台",
  council: "议会",
  total: "总额",
  retry: "重试",
  ok: "确定",
  amount: "金额",
  language: "语言",
  reference: "参考编号：{{reference}}",
};
