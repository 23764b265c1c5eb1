/** Why a site is not active. The studio and the desk show it. */
export const texts = {
  siteRefusal: {
    domain_unknown: "中央团队尚未为此网站登记域名。",
    other_council: "文件中的议会没有适用于此网站的域名。",
    no_address: "此网站的名称在互联网上没有地址。",
    private_address: "此网站的名称指向私有网络。",
    unreachable: "此网站没有 https 回应。请检查证书和防火墙。",
    timeout: "此网站未在 5 秒内回应。",
    redirect: "此网站把文件的网址重定向到别处。文件必须正好在此网址。",
    file_missing: "此网址没有文件。",
    not_json: "文件的内容类型（Content-Type）不是 JSON。",
    too_large: "文件超过 4 kB。",
    file_wrong: "文件内容与上面的内容不同。",
    too_many: "该议会已验证的网站已达上限。请联系中央团队。",
    removed: "中央团队已移除此网站。",
  },
};
