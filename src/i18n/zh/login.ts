export const login = {
  title: "登录",
  submit: "登录",
  loggedInAs: "已登录：{{name}}",
  logOut: "退出登录",
  close: "关闭",
  guest: "以访客身份继续",
  successful: "登录成功",
  loggedOut: "您已退出登录。",
  notMember: "还不是会员？",
  register: "注册",
};
