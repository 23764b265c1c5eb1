import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually } from "../eventually.ts";
import { askedForCamera, camera, decoderFetches, refusal, trackStates } from "./camera.ts";
import { scannedField } from "./scannedField.tsx";

test.each([
  ["NotAllowedError", "This page is not allowed to use the camera."],
  ["SecurityError", "This page is not allowed to use the camera."],
  ["NotFoundError", "No camera was found on this device."],
  ["OverconstrainedError", "No camera was found on this device."],
  ["NotReadableError", "The camera could not be used."],
  ["AbortError", "The camera could not be used."],
])("%s is explained, the typed number stays and nothing is fetched", async (name, words) => {
  const fetched = decoderFetches();
  askedForCamera(refusal(name));
  const { open, close, field, says, onScanned } = await scannedField();
  await userEvent.fill(field, "130045001");
  await open();
  await eventually(() => expect(says()).toContain(words));
  expect(says()).toContain("type the number instead");
  await close();
  expect(field.value).toBe("130045001");
  expect(field.disabled).toBe(false);
  expect(onScanned).not.toHaveBeenCalled();
  expect(fetched()).toBe(false);
});

test("a refused camera can be requested again, and the focus stays in the dialog", async () => {
  const { open: openCamera, streams } = camera();
  askedForCamera(refusal("NotAllowedError"), openCamera);
  const { open, retry, root, says } = await scannedField();
  await open();
  await eventually(() => expect(says()).toContain("This page is not allowed to use the camera."));
  await retry();
  expect(root.activeElement).toBe(root.querySelector("video"));
  await eventually(() => expect(trackStates(streams)).toEqual(["live"]));
  await eventually(() => expect(says()).not.toContain("not allowed to use"));
});

test("a camera that is unplugged is explained", async () => {
  const { open: openCamera, streams } = camera();
  askedForCamera(openCamera);
  const { open, says } = await scannedField();
  await open();
  await eventually(() => expect(trackStates(streams)).toEqual(["live"]));
  streams[0]?.getTracks()[0]?.dispatchEvent(new Event("ended"));
  await eventually(() => expect(says()).toContain("The camera could not be used."));
});

test.each([
  ["over plain http, where no page has a camera", () => vi.stubGlobal("isSecureContext", false)],
  [
    "in a browser without cameras",
    () => vi.spyOn(navigator, "mediaDevices", "get").mockReturnValue(undefined!),
  ],
])("the scan button is hidden %s", async (_where, without) => {
  without();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const { root } = await scannedField();
  expect(root.querySelectorAll("button")).toHaveLength(0);
  expect(root.querySelectorAll("input")).toHaveLength(1);
});
