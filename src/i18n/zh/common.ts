export const common = {
  portal: "市县议会缴费柜台",
  council: "议会",
  total: "总额",
  retry: "重试",
  close: "关闭",
  ok: "好",
  loading: "加载中…",
  optional: "选填",
  amount: "金额",
  language: "语言",
  reference: "参考编号：{{reference}}",
  openInPortal: "打开缴费网站",
};
