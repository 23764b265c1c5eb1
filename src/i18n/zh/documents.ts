export const documents = {
  others: "其他打开或打印方式",
  slip: "用 80 毫米卷纸打印",
  open: "打开 PDF",
  preparing: "正在准备文件…",
  ready: "PDF 已备好。如果浏览器没有保存，请在这里打开。",
};

export const texts = { documents };
