import type { MessageTexts } from "./messageTexts.ts";

export const texts: MessageTexts = {
  subject: "您的付款收据 {number}",
  title: "收据",
  intro: "您的付款已成功。谢谢。这是您的收据。",
  number: "收据编号",
  paidAt: "付款时间",
  time: "{time}（马来西亚时间）",
  timeConfirmed: "{time}，确认于 {confirmed}（马来西亚时间）",
  method: "付款方式",
  card: "银行卡",
  total: "总额",
  paidItems: "已付项目",
  itemNumber: "号码",
  itemOwner: "姓名",
  itemPaidUntil: "缴至",
  link: "打开此收据",
  linkHelp: "此链接在任何浏览器中都能显示您的付款。持有此链接的人都能查看该笔付款，请只分享给您信任的人。",
  notYours:
    "如果您没有付过这笔款项，可能是有人误填了您的电邮地址：请把此收据编号告知上述议会；若您的账户已被扣款，请立即通知您的银行。",
  automatic: "此电邮由系统自动发送，回复的电邮无人查阅。",
  asking: {
    subject: "您的付款 {order} 仍在处理中",
    title: "您的付款仍在处理中",
    intro:
      "您的银行尚未告知此笔付款的结果。请勿再次缴付相同的账单。我们会自动继续查询，银行批准后即把收据发给您。",
    atBank: "如果您仍在银行的页面，请在那里完成付款。",
    order: "交易编号",
    startedAt: "开始时间",
    method: "付款方式",
    link: "查看此笔付款的状态",
    notYours:
      "如果您没有开始这笔付款，可能是有人误填了您的电邮地址。若您的账户已被扣款，请立即通知您的银行。",
  },
  /** These replace the texts of `asking` for a card payment. */
  askingCard: {
    subject: "您的银行卡付款 {order} 仍在处理中",
    title: "您的银行卡付款仍在处理中",
    intro:
      "银行卡付款平台尚未告知此笔付款的结果。请勿再次缴付相同的账单。我们会自动继续查询，付款获批准后即把收据发给您。",
    atBank: "如果银行卡付款平台的页面仍然开着，请在那里完成付款。",
  },
  refund: {
    subject: "您的付款 {order} 的退款",
    title: {
      opened: "正在审核退款",
      approved: "您的退款已获批准",
      paid_out: "您的退款已汇出",
      rejected: "您的退款未获批准",
    },
    intro: {
      opened: "您的付款已立退款个案。您无需办理任何手续，有结果时我们会再发电邮给您。",
      approved: "这笔退款已获批准。汇出后我们会再发电邮给您。",
      paid_out: "退款已汇给您。您的银行可能需要几个工作日才会显示。",
      rejected: "这笔款项不会退还。如需了解原因，请询问该账单所属的议会。",
    },
    order: "交易编号",
    amount: "退款金额",
    link: "查看退款",
    notYours: "如果您没有付过这笔款项，可能是有人误填了您的电邮地址。您可以删除此电邮。",
  },
  verification: {
    subject: "您的议会缴费柜台验证码",
    title: "您的验证码",
    intro:
      "请在网站输入此验证码，以证明此邮箱属于您。验证码在 {minutes} 分钟内有效。如果您要求了多个验证码，请使用最新的一个。",
    code: "验证码",
    notYours:
      "如果您没有要求此验证码，可能是有人误填了您的电邮地址。请勿把验证码告诉任何人；没有验证码，什么也不会发生。",
    sms: "议会缴费柜台：您的验证码是 {code}，{minutes} 分钟内有效。请勿告诉任何人。",
  },
  reset: {
    subject: "设置您的议会缴费柜台新密码",
    title: "设置新密码",
    intro: "有人（可能是您）要求为您的账户设置新密码。请使用此链接设置。",
    link: "设置新密码",
    help: "此链接在 24 小时内有效，只能使用一次。请勿交给任何人：持有它的人可以更改您的密码。",
    notYours: "如果您没有提出此要求，无需理会：您的密码保持不变。",
  },
  remittance: {
    subject: "收款报表 {remittance}：{day} 共收 {amount}",
    title: "收款报表 {remittance}",
    intro: "以下是民众于 {day} 通过本平台向{payee}缴付的金额。附件中每张账单占一行。",
    payments: "付款",
    refunds: "退款",
    chargebacks: "拒付",
    lines: "{amount}（{count} 行）",
    notYours: "如果您不是本邮件的收件人，请删除邮件并通知平台运营方。",
  },
  charge: {
    assessment: "门牌税与土地税捐",
    compound: "罚单",
    license: "执照",
    market: "巴刹摊位租金",
    parking: "停车费充值",
    local_government_charge: "地方政府收费",
  },
};
