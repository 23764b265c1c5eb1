/** Texts for a shared computer: it stores nothing, and it asks whether somebody is still there. */
export const texts = {
  kiosk: {
    notice:
      "共用电脑：这里不会保存任何资料。如果两分钟内没有触碰屏幕或按键，屏幕上的所有内容将被清除。付款一经确认，收据便会发送到您的电邮地址。",
    finish: "完成并清除屏幕",
    still: "您还在吗？",
    left_one: "{{count}} 秒后，所有已输入的内容和购物车中的项目将从屏幕上清除。",
    left_other: "{{count}} 秒后，所有已输入的内容和购物车中的项目将从屏幕上清除。",
    carryOn: "继续",
    clearNow: "立即清除",
    cleared: "所有内容已清除。您可以重新开始。",
  },
};
