export const pdf = {
  pages_one: "共 {{count}} 页",
  pages_other: "共 {{count}} 页",
  page: "第 {{page}} 页，共 {{of}} 页",
  larger: "放大",
  smaller: "缩小",
  nothing: "此处没有指定文件。",
  nothingHelp: "收据的 PDF 可从该收据打开。",
};
