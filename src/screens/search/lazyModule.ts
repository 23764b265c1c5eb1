import { useCallback, useState } from "react";
import { type Fault, faultOf, PortalError } from "../../api/fault.ts";

/** A chunk that is loaded on demand, once for the page. */
export interface LazyModule<Code> {
  /** Undefined until the chunk is loaded. */
  code: Code | undefined;
  /** @throws when the chunk cannot be fetched */
  fetch(): Promise<Code>;
  /** Call it when the chunk may be needed soon. A failure is ignored; `fetch` tries again. */
  prepare(): void;
}

/** @param fetch returns an object with the chunk's code */
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
 * Loads a chunk for rendering.
 * @throws while rendering, when the chunk could not be fetched although the device is online. The error boundary then handles it
 * like a screen that could not be loaded.
 */
export function useLazyModule<Code extends object>(part: LazyModule<Code>) {
  const [code, setCode] = useState(part.code);
  const [fault, setFault] = useState<Fault>();
  const [lost, setLost] = useState<unknown>();
  if (lost !== undefined) throw lost;

  /** @throws PortalError when the device is offline */
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

  /** Loads the chunk for rendering. Sets `code`, or `fault` while the device is offline. */
  const load = useCallback(() => void fetch().catch(() => undefined), [fetch]);
  return { code, fault, fetch, load };
}
