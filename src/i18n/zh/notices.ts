export const notices = {
  banner: "公告",
  loading: "正在载入网页",
  connection: "网络连接",
  offline: "您已离线。购物车内的项目不受影响。恢复连接后即可继续。",
  online: "已恢复连接。",
  closed: {
    title: "柜台暂时关闭",
    text: "系统正在维护。请稍后再来。",
    kept: "购物车内的项目会保留。",
    flight: "已付的款项不受影响。您仍可查看付款状态、收据和退款。",
  },
  covid: {
    title: "新冠援助：减免 {{percent}}%",
    text: "{{parts}}可减免 {{percent}}%。在此付款时自动扣减，无需申请。",
    close: "知道了",
  },
  update: {
    title: "请更新应用程序",
    text: "此版本过旧，不能用来付款。请到应用商店取得最新版本。",
    installed: "此手机上的版本",
    latest: "最新版本",
    open: "打开应用商店",
  },
};
