export const alert = {
  accepted: "您最近的一笔付款已成功。",
  inProgress: "您最近的一笔付款正在处理中。请勿再次付款。",
  close: "关闭此消息",
  open: "打开状态页面",
  seeReceipt: "查看收据",
};
