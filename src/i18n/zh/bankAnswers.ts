export const bankAnswers = {
  code: "银行回复代码",
  insufficient_funds: {
    what: "账户余额不足。",
    next: "请使用其他账户付款，或待余额充足后再付款。",
  },
  over_limit: {
    what: "金额超过限额：您在银行的限额，或此类付款的限额。",
    next: "请到银行提高限额、减少每次付款的项目，或使用其他账户。",
  },
  below_limit: {
    what: "金额低于此付款方式的最低限额。",
    next: "请与其他项目一起付款。",
  },
  wrong_account: {
    what: "银行不接受此账户或账户持有人的资料。",
    next: "请向银行核对，或使用其他账户付款。",
  },
  details_missing: {
    what: "银行要求的资料（例如密码或 TAC）不完整或不正确。",
    next: "请准备好登录资料和手机，然后再付款。",
  },
  bank_declined: {
    what: "银行不允许从此账户支付这笔款项。",
    next: "请向银行查询原因，或使用其他账户付款。",
  },
  bank_unavailable: {
    what: "该银行的网上银行服务中断。",
    next: "请稍后再付款，或选择其他银行。",
  },
  bank_blocked: {
    what: "FPX 目前不接受该银行的付款。",
    next: "请选择其他银行，或稍后再付款。",
  },
  outside_hours: {
    what: "付款时不在 FPX 的运作时间内。",
    next: "请稍后再付款。",
  },
  timed_out: {
    what: "在银行确认付款之前已超时。",
    next: "请再次付款，并在几分钟内到银行页面确认。",
  },
  technical: {
    what: "付款因技术原因中止，与您的账户无关。",
    next: "请稍后再付款。如果再次发生，请把以下代码告知议会。",
  },
  cancelled_at_login: {
    what: "您在银行的登录页面取消了付款。",
    next: "您可以随时再付款。",
  },
  cancelled_at_bank: {
    what: "您在银行确认付款之前取消了付款。",
    next: "您可以随时再付款。",
  },
  with_bank: {
    what: "有些付款需要银行较长时间处理。",
    next: "我们会继续查询。您可以关闭此网页，稍后再查看。",
  },
  waiting_for_approver: {
    what: "贵公司获授权的同事须在银行批准此笔付款，可能需要长达 {{days}} 天。",
    next: "请通知该同事。我们会继续查询；您可以关闭此网页，稍后再查看。",
  },
  not_found: {
    what: "FPX 尚未找到此笔付款。这不能说明您的账户是否已扣款。",
    next: "我们会继续查询，直到有结果。如果您的账户已扣款，请保留交易编号。",
  },
  system_trouble: {
    what: "银行或 FPX 的系统出现故障，其回复不能说明此笔付款的结果。",
    next: "我们会继续查询，直到有结果。如果您的账户已扣款，请保留交易编号。",
  },
  unclear: {
    what: "银行的回复不能说明此笔付款的结果。",
    next: "我们会继续查询，直到有结果。如果您的账户已扣款，请保留交易编号。",
  },
};
