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

/** Whether it is an address of this machine alone. */
export function isHere({ hostname }: URL): boolean {
  return /^(?:127\.\d+\.\d+\.\d+|\[::1\]|(?:.+\.)?localhost)$/.test(hostname);
}

function isEncryptedOrHere(url: URL): boolean {
  return url.protocol === "https:" || (url.protocol === "http:" && isHere(url));
}

/** What citizens' browsers and signed answers go to: in the clear on this machine alone. */
export const exchangeAddress = define<string>(
  "https address without a path (http on this machine alone)",
  (value) => address.is(value) && isEncryptedOrHere(new URL(value)),
);

/** Where one server calls another, by any path; `fetch` takes no credentials in an address. */
export const callAddress = define<string>(
  "https address without credentials (http on this machine alone)",
  (value) => {
    const url = typeof value === "string" ? URL.parse(value) : null;
    return url !== null && isEncryptedOrHere(url) && url.username === "" && url.password === "";
  },
);
