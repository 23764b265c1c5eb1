import type { ReactNode } from "react";
import { expect, onTestFinished } from "vitest";
import { useConfigured } from "../../../src/screens/parts/useConfigured.ts";
import type { LanguageChoice } from "../../../src/shell/language/LanguageButtons.tsx";
import { backEnd, show } from "../cart/counter.tsx";
import { eventually } from "../eventually.ts";

/** A piece of the shell in a portal of its own, whose configuration is this document. In English. */
export function inPortal(Piece: () => ReactNode, configuration: object) {
  const Page = () => (
    <>
      <Piece />
      <main id="content" tabIndex={-1}>
        <Reading />
      </main>
    </>
  );
  const shown = show(
    Page,
    backEnd({}, () => configuration),
    { hrefOf: ({ screen }) => `#/${screen}` },
  );
  const find = (selector: string) => shown.page.querySelector<HTMLElement>(selector);
  return {
    ...shown,
    find,
    /** Settles once the configuration is read: what is not there then does not come. */
    read: () => eventually(() => expect(find("main")?.textContent).toBe("ready")),
  };
}

function Reading() {
  return useConfigured().state.status;
}

export const ENGLISH: LanguageChoice = { language: "en", onLanguage: () => undefined };

/** Takes the browser's storage away until the test is over. */
export function blockStorage(): void {
  const { getItem, setItem } = Storage.prototype;
  const blocked = () => {
    throw new DOMException("storage is blocked", "SecurityError");
  };
  Object.assign(Storage.prototype, { getItem: blocked, setItem: blocked });
  onTestFinished(() => void Object.assign(Storage.prototype, { getItem, setItem }));
}
