/** Texts of the frame of the central team's desk, and of the parts that its pages share. */
export const texts = {
  desk: {
    title: "中央团队",
    name: "{{portal}}：中央团队",
    page: {
      today: "今天",
      payments: "付款",
      refunds: "退款",
      review: "待查看的付款",
      settings: "设置",
    },
    account: "您的登录",
    role: {
      _admin: "数据库管理员",
      accounts: "账户",
      administrator: "管理员",
      auditor: "审计员",
      finance: "财务",
      support: "客服",
      user: "公众",
    },
    loginAgain: "请重新登录",
    loginAgainHelp: "您的登录已结束。您输入的内容仍在此处，登录后即可继续。",
    forbidden: "您的角色不允许此操作",
    forbiddenHelp: "此页面打开期间，您的角色可能已更改。请向管理员申请角色，或使用其他账户登录。",
    refusal: {
      changed_meanwhile: "此内容刚被他人更改。请重新加载后再继续。",
      chargeback_open: "持卡人已追回此付款。请先结束该拒付，再支付退款。",
      last_administrator: "此后将无人能管理用户。请先把管理员角色授予另一位用户。",
      own_account: "此处不能更改自己的账户，也不能更改服务器设置中的管理员账户。",
      second_person_needed: "此步骤须由另一人办理：退款不能由一人独自完成。",
    },
    apply: "搜索",
    clear: "清除",
    next: "下一页",
    previous: "上一页",
  },
};
