import { useEffect, useMemo, useState } from "react";
import type { FaultKind } from "../../api/fault.ts";
import { licenceKeyOf } from "../../domain/licenceKey.ts";
import type { KeptLicence } from "../../stores/keptLicences.ts";
import { useEnvironment } from "../environment.tsx";
import { useOnline } from "../parts/useOnline.ts";
import type { KnownLicence, NamedLicence } from "./useLicence.ts";

/** Nobody answered: that says nothing about the licence. */
const UNANSWERED: ReadonlySet<FaultKind> = new Set(["offline", "timeout", "unreachable", "unavailable"]);

/**
 * Keeps each licence that is shown, where the place around keeps any, and finds it again while nobody answers for it. Whoever
 * the server refuses it to is not shown the kept one.
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
      // nothing is kept where the part that keeps it is not to be had
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isUnanswered, device, council, key]);
  return isUnanswered && found !== undefined && found.key === key ? found.kept : undefined;
}

/** Without a network nobody knows either who is logged in. */
function isWithoutAnswer(known: KnownLicence, isOnline: boolean): boolean {
  if (known.status === "fault") return UNANSWERED.has(known.fault.kind);
  return !isOnline && (known.status === "looking" || known.status === "proof");
}
