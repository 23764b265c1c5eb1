import type { DebugTexts } from "./en.ts";

export const zh: DebugTexts = {
  title: "检查我的网页",
  checking: "正在检查…",
  good: "没有发现需要修正的地方。",
  count: (count) => `有 ${count} 处需要修正`,
  found: "此网页上的内容",
  noElements: "此网页没有 Kaunter 元件。请写上 <kaunter-pay> 之类的标签。",
  again: "重新检查",
  move: "移动",
  close: "关闭",
  why: "原因",
  write: "该怎么做",
  fact: { version: "版本", council: "地方议会", language: "语言", portal: "缴费网站" },
  from: { attribute: "来自标签", page: "来自网页", default: "默认值", script: "来自脚本" },
  findings: {
    attribute: {
      what: "属性有误",
      why: "元件会显示提示而不是柜台，或忽略此属性。",
      write: "请在标签中更正：",
    },
    attributeUnknown: {
      what: "元件不认识此属性",
      why: "它不起作用，可能是拼写有误。",
      write: "请对照属性列表，或删除此属性。",
    },
    councilMissing: {
      what: "标签没有写明地方议会",
      why: "它会成为默认的 Majlis Perbandaran Tawau 的柜台：其他地方议会的居民会查到并缴付斗湖的账单。",
      write: "请在标签中写上地方议会的代码：",
    },
    notWorking: {
      what: "元件的脚本没有加载",
      why: "访客只会看到标签里面的内容。",
      write: "请在网页的 script-src 中允许缴费网站，并查看浏览器控制台。",
    },
    inShadowRoot: {
      what: "标签位于 shadow root 内",
      why: "加载脚本不会查找那里，访客只会看到标签里面的内容。",
      write: "请在网页中加载脚本旁边加上：",
    },
    failed: {
      what: "元件遇到故障",
      why: "在故障消除之前，访客无法使用柜台。",
      write: "元件的说明：",
    },
    noFallback: {
      what: "标签里面没有链接",
      why: "脚本关闭或出错时，访客就无法缴费。",
      write: "请在开始标签和结束标签之间放上缴费网站的链接。",
    },
    policy: {
      what: "网页的 Content-Security-Policy 拦截了内容",
      why: "柜台可能无法加载，或无法连接缴费网站。",
      write: "请加入策略：",
    },
    policyInside: {
      what: "网页的 Content-Security-Policy 拦截了没有地址的内容",
      why: "元件不需要这类内容。这是元件的错误，或由其他脚本引起。",
      write: "请保留策略不变，并告诉缴费网站的中央团队。",
    },
    twoVersions: {
      what: "加载了两个版本的 Kaunter",
      why: "只有先加载的版本有效，另一个白白下载。",
      write: "请只保留一个脚本。",
    },
    loadedTwice: {
      what: "同一个脚本写了两次",
      why: "不会出错，但网页下载的内容多于所需。",
      write: "请只保留一个脚本。",
    },
    notModule: {
      what: '脚本缺少 type="module"',
      why: "浏览器会拒绝运行。",
      write: "请写成：",
    },
    contrast: {
      what: "两种颜色过于相近",
      why: "许多人看不清楚，WCAG 2.2 也要求更高的对比度。",
      write: "请更改其中一个变量。",
    },
    headingSkipped: {
      what: "标题跳过了层级",
      why: "使用屏幕阅读器的人可能会迷失位置。",
      write: "请在标签中写上：",
    },
    noReceipt: {
      what: "付款后不会显示收据",
      why: "付款人从银行返回此网页，而这里没有显示收据的元件。",
      write: "请在此加上 <kaunter-receipt>，或在 receipt-href 写明其网页。",
    },
    receiptPage: {
      what: "收据网页无法显示收据",
      why: "该网页不存在，或里面没有 <kaunter-receipt> 或 <kaunter-pay>。",
      write: "请更正 receipt-href，或在该网页加上 <kaunter-receipt>。",
    },
    unreachable: {
      what: "无法连接缴费网站",
      why: "无法查询，也无法付款。",
      write: "请在 connect-src 中允许缴费网站，并确认地址正确。",
    },
    siteUnknown: {
      what: "缴费网站不回应此网站",
      why: "缴费网站只回应它认识的地方议会网站，地址必须完全相同。",
      write: "请让中央团队加上此地址：",
    },
    notPortal: {
      what: "在缴费网站地址回应的不是缴费网站",
      why: "无法查询，也无法付款。",
      write: "请更正属性 api，或将它删除。",
    },
    storage: {
      what: "此浏览器阻止储存",
      why: "购物车只在网页打开期间保留。这可能只是此浏览器的设置。",
      write: "如果网页在框架里，请将它移出框架。",
    },
    insecure: {
      what: "网页不是通过 https 提供",
      why: "网络上的任何人都能更改网页，浏览器也不提供相机功能。",
      write: "请以 https 提供网站。",
    },
    file: {
      what: "网页是从文件打开的",
      why: "从文件打开的网页没有网站地址。缴费网站只回应它认识的网站。",
      write: "请把网页放到地方议会的网站上，再从那里打开。",
    },
    framed: {
      what: "网页在框架里",
      why: "银行拒绝框架，付款时会离开整个窗口。",
      write: "请把元件直接放在网页上。",
    },
    noLanguage: {
      what: "网页没有注明语言",
      why: "柜台会使用马来语，屏幕阅读器也只能猜测。",
      write: "请在网页开头写上：",
    },
    fixedHeader: {
      what: "有固定的内容遮住窗口顶部",
      why: "页内链接和柜台的每个步骤都会被它遮住。",
      write: "请在网页的样式表中写上：",
    },
  },
};
