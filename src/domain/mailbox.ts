/** Providers that ignore dots before the @, with the name that stands for both of their domains. */
const WITHOUT_DOTS: ReadonlyMap<string, string> = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * The mailbox that an e-mail address leads to, for limits: "Siti.Omar+cukai@Gmail.com" leads to "sitiomar@gmail.com". Providers
 * deliver an address without the part from the plus on, and some ignore dots. Two addresses with one mailbox may still be two
 * accounts.
 */
export function mailbox(address: string): string {
  const small = address.trim().toLowerCase();
  const at = small.lastIndexOf("@");
  if (at < 0) return small;
  const domain = small.slice(at + 1);
  const name = small.slice(0, at).replace(/(?<=.)\+.*$/, "");
  const same = WITHOUT_DOTS.get(domain);
  return same === undefined ? `${name}@${domain}` : `${name.replaceAll(".", "")}@${same}`;
}
