export const fpxCheckout = {
  title: "您的银行",
  bank: "银行",
  limits: "每次付款 {{least}} 至 {{most}}。",
  choose: "选择银行",
  offline: "{{bank}}（离线）",
  loading: "正在查询在线的银行…",
  belowLimit: "总额低于此类账户的最低限额 {{least}}。",
  aboveLimit: "总额高于此类账户的最高限额 {{most}}。",
  approval: "此笔付款可能须由您的同事批准。",
  approvalHelp:
    "在您的同事于贵公司的银行批准之前，这些项目尚未结清；批准可能需要长达 {{days}} 天。在此期间请勿再次付款。",
  byCard: "您选择以银行卡付款。",
  byCardHelp: "无需选择银行。若要从银行账户付款，请在结账页更改付款方式。",
};
