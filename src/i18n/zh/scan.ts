/** Texts of the scanner. The purpose of a scan may bring others for some of them. */
export const texts = {
  scan: {
    close: "关闭",
    picture: "相机画面",
    starting: "正在启动相机。浏览器可能会请您允许使用。",
    looking: "请把账单上的二维码或条码放入框内。",
    unseen: "还没找到条码。请把账单摊平、靠近一些，并在光线充足处扫描；也可以关闭后输入号码。",
    foreign: "这个条码没有账单号码。请试账单上的另一个条码，或关闭后输入号码。",
    typeInstead: "您随时可以关闭此画面，改为输入号码。",
    refused: "此网页未获准使用相机。请在浏览器设置中允许，然后再试。",
    missing: "此设备上找不到相机。",
    busy: "无法使用相机，可能有其他应用程序正在使用。请关闭该程序后再试。",
  },
};
