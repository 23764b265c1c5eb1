import { useCallback, useEffect, useRef, useState } from "react";
import { type Fault, faultOf } from "../../api/fault.ts";

export type RequestState<Value> =
  | { readonly status: "looking" }
  | { readonly status: "read"; readonly value: Value }
  | { readonly status: "fault"; readonly fault: Fault };

type Read<Value> = (signal: AbortSignal) => Promise<Value>;

/**
 * Runs a call when the screen appears, and again on demand. It never returns the answer of an earlier `read`.
 * @param read must keep its identity as long as the request is the same; undefined while there is nothing to ask
 */
export function useRequest<Value>(read: Read<Value> | undefined): {
  readonly reading: RequestState<Value>;
  again(): void;
} {
  const [known, setKnown] = useState<{ readonly of: Read<Value>; readonly is: RequestState<Value> }>();

  const running = useRef<AbortController>(undefined);

  const start = useCallback(() => {
    running.current?.abort();
    if (read === undefined) return;
    const stop = new AbortController();
    running.current = stop;
    const end = (is: RequestState<Value>) => {
      if (!stop.signal.aborted) setKnown({ of: read, is });
    };
    setKnown(undefined);
    read(stop.signal).then(
      (value) => end({ status: "read", value }),
      (error: unknown) => end({ status: "fault", fault: faultOf(error) }),
    );
  }, [read]);

  useEffect(() => {
    start();
    // Aborts `again`'s calls too.
    return () => running.current?.abort();
  }, [start]);

  return {
    reading: known !== undefined && known.of === read ? known.is : { status: "looking" },
    again: start,
  };
}
