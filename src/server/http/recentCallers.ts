/** Callers that are remembered, or a flood of addresses would fill the memory. */
const MOST_CALLERS = 10_000;

/** What a limit remembers of each caller. */
export interface RecentCallers<State> {
  get(caller: string): State | undefined;
  set(caller: string, state: State): void;
}

/** Remembers the callers that were heard last. */
export function recentCallers<State>(): RecentCallers<State> {
  const states = new Map<string, State>();
  return {
    get: (caller) => states.get(caller),
    set: (caller, state) => {
      // written again, so that the first of the map is who has been away the longest
      states.delete(caller);
      states.set(caller, state);
      if (states.size > MOST_CALLERS) states.delete(states.keys().next().value ?? "");
    },
  };
}
