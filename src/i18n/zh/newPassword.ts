export const newPassword = {
  another: "新密码",
  rule: "至少 {{length}} 个字符。使用几个词语，既容易记住，又难以猜中。",
  show: "显示密码",
  maybeSaved: "目前不知道新密码是否已保存。如果无法用旧密码登录，请使用新密码。",
};
