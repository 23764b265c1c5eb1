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
    apply: "搜索",
    clear: "清除",
    next: "下一页",
    previous: "上一页",
  },
};
