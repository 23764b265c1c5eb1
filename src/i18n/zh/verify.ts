export const verify = {
  title: "查验收据或执照",
  lead: "查验收据或电子执照的真伪：扫描上面的二维码，或贴上二维码里的链接。不会显示任何人的姓名。",
  form: "查验二维码",
  field: "二维码的链接或文字",
  fieldHint: "以本网站网址开头，并含有 /verify。",
  check: "查验",
  checking: "正在查验文件…",
  outcome: {
    genuine: { title: "真实", text: "此收据由本网站发出，内容未被更改，付款也有记录。" },
    in_date: { title: "真实并在有效期内", text: "此执照由本网站发出，内容未被更改，今天仍然有效。" },
    on_record: { title: "真实", text: "此收款报表由本网站发出，内容未被更改，收款也有记录。" },
    genuine_unchecked: {
      title: "真实；未查核目前状态",
      text: "此收据由本网站发出，内容未被更改。请在有网络时再次查验，以了解目前状态。",
    },
    in_date_unchecked: {
      title: "真实并在有效期内；未查核目前状态",
      text: "此执照由本网站发出，内容未被更改。之后可能已被撤销或更新。请在有网络时再次查验。",
    },
    on_record_unchecked: {
      title: "真实；未查核目前状态",
      text: "此收款报表由本网站发出，内容未被更改。请在有网络时再次查验。",
    },
    expired: { title: "已过期", text: "此执照是真的，但有效期已过。" },
    renewed: { title: "已更新", text: "此执照是真的，但已有新的执照取代。请要求出示新的执照。" },
    revoked: { title: "已撤销", text: "此执照原是真的，但议会已经撤销，现已无效。" },
    refunded: {
      title: "已退款",
      text: "此收据真实，但此笔付款的款项已全部或部分退还付款人，不能再证明全额付款。",
    },
    no_record: { title: "没有记录", text: "本网站没有这份文件的记录。请勿接受，并通知议会。" },
    forged: { title: "伪造或被更改", text: "此文件已被更改，或不是由本网站发出。请勿接受。" },
    withdrawn_key: {
      title: "不可信任",
      text: "此二维码已不可信任。请持有人在本网站重新打开文件，并出示新的二维码。",
    },
    unknown_key: { title: "不是本网站发出的", text: "本网站没有发出此文件。请勿接受。" },
    unknown_key_unchecked: {
      title: "未能查验",
      text: "没有网络时，本设备无法查验此文件。请连接网络后再查验。",
    },
    no_keys: {
      title: "未能查验",
      text: "没有网络时，本设备还不能查验文件。请连接网络后再查验。此文件仍可能是真的。",
    },
    no_crypto: {
      title: "未能查验",
      text: "此浏览器在这个网页上无法查验文件。请打开本网站以 https 开头的网址。此文件仍可能是真的。",
    },
    unreadable: {
      title: "二维码不完整",
      text: "这是本网站的二维码，但有部分缺失或损坏。请把纸张摊平，在光线充足处再扫描一次。",
    },
    not_ours: {
      title: "不是收据或执照的二维码",
      text: "可能是银行的二维码或其他网站。请扫描收据或执照上的二维码。",
    },
  },
  stated: "请与纸本核对",
  compare: "每一行都必须与纸本相同。如有不同，此二维码是从其他文件复制的。",
  fact: {
    kind: "文件",
    council: "议会",
    number: "编号",
    day: "日期",
    lines: "行数",
    amount: "金额",
    paid_on: "付款日期",
    issued_on: "签发日期",
    valid_until: "有效期至",
  },
  kind: { receipt: "正式收据", licence: "电子执照", remittance: "收款报表" },
  checkedAt: "目前状态已于马来西亚时间 {{time}} 查核。",
  keysOf: "无法连接本网站。此次查验使用本设备在马来西亚时间 {{time}} 保存的资料。",
  listOf: "已撤销、已更新和已退款的文件截至 {{time}}（马来西亚时间）。",
  another: "查验另一份文件",
  batch: {
    title: "查验多份文件",
    lead: "供执法人员使用：逐一扫描文件。结果只留在此页面，清除列表或离开页面后即消失，不会储存任何资料。",
    scan: "逐一扫描",
    counts: "结果",
    list: "已查验的文件",
    clear: "清除列表",
  },
  scan: {
    title: "扫描二维码",
    looking: "请把收据或执照上的二维码放入框内。",
    unseen: "还没找到二维码。请把纸张摊平、靠近一些，并在光线充足处扫描；也可以关闭后贴上链接。",
    typeInstead: "您随时可以关闭此画面，改为贴上链接。",
  },
};

export const texts = { verify };
