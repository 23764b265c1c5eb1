/** Texts of an element with `mode="test"`, for the council's webmaster. */
export const texts = {
  testMode: {
    title: "测试：仅模拟付款，不涉及真实款项",
    text: "这里的账单、银行和收据均为测试而设。公众使用本网页之前，请先关闭测试模式。",
    events: "此元素的事件",
    eventsHelp: "元素向网页发送的内容，最新的在最上面。此列表仅在测试模式下显示。",
    noEvents: "元素尚未向网页发送任何内容。此列表仅在测试模式下显示。",
    clear: "清空列表",
  },
};
