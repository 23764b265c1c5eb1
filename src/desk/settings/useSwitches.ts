import { useState } from "react";
import { rebased } from "./switches.ts";

/**
 * The typed switches of a form. When the configuration changes, by this form, another one or an undoing, what was typed stays and
 * everything else follows.
 * @param stored the switches that hold now
 */
export function useSwitches<Switches extends object>(stored: Switches) {
  const [state, setState] = useState({ stored, typed: stored });
  if (JSON.stringify(state.stored) !== JSON.stringify(stored))
    setState({ stored, typed: rebased(state.stored, state.typed, stored) });
  const type = (change: Partial<Switches>) =>
    setState((last) => ({ ...last, typed: { ...last.typed, ...change } }));
  return { typed: state.typed, type };
}
