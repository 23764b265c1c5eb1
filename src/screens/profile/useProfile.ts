import { useCallback, useEffect, useState } from "react";
import { type Fault, faultOf } from "../../api/fault.ts";
import type { OwnRecord } from "../../api/schemas/user.ts";
import { readUser } from "../../api/user.ts";
import { endsSession, takeRecord } from "../../stores/session.ts";
import { useOwnClient } from "../parts/useClient.ts";

type Profile =
  | { readonly status: "reading" }
  | { readonly status: "failed"; readonly fault: Fault }
  | { readonly status: "known"; readonly record: OwnRecord };

/** The logged-in user's record. @param name the session's name. Render another user with another key. */
export function useProfile(name: string) {
  const client = useOwnClient();
  const [profile, setProfile] = useState<Profile>({ status: "reading" });

  /** Shows the record and updates the session with it. */
  const take = useCallback((record: OwnRecord) => {
    const { name: known, full_name, ic_num, phone } = record;
    takeRecord({ name: known, full_name, ic_num, phone });
    setProfile({ status: "known", record });
  }, []);

  const read = useCallback(async () => {
    setProfile({ status: "reading" });
    try {
      take(await readUser(client, name));
    } catch (error) {
      const fault = faultOf(error);
      if (!endsSession(fault)) setProfile({ status: "failed", fault });
    }
  }, [client, name, take]);
  useEffect(() => void read(), [read]);

  /** Reads the record again in the background. On a fault the shown record stays. */
  const renew = useCallback(async () => {
    try {
      take(await readUser(client, name));
    } catch (error) {
      endsSession(faultOf(error));
    }
  }, [client, name, take]);

  return { profile, take, read, renew };
}
