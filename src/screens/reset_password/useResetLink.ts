import { useCallback, useEffect, useRef, useState } from "react";
import { type Fault, faultOf } from "../../api/fault.ts";
import { readReset } from "../../api/resetPassword.ts";
import { useEnvironment } from "../environment.tsx";
import { useOwnClient } from "../parts/useClient.ts";

/** The state of the reset link. */
export type ResetLink =
  | { readonly status: "looking" }
  /** The address has no valid id. */
  | { readonly status: "none" }
  /** The link has expired, no longer works, or the call failed. */
  | { readonly status: "failed"; readonly fault: Fault }
  | { readonly status: "valid"; readonly id: string; readonly email: string }
  | { readonly status: "saved"; readonly email: string };

/** Checks the reset link with the server. `read` repeats the check. */
export function useResetLink() {
  const { resetId: id } = useEnvironment();
  const client = useOwnClient();
  const [link, setLink] = useState<ResetLink>({ status: "looking" });
  const latest = useRef(0);

  // Of two overlapping calls, the later one counts, whichever answers first.
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
