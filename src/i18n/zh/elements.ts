/** The sentences of an element that cannot work, and its link to the portal. */
export const elements = {
  configuration: "此缴费柜台设置有误。请使用下方链接。",
  broken: "无法显示此缴费柜台。请使用下方链接。",
  payOnline: "网上缴费",
};
