import { describe, expect, test } from "vitest";
import { TopBanner } from "../../../src/shell/notices/TopBanner.tsx";
import { eventually } from "../eventually.ts";
import { blockStorage, inPortal } from "./portal.tsx";

/** "Orange top banner. It shows a configured snackbar message and can be closed" (specification, section 2). */

let messages = 0;

/** One that nobody has closed yet in this browser. */
function newMessage(): string {
  messages += 1;
  return `Notice ${Date.now()}-${messages}`;
}

async function closed(snackbarMessage: string) {
  const first = inPortal(TopBanner, { snackbarMessage });
  await first.says(snackbarMessage);
  await first.press("Close this message");
  await eventually(() => expect(first.find("aside")).toBeNull());
  return first;
}

describe("the banner", () => {
  test("shows the configured message, as a landmark with a name", async () => {
    const snackbarMessage = newMessage();
    const { find, says } = inPortal(TopBanner, { snackbarMessage });
    await says(snackbarMessage);
    expect(find("aside")?.getAttribute("aria-label")).toBe("Announcement");
  });

  test("is orange", async () => {
    const snackbarMessage = newMessage();
    const { find, says } = inPortal(TopBanner, { snackbarMessage });
    await says(snackbarMessage);
    expect(getComputedStyle(find("aside")!).backgroundColor).toBe("rgb(255, 198, 112)");
  });

  test("speaks the page's language, and says which one it speaks", async () => {
    const own = inPortal(TopBanner, { snackbarMessage: { ms: "Notis", en: "Notice" } });
    await own.says("Notice");
    expect(own.find("aside [lang]")?.lang).toBe("en");
    own.close();
    const another = inPortal(TopBanner, { snackbarMessage: { ms: "Notis" } });
    await another.says("Notis");
    expect(another.find("aside [lang]")?.lang).toBe("ms");
  });

  test.each([null, "", "  ", {}])("is not there for %j", async (snackbarMessage) => {
    const { find, read } = inPortal(TopBanner, { snackbarMessage });
    await read();
    expect(find("aside")).toBeNull();
  });
});

describe("a closed banner", () => {
  test("gives the focus to the content", async () => {
    await closed(newMessage());
    expect(document.activeElement?.id).toBe("content");
  });

  test("stays closed in this browser until the message changes", async () => {
    const snackbarMessage = newMessage();
    (await closed(snackbarMessage)).close();
    expect(Object.values({ ...localStorage })).toContain(JSON.stringify(snackbarMessage));
    const again = inPortal(TopBanner, { snackbarMessage });
    await again.read();
    expect(again.find("aside")).toBeNull();
    again.close();
    const changed = newMessage();
    await inPortal(TopBanner, { snackbarMessage: changed }).says(changed);
  });

  test("stays closed until the page is loaded again where the browser keeps nothing", async () => {
    blockStorage();
    const snackbarMessage = newMessage();
    (await closed(snackbarMessage)).close();
    const again = inPortal(TopBanner, { snackbarMessage });
    await again.read();
    expect(again.find("aside")).toBeNull();
  });
});
