/** Texts of the desk's remittances and reports. */
export const texts = {
  deskRemittances: {
    number: "编号",
    day: "日期",
    lines: "行数",
    payments: "付款",
    returned: "退回",
    files: "文件",
    save: "保存 {{file}}",
    saved: "{{file}} 已保存。",
    empty: "此议会尚无汇付单。",
    closed: "{{time}} 已结算",
    acknowledged: "{{time}} 已确认收到",
    delivered: {
      webhook: "已发送至议会的程序",
      email: "已通过电子邮件发送",
    },
    channel: {
      webhook: "程序通知",
      email: "电子邮件",
    },
    through: "{{channel}}：已发送至 {{through}}，最近一次在 {{time}}。",
    waiting: "{{channel}}：从下一份汇付单开始发送。",
    stopped: "{{channel}}：无法送达议会",
    stoppedHelp: "系统已于 {{time}} 停止发送。最后发送的汇付单是 {{through}}。请先联系议会，再重新启动发送。",
    report: "月度或年度报告",
    period: "期间",
    year: "{{year}} 年",
    allCouncils: "所有议会",
    print: "打开可打印的页面",
  },
};
