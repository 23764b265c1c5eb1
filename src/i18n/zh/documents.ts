export const documents = {
  others: "其他打开或打印方式",
  slip80: "用 80 毫米卷纸打印",
  a6: "打印口袋尺寸（A6）",
  letter: "用 Letter 纸打印",
  open: "打开 PDF",
  preparing: "正在准备文件…",
  ready: "PDF 已备好。如果浏览器没有保存，请在这里打开。",
};

export const texts = { documents };
