export const checkout = {
  title: "结账",
  summary: "缴付内容",
  payer: "付款人",
  payerHelp: "收据将以此姓名开具。",
  name: "姓名",
  email: "电邮地址",
  phone: "电话号码",
  method: "您要如何付款？",
  account: {
    "1": "个人账户",
    "2": "公司账户",
    "3": "信用卡或借记卡",
  },
  accountDetail: {
    "1": "网上银行（FPX），即时批准",
    "2": "企业网上银行（FPX）；批准可能需要数天",
    "3": "Visa 或 Mastercard，即时扣款",
  },
  was: "原为 {{amount}}",
};
