export const account = {
  full_nameHint: "与身份证上的姓名相同。",
  ic_noHint: "12 位数字，有无连字符皆可。",
  phoneHint: "手机号码可以接收短信验证码。",
};
