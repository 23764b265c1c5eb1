import { useEffect, useMemo, useState } from "react";
import {
  type EmbedSettings,
  embedQuery,
  readEmbedQuery,
  soundSettings,
} from "../../domain/embed/settings.ts";
import { useEnvironment } from "../environment.tsx";

/** Milliseconds. A picker tells of dozens of colours in a second; browsers refuse an address that changes as often. */
const STILL = 250;

/** The value once it has stood still for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const still = setTimeout(() => settle(value), STILL);
    return () => clearTimeout(still);
  }, [value]);
  return settled;
}

/**
 * What was chosen, as it was typed and without what is wrong. The address names it, so that a reload and a colleague see the
 * same; the account number is not in it.
 */
export function useEmbedSettings() {
  const { embed = "", council, nameInAddress } = useEnvironment();
  const [typed, setTyped] = useState(() => readEmbedQuery(embed, council));
  const sound = useMemo(() => soundSettings(typed), [typed]);
  const settled = useSettled(sound);
  const query = embedQuery(settled);
  const [first] = useState(query);
  useEffect(() => {
    // an address that nobody changed stays as it was given
    if (query !== first) nameInAddress?.({ screen: "embed", settings: query });
  }, [query, first, nameInAddress]);
  const change = (changes: Partial<EmbedSettings>) => setTyped((before) => ({ ...before, ...changes }));
  return { typed, sound, settled, change };
}

export type ChangeSettings = ReturnType<typeof useEmbedSettings>["change"];
