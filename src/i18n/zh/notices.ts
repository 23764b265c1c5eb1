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
};
