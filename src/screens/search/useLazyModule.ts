import { useCallback, useState } from "react";
import { type Fault, faultOf, PortalError } from "../../api/fault.ts";
import type { LazyModule } from "./lazyModule.ts";

/**
 * A piece of the program to draw with, once it is there.
 * @throws during drawing when it could not be fetched though there is a network, as where a whole screen could not
 */
export function useLazyModule<Code extends object>(part: LazyModule<Code>) {
  const [code, setCode] = useState(part.code);
  const [fault, setFault] = useState<Fault>();
  const [lost, setLost] = useState<unknown>();
  if (lost !== undefined) throw lost;

  /** @throws PortalError when there is no network to fetch it by */
  const fetch = useCallback(async (): Promise<Code> => {
    setFault(undefined);
    try {
      const fetched = await part.fetch();
      setCode(fetched);
      return fetched;
    } catch (error) {
      if (navigator.onLine) setLost(error);
      const offline = new PortalError({ kind: "offline" }, error);
      setFault(faultOf(offline));
      throw offline;
    }
  }, [part]);

  /** Fetches it to be drawn: `code`, or `fault` where there is no network. */
  const load = useCallback(() => void fetch().catch(() => undefined), [fetch]);
  return { code, fault, fetch, load };
}
