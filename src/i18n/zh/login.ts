export const login = {
  title: "登录",
  loggedInAs: "已登录：{{name}}",
  logOut: "退出登录",
  loggedOut: "您已退出登录。",
};
