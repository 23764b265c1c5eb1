export const pdf = {
  pages_one: "共 {{count}} 页",
  pages_other: "共 {{count}} 页",
  page: "第 {{page}} 页，共 {{of}} 页",
  larger: "放大",
  smaller: "缩小",
  nothing: "此处没有指定文件。",
  nothingHelp: "收据的 PDF 可从该收据打开。",
  noLicence: "此执照无法在此显示。",
  noLicenceHelp: "执照页面会说明原因及处理办法。",
  needsFact: "此执照载有个人照片和地址。",
  needsFactHelp:
    "议会只向执照持有人，以及持有执照账单的付款人显示此执照。执照页面会要求输入持有人身份证号码的最后四个字符，该号码印在账单上。之后即可在该页面将执照保存为 PDF。",
  toLicence: "查看执照",
};

export const texts = { pdf };
