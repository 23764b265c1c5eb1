import { useCallback, useState } from "react";
import { type Fault, faultOf, PortalError } from "../../api/fault.ts";

/** A piece of the program that comes when it is needed: once for the page, whatever the number of searches on it. */
export interface LazyModule<Code> {
  /** Undefined until it was fetched. */
  code: Code | undefined;
  /** @throws when it cannot be fetched */
  fetch(): Promise<Code>;
  /** To be called when it may be needed soon: what cannot be fetched then is tried again when it is needed. */
  prepare(): void;
}

/** @param fetch gives an object that holds the code */
export function lazyModule<Code extends object>(fetch: () => Promise<Code>): LazyModule<Code> {
  const part: LazyModule<Code> = {
    code: undefined,
    fetch: async () => {
      part.code ??= await fetch();
      return part.code;
    },
    prepare: () => void part.fetch().catch(() => undefined),
  };
  return part;
}

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
