export const offline = {
  newVersion: "本网站已有新版本。完成手上的操作后，请重新加载页面：购物车里的项目会保留。",
};
