export const printedReceipt = {
  name: "收据 {{number}}",
  notice: {
    name: "付款状态 {{number}}（非收据）",
    warning: "这不是收据，不能证明已经付款。",
    asOf: "状态截至",
    not_sent: "此笔付款尚未送往银行，因此不可能已经付款。",
    not_sent_card: "此笔付款尚未送往银行卡付款平台，因此不可能已经付款。",
    still_asking: "银行尚未告知结果。结果未明之前请勿再次付款。",
    still_asking_card: "银行卡付款平台尚未告知结果。结果未明之前请勿再次付款。",
    unanswered: "银行尚未告知我们此笔付款的结果。如果您的账户已扣款，银行一确认，款项就会核对入账。",
    unanswered_card:
      "银行卡付款平台尚未告知我们此笔付款的结果。如果您的银行卡已扣款，付款平台一确认，款项就会核对入账。",
  },
  receivedFrom: "付款人",
  crest: "{{council}} 徽章",
  inWords: "大写",
  refund: "{{charge}} {{number}}，{{council}}：退款 {{amount}}。{{state}}。",
  scan: "扫描以查验此收据",
  verify: "如需查验，请扫描此二维码：打开的网页会说明收据是否真实。",
  computer: "此收据由电脑生成，无需签名。",
  keep: "时间为马来西亚时间（UTC+8）。请保留此收据作记录。",
  page: "第 {{page}} 页，共 {{of}} 页",
};

export const texts = { printedReceipt };
