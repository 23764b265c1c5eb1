export const common = {
  portal: "市县议会缴费柜台",
  council: "议会",
  total: "总额",
  retry: "重试",
  ok: "确定",
  amount: "金额",
  language: "语言",
  more: "显示更多",
  httpStatus: "HTTP 状态码：{{status}}",
  reference: "参考编号：{{reference}}",
  state: "状态",
  download: "下载 PDF",
};
