/** The second fact that a council may ask for in a search. */
export const texts = {
  billFact: {
    compound: {
      label: "罚单号码的最后四个字符",
      hint: "以车牌号码或身份证号码查询时必须填写。罚单号码印在罚单通知书上：如 K26-139901，请输入 9901。",
      needed: "请输入罚单通知书上罚单号码的最后四个字符。",
    },
    market: {
      label: "摊位号码的最后四个字符",
      hint: "以身份证号码查询时必须填写。摊位号码印在账单上：如 301-1399，请输入 1399。",
      needed: "请输入账单上摊位号码的最后四个字符。",
    },
  },
};
