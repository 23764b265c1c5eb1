import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

/** Says a text; what it gives back takes the text out again, where nothing else was said since. */
type Announce = (text: string, urgency?: "polite" | "assertive") => () => void;

const AnnounceContext = createContext<Announce | undefined>(undefined);

interface Spoken {
  text: string;
  /** Makes a repeated text a new node, which is read again. */
  turn: number;
}

const SILENCE: Spoken = { text: "", turn: 0 };

/**
 * Says what changed on the screen to those who do not see it. One stands in each root, and in each open dialog, since
 * a modal dialog silences everything outside. The regions are there before the first text: one that arrives with
 * its text is not read by every screen reader.
 */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [polite, setPolite] = useState(SILENCE);
  const [assertive, setAssertive] = useState(SILENCE);
  const announce = useCallback<Announce>((text, urgency = "polite") => {
    const set = urgency === "polite" ? setPolite : setAssertive;
    set(({ turn }) => ({ text, turn: turn + 1 }));
    return () => set((now) => (now.text === text ? { ...now, text: "" } : now));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden as="div" role="status" aria-atomic="true">
        <span key={polite.turn}>{polite.text}</span>
      </VisuallyHidden>
      <VisuallyHidden as="div" role="alert" aria-atomic="true">
        <span key={assertive.turn}>{assertive.text}</span>
      </VisuallyHidden>
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
