export const loginForm = {
  submit: "登录",
  close: "关闭",
  guest: "以访客身份继续",
  successful: "登录成功",
  notMember: "还不是会员？",
  register: "注册",
};
