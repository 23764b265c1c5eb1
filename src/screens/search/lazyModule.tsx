import { type ReactNode, useCallback, useEffect, useState } from "react";
import { type Fault, faultOf, fetchPart } from "../../api/fault.ts";
import { addAllTexts, hasAllTexts } from "../../i18n/sharedTranslator.ts";
import { useI18n } from "../../i18n/useI18n.ts";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { Loading } from "../parts/Loading.tsx";

/** A chunk that is loaded on demand, once for the page. */
export interface LazyModule<Code> {
  /** Undefined until the chunk is loaded. */
  code: Code | undefined;
  /** Whether the code shows texts that `kaunter-search` begins without. */
  readonly needsAllTexts: boolean;
  /** @throws when the chunk cannot be fetched */
  fetch(): Promise<Code>;
  /** Call it when the chunk may be needed soon. A failure is ignored; `fetch` tries again. */
  prepare(): void;
}

/** @param fetch returns an object with the chunk's code */
export function lazyModule<Code extends object>(
  fetch: () => Promise<Code>,
  needsAllTexts = false,
): LazyModule<Code> {
  const part: LazyModule<Code> = {
    code: undefined,
    needsAllTexts,
    fetch: async () => {
      part.code ??= await fetch();
      return part.code;
    },
    prepare: () => void part.fetch().catch(() => undefined),
  };
  return part;
}

/**
 * Loads a chunk for rendering, with the texts that it needs.
 * @param isNeeded false for a chunk that the screen can do without: `fault` then covers every failure
 * @throws while rendering, when a needed chunk could not be fetched although the device is online. The error boundary then
 * handles it like a screen that could not be loaded.
 */
export function useLazyModule<Code extends object>(part: LazyModule<Code>, isNeeded = true) {
  const i18n = useI18n();
  const [code, setCode] = useState(part.needsAllTexts && !hasAllTexts(i18n) ? undefined : part.code);
  const [fault, setFault] = useState<Fault>();
  const [lost, setLost] = useState<unknown>();
  if (lost !== undefined) throw lost;

  /** @throws PortalError when the chunk cannot be fetched */
  const fetch = useCallback(async (): Promise<Code> => {
    setFault(undefined);
    try {
      const [fetched] = await fetchPart(() =>
        Promise.all([part.fetch(), part.needsAllTexts && addAllTexts(i18n)]),
      );
      setCode(fetched);
      return fetched;
    } catch (error) {
      if (navigator.onLine && isNeeded) setLost(error);
      setFault(faultOf(error));
      throw error;
    }
  }, [part, isNeeded, i18n]);

  /** Loads the chunk for rendering. Sets `code`, or `fault` after a failure. */
  const load = useCallback(() => void fetch().catch(() => undefined), [fetch]);
  return { code, fault, fetch, load };
}

/** Renders what needs a chunk once it is loaded. While the device is offline, it shows that fault instead. */
export function WithModule<Code extends object>(props: {
  readonly part: LazyModule<Code>;
  readonly children: (code: Code) => ReactNode;
}) {
  const { code, fault, load } = useLazyModule(props.part);
  useEffect(load, [load]);
  if (code !== undefined) return props.children(code);
  return fault ? <FaultNotice fault={fault} onRetry={load} /> : <Loading shape="block" lines={4} />;
}
