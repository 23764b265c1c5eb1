export const payAgain = {
  again: {
    title: "再次付款",
    text: "相同的项目，使用相同的银行：{{bank}}。这将是一笔有新编号的付款。",
    text_card: "相同的项目，以银行卡付款。这将是一笔有新编号的付款。",
  },
  resume: {
    title: "继续前往银行",
    title_card: "继续前往银行卡付款平台",
    text: "项目、付款人和银行（{{bank}}）与您之前填写的相同。",
    text_card: "项目和付款人与您先前填写的相同。您以银行卡付款。",
  },
  nothingLeft: "这些项目都不能再缴付。",
  gone: "以下项目不能再缴付，可能已在此期间付清：",
};
