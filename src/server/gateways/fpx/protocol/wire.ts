import { decodeFormBody } from "../../formBody.ts";

/** FPX messages are form-encoded in both directions (docs/protocols.md, FPX). */

export { encodeFormBody as encodeWireBody } from "../../formBody.ts";

/** `no_answer` is any body without a checksum: "ERROR", "PROSESSING ERROR" (so spelled), an HTML page, an empty body. */
export type WireBody =
  | { readonly kind: "values"; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: "no_answer" };

export function decodeWireBody(body: string): WireBody {
  const values = decodeFormBody(body);
  return values !== undefined && Object.hasOwn(values, "fpx_checkSum")
    ? { kind: "values", values }
    : { kind: "no_answer" };
}
