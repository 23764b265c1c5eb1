/** Why a site is not active. The studio and the desk show it. */
export const texts = {
  siteRefusal: {
    domain_unknown: "The central team has registered no domain for this site.",
    other_council: "The file names a council that has no domain for this site.",
    no_address: "The site's name has no address on the internet.",
    private_address: "The site's name leads to a private network.",
    unreachable: "The site gave no https answer. Check its certificate and its firewall.",
    timeout: "The site did not answer within 5 seconds.",
    redirect: "The site redirects the file's address. The file must be at exactly this address.",
    file_missing: "The site has no file at this address.",
    not_json: "The file has another content type than application/json.",
    too_large: "The file has more than 4 kB.",
    file_wrong: "The file has another content than the lines above.",
    too_many: "The council has as many verified sites as it may have. Ask the central team.",
    removed: "The central team removed this site.",
  },
};
