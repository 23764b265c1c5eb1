export const confirmation = {
  title: "核对并确认",
  change: "更改",
  method: "付款方式",
  leaving: "接下来您将在整个窗口中前往银行自己的网页，完成后会回到这里。",
  leaving_card:
    "接下来您将在整个窗口中前往银行卡付款平台自己的网页。请在那里填写银行卡资料，切勿在此填写。完成后会回到这里。",
  leavingForForm:
    "接下来是本网站的银行卡填写页面。银行卡资料会直接发送到银行卡付款平台，本网站不会保存；随后会在整个窗口中打开付款平台自己的网页。完成后会回到这里。",
  terms: "点击“继续”按钮，即表示您同意",
  termsLink: "FPX 的条款与条件",
  newWindow: "（在新窗口打开）",
  proceed: "继续",
  proceeding: "正在准备付款…",
  taking: "正在前往银行…",
  taking_card: "正在前往银行卡付款平台…",
  changed: "金额已有变动。尚未付款。",
  changedHelp: "请核对新的金额，然后继续。",
  offline: "您已离线。恢复连接后即可继续。",
  whenConnected: "恢复连接后即可继续。",
  held: "此网页不允许前往银行。尚未付款。",
  held_card: "此网页不允许前往银行卡付款平台。尚未付款。",
};
