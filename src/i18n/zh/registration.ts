export const registration = {
  title: "注册",
  lead: "有了账户，您可以在这里查看过往的付款，结账时资料会自动填写。没有账户也可以付款。",
  already: "已有账户，或在等待验证码时重新打开了此网页？请登录以继续。",
  you: "您的资料",
  youHelp: "各项都必须填写。",
  logIn: "登录方式",
  logInHelp: "使用您的电邮地址和此密码。",
  submit: "注册",
  conflictHelp: "如果账户是您的，请登录。如果尚未输入验证码，登录后即可输入。如果忘记密码，请设置新密码。",
};
