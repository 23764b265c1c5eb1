import { useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import type { ConfiguredText } from "../../../src/domain/configuredText.ts";
import { TopBanner } from "../../../src/shell/notices/TopBanner.tsx";
import { eventually } from "../eventually.ts";
import { blockStorage, inPortal } from "./portal.tsx";

/** Rule 2.32: the orange banner on top shows the configured message and can be closed. */

let messages = 0;

/** A message that nobody has closed in this browser yet. */
function newMessage(): string {
  messages += 1;
  return `Notice ${Date.now()}-${messages}`;
}

function serve(message: ConfiguredText | null): void {
  document.documentElement.dataset.banner = JSON.stringify(message);
}

afterEach(() => {
  delete document.documentElement.dataset.banner;
});

/** On a page that the server sent with this configuration. */
function onServedPage(configuration: { readonly snackbarMessage: ConfiguredText | null }) {
  serve(configuration.snackbarMessage);
  return inPortal(() => <TopBanner page="home" />, configuration);
}

/** Two screens with a button from one to the other. */
function Screens() {
  const [page, goTo] = useState<"home" | "search">("home");
  return (
    <>
      <TopBanner page={page} />
      <button type="button" onClick={() => goTo(page === "home" ? "search" : "home")}>
        on
      </button>
    </>
  );
}

async function closed(snackbarMessage: string) {
  const first = onServedPage({ snackbarMessage });
  await first.says(snackbarMessage);
  await first.press("Close this message");
  await eventually(() => expect(first.find("aside")).toBeNull());
  return first;
}

describe("the banner", () => {
  test("shows the configured message, as a landmark with a name (rule 2.32)", async () => {
    const snackbarMessage = newMessage();
    const { find, says } = onServedPage({ snackbarMessage });
    await says(snackbarMessage);
    expect(find("aside")?.getAttribute("aria-label")).toBe("Announcement");
  });

  test("is orange (rule 2.32)", async () => {
    const snackbarMessage = newMessage();
    const { find, says } = onServedPage({ snackbarMessage });
    await says(snackbarMessage);
    expect(getComputedStyle(find("aside")!).backgroundColor).toBe("rgb(255, 198, 112)");
  });

  test("is in the page's language, and declares the language that it has", async () => {
    const own = onServedPage({ snackbarMessage: { ms: "Notis", en: "Notice" } });
    await own.says("Notice");
    expect(own.find("aside [lang]")?.lang).toBe("en");
    own.close();
    const another = onServedPage({ snackbarMessage: { ms: "Notis" } });
    await another.says("Notis");
    expect(another.find("aside [lang]")?.lang).toBe("ms");
  });

  test.each([null, "", "  ", {}])("is absent for %j", async (snackbarMessage) => {
    const { find, read } = onServedPage({ snackbarMessage });
    await read();
    expect(find("aside")).toBeNull();
  });
});

describe("a closed banner", () => {
  test("moves the focus to the content", async () => {
    await closed(newMessage());
    expect(document.activeElement?.id).toBe("content");
  });

  test("stays closed in this browser until the message changes (rule 2.32)", async () => {
    const snackbarMessage = newMessage();
    (await closed(snackbarMessage)).close();
    expect(Object.values({ ...localStorage })).toContain(JSON.stringify(snackbarMessage));
    const again = onServedPage({ snackbarMessage });
    await again.read();
    expect(again.find("aside")).toBeNull();
    again.close();
    const changed = newMessage();
    await onServedPage({ snackbarMessage: changed }).says(changed);
  });

  test("stays closed until the page is reloaded where the browser stores nothing", async () => {
    blockStorage();
    const snackbarMessage = newMessage();
    (await closed(snackbarMessage)).close();
    const again = onServedPage({ snackbarMessage });
    await again.read();
    expect(again.find("aside")).toBeNull();
  });
});

describe("a banner that the served page did not have", () => {
  test("appears with the next screen, so that it pushes down nothing that is being read", async () => {
    const snackbarMessage = newMessage();
    const { find, read, press, says } = inPortal(Screens, { snackbarMessage });
    await read();
    expect(find("aside")).toBeNull();
    await press("on");
    await says(snackbarMessage);
  });

  test("replaces the served one at the next screen, and no sooner", async () => {
    const [served, snackbarMessage] = [newMessage(), newMessage()];
    serve(served);
    const { find, read, press, says } = inPortal(Screens, { snackbarMessage });
    await read();
    expect(find("aside")?.textContent).toContain(served);
    await press("on");
    await says(snackbarMessage);
  });

  test("does not replace the served one while the configuration is unknown", async () => {
    const served = newMessage();
    serve(served);
    const { find, press, says } = inPortal(Screens, { snackbarMessage: 1 });
    await says(served);
    await press("on");
    expect(find("aside")?.textContent).toContain(served);
  });
});
