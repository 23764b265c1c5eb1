import { useCallback, useEffect, useRef, useState } from "react";
import { type Fault, faultOf } from "../../api/fault.ts";
import { readReset } from "../../api/resetPassword.ts";
import { useEnvironment } from "../environment.tsx";
import { useOwnClient } from "../parts/useClient.ts";

/** What the link that led here is good for. */
export type ResetLink =
  | { readonly status: "looking" }
  /** The address holds no whole id. */
  | { readonly status: "none" }
  /** It has expired, it works no more, or the call failed. */
  | { readonly status: "failed"; readonly fault: Fault }
  | { readonly status: "valid"; readonly id: string; readonly email: string }
  | { readonly status: "saved"; readonly email: string };

/** Reads the link, again where that failed, and holds what became of it. */
export function useResetLink() {
  const { resetId: id } = useEnvironment();
  const client = useOwnClient();
  const [link, setLink] = useState<ResetLink>({ status: "looking" });
  const latest = useRef(0);

  // of two readings the later one counts, whichever answers first
  const read = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    const become = (next: ResetLink) => {
      if (mine === latest.current) setLink(next);
    };
    if (id === undefined) return become({ status: "none" });
    become({ status: "looking" });
    try {
      become({ status: "valid", id, email: await readReset(client, id) });
    } catch (error) {
      become({ status: "failed", fault: faultOf(error) });
    }
  }, [client, id]);
  useEffect(() => void read(), [read]);

  return { link, setLink, read };
}
