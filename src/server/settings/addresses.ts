import { coerce, define, string } from "superstruct";
import { entriesOf } from "./structs.ts";

export const address = define<string>("http or https address without a path", (value) => {
  const url = typeof value === "string" ? URL.parse(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value;
});

export const addresses = coerce(
  define<string[]>("comma-separated http or https addresses", (value) =>
    Array.isArray(value) ? value.every((entry) => address.is(entry)) : false,
  ),
  string(),
  entriesOf,
);

/** Whether the address is on this machine. */
export function isHere({ hostname }: URL): boolean {
  return /^(?:127\.\d+\.\d+\.\d+|\[::1\]|(?:.+\.)?localhost)$/.test(hostname);
}

function isEncryptedOrHere(url: URL): boolean {
  return url.protocol === "https:" || (url.protocol === "http:" && isHere(url));
}

/** An address for citizens' browsers or signed answers. It needs https, except on this machine. */
export const exchangeAddress = define<string>(
  "https address without a path (http on this machine alone)",
  (value) => address.is(value) && isEncryptedOrHere(new URL(value)),
);

/** An address that our server calls, with any path. `fetch` accepts no credentials in an address. */
export const callAddress = define<string>(
  "https address without credentials (http on this machine alone)",
  (value) => {
    const url = typeof value === "string" ? URL.parse(value) : null;
    return url !== null && isEncryptedOrHere(url) && url.username === "" && url.password === "";
  },
);
