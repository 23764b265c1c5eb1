import { useEffect, useMemo, useRef, useState } from "react";
import {
  type EmbedSettings,
  embedQuery,
  readEmbedQuery,
  validSettings,
} from "../../domain/embed/settings.ts";
import { useEnvironment } from "../environment.tsx";

/** Milliseconds. A colour picker reports dozens of colours a second, and browsers refuse an address that changes as often. */
const STILL = 250;

/** Returns the value after it has not changed for `STILL`. */
function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const still = setTimeout(() => settle(value), STILL);
    return () => clearTimeout(still);
  }, [value]);
  return settled;
}

/**
 * The settings: `typed` as the webmaster typed them, `sound` without invalid values, `settled` after a pause. The address holds
 * them, so that a reload or a colleague sees the same settings. It does not hold the account number.
 */
export function useEmbedSettings() {
  const { embed = "", council, nameInAddress } = useEnvironment();
  const [typed, setTyped] = useState(() => readEmbedQuery(embed, council));
  const sound = useMemo(() => validSettings(typed), [typed]);
  const settled = useSettled(sound);
  const query = embedQuery(settled);
  // The address that was given stays until the webmaster changes a setting.
  const written = useRef(query);
  useEffect(() => {
    if (query === written.current) return;
    written.current = query;
    nameInAddress?.({ screen: "embed", settings: query });
  }, [query, nameInAddress]);
  const change = (changes: Partial<EmbedSettings>) => setTyped((before) => ({ ...before, ...changes }));
  return { typed, sound, settled, change };
}

export type ChangeSettings = ReturnType<typeof useEmbedSettings>["change"];
