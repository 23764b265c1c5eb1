export const documents = {
  open: "打开 PDF",
  preparing: "正在准备文件……",
  ready: "PDF 已备好。如果浏览器没有保存，请在这里打开。",
};
