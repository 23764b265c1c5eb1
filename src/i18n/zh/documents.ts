export const documents = {
  others: "其他打开或打印方式",
  slip80: "用 80 毫米卷纸打印",
  a6: "打印口袋尺寸（A6）",
  letter: "用 Letter 纸打印",
  open: "打开 PDF",
  preparing: "正在准备文件…",
  ready: "PDF 已备好。如果浏览器没有保存，请在这里打开。",
  all: {
    print: "打印所有执照（{{number}}）",
    download: "将所有执照保存为一个 PDF（{{number}}）",
    others: "所有执照的其他打印方式",
    title: "执照（{{number}}）",
    leftOut: "文件未包含所有执照。缺少：",
    why: "请逐一打开查看原因。",
    onPortal: "在议会缴费柜台一次打印所有执照（{{number}}）",
  },
};

export const texts = { documents };
