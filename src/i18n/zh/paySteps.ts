export const paySteps = {
  place: "第 {{number}} 步，共 {{count}} 步",
  continue: "下一步",
  back: "返回",
  missing: {
    checkout: {
      title: "请先填写付款人资料",
      text: "为保护您的隐私，重新加载网页后不会保留您的资料。您的购物车没有变动。",
      go: "填写资料",
    },
    fpx_checkout: {
      title: "请先选择银行",
      text: "此类账户尚未选择银行。",
      go: "选择银行",
    },
  },
};
