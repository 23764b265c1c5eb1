import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually } from "../eventually.ts";
import { askedForCamera, camera, trackStates } from "./camera.ts";
import { scannedField } from "./scannedField.tsx";

/** Starts a scan, with the camera on. */
async function scanning() {
  const { open: openCamera, streams } = camera();
  const asked = askedForCamera(openCamera);
  const shown = await scannedField();
  const button = await shown.open();
  await eventually(() => expect(trackStates(streams)).toEqual(["live"]));
  return { ...shown, asked, button, streams };
}

type Scanning = Awaited<ReturnType<typeof scanning>>;

/** Hides the page behind another, or shows it again. */
function turnPage(hidden: boolean): void {
  const spy = vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  onTestFinished(() => spy.mockRestore());
  document.dispatchEvent(new Event("visibilitychange"));
}

test.each([
  ["its button", ({ close }: Scanning) => close()],
  ["Escape", () => userEvent.keyboard("{Escape}")],
])(
  "the camera is switched off when the dialog is closed by %s, and the focus returns",
  async (_how, leave) => {
    const scan = await scanning();
    await leave(scan);
    await eventually(() => expect(scan.root.querySelector("dialog")).toBeNull());
    expect(trackStates(scan.streams)).toEqual(["ended"]);
    expect(scan.root.activeElement).toBe(scan.button);
  },
);

test("a camera that is allowed only after the dialog was closed is switched off at once", async () => {
  const { open: openCamera, streams } = camera();
  const allowed = Promise.withResolvers<void>();
  askedForCamera(async () => {
    await allowed.promise;
    return openCamera();
  });
  const { open, close } = await scannedField();
  await open();
  await close();
  allowed.resolve();
  await eventually(() => expect(trackStates(streams)).toEqual(["ended"]));
});

test("the camera is off while the page is hidden, and on again when it is visible", async () => {
  const { streams } = await scanning();
  turnPage(true);
  expect(trackStates(streams)).toEqual(["ended"]);
  turnPage(false);
  await eventually(() => expect(trackStates(streams)).toEqual(["ended", "live"]));
});

test("the camera is switched off when the citizen leaves the page", async () => {
  const { streams } = await scanning();
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  expect(trackStates(streams)).toEqual(["ended"]);
});

test("a page that is hidden after the scan does not switch the camera on", async () => {
  const { asked, close } = await scanning();
  await close();
  turnPage(true);
  turnPage(false);
  expect(asked).toHaveBeenCalledTimes(1);
});
