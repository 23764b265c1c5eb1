import type { ReactNode } from "react";
import { expect, onTestFinished } from "vitest";
import { useConfigured } from "../../../src/screens/parts/useConfigured.ts";
import type { LanguageChoice } from "../../../src/shell/language/LanguageButtons.tsx";
import { eventually } from "../eventually.ts";
import { fakeServer, show } from "../fakeServer.tsx";

/** A component of the shell in a portal of its own with this configuration, in English. */
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
    fakeServer({}, () => configuration),
    { hrefOf: ({ screen }) => `#/${screen}` },
  );
  const find = (selector: string) => shown.page.querySelector<HTMLElement>(selector);
  return {
    ...shown,
    find,
    /** Resolves when the configuration is read. A component that is absent then stays absent. */
    read: () => eventually(() => expect(find("main")?.textContent).toBe("ready")),
  };
}

function Reading() {
  return useConfigured().state.status;
}

export const ENGLISH: LanguageChoice = { language: "en", onLanguage: () => undefined };

/** Removes the browser's storage until the test ends. */
export function blockStorage(): void {
  const { getItem, setItem } = Storage.prototype;
  const blocked = () => {
    throw new DOMException("storage is blocked", "SecurityError");
  };
  Object.assign(Storage.prototype, { getItem: blocked, setItem: blocked });
  onTestFinished(() => void Object.assign(Storage.prototype, { getItem, setItem }));
}
