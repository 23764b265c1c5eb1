import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually } from "../eventually.ts";
import { askedForCamera, camera, trackStates } from "./camera.ts";
import { counter } from "./counter.tsx";

/** A scan under way, with the camera on. */
async function scanning() {
  const { open: openCamera, streams } = camera();
  const asked = askedForCamera(openCamera);
  const shown = await counter();
  const button = await shown.open();
  await eventually(() => expect(trackStates(streams)).toEqual(["live"]));
  return { ...shown, asked, button, streams };
}

type Scanning = Awaited<ReturnType<typeof scanning>>;

/** The page is covered by another, or seen again. */
function turnPage(hidden: boolean): void {
  const spy = vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  onTestFinished(() => spy.mockRestore());
  document.dispatchEvent(new Event("visibilitychange"));
}

test.each([
  ["its button", ({ close }: Scanning) => close()],
  ["Escape", () => userEvent.keyboard("{Escape}")],
])("the camera is put out when the dialog is closed by %s, and the focus comes back", async (_how, leave) => {
  const scan = await scanning();
  await leave(scan);
  await eventually(() => expect(scan.root.querySelector("dialog")).toBeNull());
  expect(trackStates(scan.streams)).toEqual(["ended"]);
  expect(scan.root.activeElement).toBe(scan.button);
});

test("a camera that was allowed only after the dialog was closed is put out at once", async () => {
  const { open: openCamera, streams } = camera();
  const allowed = Promise.withResolvers<void>();
  askedForCamera(async () => {
    await allowed.promise;
    return openCamera();
  });
  const { open, close } = await counter();
  await open();
  await close();
  allowed.resolve();
  await eventually(() => expect(trackStates(streams)).toEqual(["ended"]));
});

test("the camera is out while the page is not seen, and on again when it is", async () => {
  const { streams } = await scanning();
  turnPage(true);
  expect(trackStates(streams)).toEqual(["ended"]);
  turnPage(false);
  await eventually(() => expect(trackStates(streams)).toEqual(["ended", "live"]));
});

test("the camera is put out when the page is left", async () => {
  const { streams } = await scanning();
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  expect(trackStates(streams)).toEqual(["ended"]);
});

test("a page that hides after the scan lights no camera", async () => {
  const { asked, close } = await scanning();
  await close();
  turnPage(true);
  turnPage(false);
  expect(asked).toHaveBeenCalledTimes(1);
});
