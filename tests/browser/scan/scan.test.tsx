import { expect, test, vi } from "vitest";
import { eventually } from "../eventually.ts";
import { askedForCamera, camera, decoderFetches, trackStates } from "./camera.ts";
import { across, code39, code128, ean13, itf, qrCode } from "./codes.ts";
import { scannedField } from "./scannedField.tsx";

const LINK = "https://portal.example/#/search?council=mpt&charge=assessment&account=130045001";

test("a QR code is read by a decoder that is fetched once the camera works, and the camera is switched off", async () => {
  const fetched = decoderFetches();
  const { open: openCamera, show, streams } = camera();
  const allowed = Promise.withResolvers<void>();
  askedForCamera(async () => {
    await allowed.promise;
    return openCamera();
  });
  const { open, onScanned, root, says } = await scannedField();
  const button = await open();
  expect(says()).toContain("Starting the camera");
  expect(fetched()).toBe(false);

  show(qrCode(LINK));
  allowed.resolve();
  await eventually(() => expect(onScanned).toHaveBeenCalled());
  expect(onScanned.mock.calls).toEqual([[LINK]]);
  expect(fetched()).toBe(true);
  expect(trackStates(streams)).toEqual(["ended"]);
  expect(root.querySelector("dialog")).toBeNull();
  expect(root.activeElement).toBe(button);
});

test.each([
  ["Code 128", () => code128("1300450012"), "1300450012"],
  ["Code 128 on a bill held across", () => across(code128("1300450012")), "1300450012"],
  ["Interleaved 2 of 5", () => itf("1300450012"), "1300450012"],
  ["EAN-13", () => ean13("9556001234568"), "9556001234568"],
  ["Code 39", () => code39("K26-1390"), "K26-1390"],
])("a bar code is read: %s", async (_name, draw, number) => {
  const { open: openCamera, show } = camera();
  askedForCamera(openCamera);
  show(draw());
  const { open, onScanned } = await scannedField();
  await open();
  await eventually(() => expect(onScanned.mock.calls).toEqual([[number]]));
});

test("the page that gets the number may move the focus, because the dialog is closed by then", async () => {
  const { open: openCamera, show } = camera();
  askedForCamera(openCamera);
  show(qrCode("130045001"));
  const { open, onScanned, field, root } = await scannedField();
  onScanned.mockImplementation(() => field.focus());
  await open();
  await eventually(() => expect(onScanned).toHaveBeenCalled());
  expect(root.activeElement).toBe(field);
});

test("a code without a bill's number is reported as such, and the next one is read", async () => {
  const { open: openCamera, show } = camera();
  askedForCamera(openCamera);
  show(qrCode("WIFI:S:majlis;T:WPA;P:rahsia;;"));
  const { open, onScanned, says } = await scannedField();
  await open();
  await eventually(() => expect(says()).toContain("There is no bill number in this code."));
  expect(onScanned).not.toHaveBeenCalled();
  show(qrCode("130045001"));
  await eventually(() => expect(onScanned.mock.calls).toEqual([["130045001"]]));
});

test("after a while without a code the dialog gives advice, and the scan continues", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { open: openCamera, show, streams } = camera();
    askedForCamera(openCamera);
    const { open, onScanned, says } = await scannedField();
    await open();
    await eventually(() => expect(says()).toContain("Hold the bill's QR code"));
    vi.runOnlyPendingTimers();
    await eventually(() => expect(says()).toContain("No code found yet."));
    expect(trackStates(streams)).toEqual(["live"]);
    show(qrCode("130045001"));
    await eventually(() => expect(onScanned).toHaveBeenCalled());
  } finally {
    vi.useRealTimers();
  }
});
