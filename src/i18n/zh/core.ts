/** Texts around every screen: notices, errors, the scanner. */
export const texts = {
  alert: {
    accepted: "您最近的一笔付款已成功。",
    inProgress: "您最近的一笔付款正在处理中。请勿再次缴付相同的账单。",
    close: "关闭此消息",
    open: "打开状态页面",
    seeReceipt: "查看收据",
  },
  common: {
    council: "议会",
    total: "总额",
    retry: "重试",
    httpStatus: "HTTP 状态码：{{status}}",
    reference: "参考编号：{{reference}}",
    checkPayment: "查询付款",
  },
  errors: {
    kind: {
      offline: "您已离线。请检查网络后重试。",
      timeout: "服务器响应太慢。请重试。",
      unreachable: "无法连接服务器。请检查网络后重试。",
      site_unknown: "此网页无法使用网上缴费。请使用下方链接。",
      unavailable: "服务暂时不可用。请稍后重试。",
      busy: "您的网络在短时间内发出的请求过多。请稍后再试。",
      closed: "网上缴费目前关闭。您仍可查询已作的付款。",
      missing: "找不到结果",
      amount_changed: "金额已有变动。付款前请核对。",
      unreadable: "我们的系统出了问题。请稍后重试。",
    },
    wasOffline: "当时没有网络连接。请重试。",
    wait: {
      seconds: "尝试次数过多。请在 {{seconds}} 秒后再试。",
      minutes: "尝试次数过多。请在 {{minutes}} 分钟后再试。",
      hours: "尝试次数过多。请在 {{hours}} 小时后再试。",
    },
    reason: {
      attempt_failed_please_try_again: "操作失败。请重试。",
      amount_changed: "金额已有变动。付款前请核对。",
      bill_fact_needed: "此地方议会还要求填写账单上号码的最后四个字符。请在表格中填写，然后重新查询。",
      closed: "网上缴费目前关闭。您仍可查询已作的付款。",
      invalid_account: "账号或执照号码无效",
      invalid_council: "此议会目前不提供服务。",
      invalid_payment_type: "此缴费类别目前不可用。",
      invalid_request: "无法读取您提交的资料。请检查后重试。",
      missing: "找不到结果",
      under_maintenance: "{{field}}目前无法缴付，造成不便，谨此致歉。",
    },
    validation: {
      required: "必须填写{{field}}。",
      requiredField: "必须填写此栏。",
      max: "{{field}}不可超过 {{length}} 个字符。",
      cardNumber: "这看起来像是银行卡号。切勿在此输入。",
    },
  },
  notices: {
    closed: {
      text: "系统正在维护。请稍后再来。",
      kept: "购物车内的项目会保留。",
    },
  },
  scan: {
    title: "扫描账单上的条码",
    decoder: "无法启动扫描功能。请检查网络连接后再试。",
  },
};
