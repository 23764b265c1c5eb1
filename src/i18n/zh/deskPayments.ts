/** Texts of the desk's search for payments and of its page of one payment. */
export const texts = {
  deskPayments: {
    find: "查找付款",
    text: "您要查找什么？",
    textHint:
      "交易编号或收据编号、银行或银行卡的编号、账单或账户编号、电邮地址、电话号码、金额（如 RM 84.00）或日期。",
    charge: "收费项目",
    all: "全部",
    from: "从",
    through: "至",
    method: "付款方式",
    methods: {
      "1": "FPX 个人账户",
      "2": "FPX 公司账户",
      "3": "银行卡",
    },
    found: "找到的付款",
    order: "交易编号",
    time: "时间",
    bills: "账单",
    payer: "付款人",
    empty: "没有符合此搜索的付款。",
    emptyPage: "最新的付款中没有更多符合的结果。下一页将继续搜索。",
    export: "导出为 CSV",
    exported: "表格已保存。",
  },
};
