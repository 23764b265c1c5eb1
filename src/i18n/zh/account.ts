export const account = {
  full_name: "姓名",
  full_nameHint: "与身份证上的姓名相同。",
  ic_no: "身份证号码",
  ic_noHint: "12 位数字，有无连字符皆可。",
  phone: "电话号码",
  phoneHint: "手机号码可以接收短信验证码。",
  email_address: "电邮地址",
};
