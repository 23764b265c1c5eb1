/** Texts of the dialogs that the configuration switches on. */
export const texts = {
  dialogs: {
    covid: {
      title: "新冠援助：减免 {{percent}}%",
      text: "{{parts}}可减免 {{percent}}%，付款时自动扣减。",
      close: "知道了",
    },
    update: {
      title: "请更新应用程序",
      text: "此版本过旧，不能用来付款。请到应用商店取得最新版本。",
      installed: "此手机上的版本",
      latest: "最新版本",
      open: "打开应用商店",
    },
  },
};
