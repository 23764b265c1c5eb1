export const elements = {
  steps: "步骤",
  search: "查询",
  cart: "购物车",
  checkout: "付款",
  receipt: "收据",
  configuration: "此缴费柜台设置有误。请使用下方链接。",
  broken: "无法显示此缴费柜台。请使用下方链接。",
  payOnline: "网上缴费",
};
