import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

/** Says a text; what it gives back takes the text out again, where nothing else was said since. */
type Announce = (text: string, urgency?: "polite" | "assertive") => () => void;

const AnnounceContext = createContext<Announce | undefined>(undefined);

interface Spoken {
  readonly text: string;
  /** In milliseconds of the page's clock. */
  readonly at: number;
}

/** How long a text stands beside the next one, in milliseconds: one that is taken away at once may never be read. */
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

/** Not atomic: a screen reader reads the text that was added, and not the one beside it again. */
function Region({ role, spoken }: { role: "status" | "alert"; spoken: readonly Spoken[] }) {
  return (
    <VisuallyHidden as="div" role={role} aria-atomic="false">
      {spoken.map(({ text, at }) => (
        // a repeated text is a new node, which is read again
        <div key={at + text}>{text}</div>
      ))}
    </VisuallyHidden>
  );
}

/**
 * Says what changed on the screen to those who do not see it. One stands in each root, and in each open dialog, since
 * a modal dialog silences everything outside. The regions are there before the first text: one that arrives with
 * its text is not read by every screen reader.
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
      <Region role="status" spoken={polite} />
      <Region role="alert" spoken={assertive} />
    </AnnounceContext>
  );
}

/**
 * The voice of the nearest `LiveRegion`: `announce(text)`, or `announce(text, "assertive")` for what cannot wait.
 * @throws Error outside a `LiveRegion`, where nobody would hear it.
 */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (announce === undefined) throw new Error("useAnnounce is called outside a LiveRegion");
  return announce;
}
