import { useEffect, useMemo, useState } from "react";
import type { FaultKind } from "../../api/fault.ts";
import { licenceKeyOf } from "../../domain/licenceKey.ts";
import type { KeptLicence } from "../../stores/keptLicences.ts";
import { useEnvironment } from "../environment.tsx";
import { useOnline } from "../parts/useOnline.ts";
import type { KnownLicence, NamedLicence } from "./useLicence.ts";

/** Faults without an answer from the server. They say nothing about the licence. */
const UNANSWERED: ReadonlySet<FaultKind> = new Set(["offline", "timeout", "unreachable", "unavailable"]);

/**
 * Keeps each licence that the screen shows, if the environment has a `device`. While the server does not answer, it returns the
 * kept one. When the server refuses access, the kept one is not shown either.
 */
export function useKeptLicence(
  known: KnownLicence,
  { value, council }: NamedLicence,
): KeptLicence | undefined {
  const { device } = useEnvironment();
  const isOnline = useOnline();
  const key = useMemo(() => licenceKeyOf(value), [value]);
  useEffect(() => {
    if (known.status !== "found" || key === undefined) return;
    device?.keepLicence({ key, licence: known.licence, pictures: known.pictures });
  }, [device, known, key]);

  const [found, setFound] = useState<{ readonly key: object; readonly kept: KeptLicence }>();
  const isUnanswered = isWithoutAnswer(known, isOnline);
  useEffect(() => {
    if (!isUnanswered || key === undefined || device === undefined) return;
    let isGone = false;
    device.findLicence(council, key).then(
      (kept) => {
        if (!isGone && kept !== undefined) setFound({ key, kept });
      },
      // The code that reads kept licences could not be loaded. Show none.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isUnanswered, device, council, key]);
  return isUnanswered && found !== undefined && found.key === key ? found.kept : undefined;
}

/** Offline counts as unanswered before any call, because the log-in is unknown too. */
function isWithoutAnswer(known: KnownLicence, isOnline: boolean): boolean {
  if (known.status === "fault") return UNANSWERED.has(known.fault.kind);
  return !isOnline && (known.status === "looking" || known.status === "proof");
}
