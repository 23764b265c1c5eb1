import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

/** Announces a text. The returned function removes it again. */
type Announce = (text: string, urgency?: "polite" | "assertive") => () => void;

const AnnounceContext = createContext<Announce | undefined>(undefined);

interface Spoken {
  readonly text: string;
  /** In milliseconds of performance.now(). */
  readonly at: number;
}

/** Milliseconds that a text stays next to the following one. Screen readers may skip a text that is removed at once. */
const BESIDE_NEXT_MS = 1000;

function useSpoken(): [readonly Spoken[], (text: string) => () => void] {
  const [spoken, setSpoken] = useState<readonly Spoken[]>([]);
  const say = useCallback((text: string) => {
    const next: Spoken = { text, at: performance.now() };
    setSpoken((now) => [
      ...now.filter((earlier) => earlier.text !== text && next.at - earlier.at < BESIDE_NEXT_MS),
      next,
    ]);
    return () => setSpoken((now) => now.filter((earlier) => earlier !== next));
  }, []);
  return [spoken, say];
}

/** Not atomic, so that a screen reader reads only the added text, not the earlier one again. */
function Region({ role, spoken }: { role: "status" | "alert"; spoken: readonly Spoken[] }) {
  return (
    <div role={role} aria-atomic="false">
      {spoken.map(({ text, at }) => (
        // a repeated text gets a new node, so that it is read again
        <div key={at + text}>{text}</div>
      ))}
    </div>
  );
}

/**
 * Announces changes to screen readers. Each root has one, and each open dialog, because a modal dialog silences everything
 * outside. The regions exist before the first text: some screen readers do not read a region that arrives together with its text.
 */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [polite, sayPolitely] = useSpoken();
  const [assertive, sayAtOnce] = useSpoken();
  const announce = useCallback<Announce>(
    (text, urgency = "polite") => (urgency === "polite" ? sayPolitely : sayAtOnce)(text),
    [sayPolitely, sayAtOnce],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden as="div">
        <Region role="status" spoken={polite} />
        <Region role="alert" spoken={assertive} />
      </VisuallyHidden>
    </AnnounceContext>
  );
}

/**
 * Returns `announce` of the nearest `LiveRegion`: `announce(text)`, or `announce(text, "assertive")` for urgent texts.
 * @throws Error outside a `LiveRegion`, where nobody would hear it.
 */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (announce === undefined) throw new Error("useAnnounce needs a LiveRegion above it.");
  return announce;
}
