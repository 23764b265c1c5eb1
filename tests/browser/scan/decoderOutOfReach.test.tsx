import { expect, test, vi } from "vitest";
import { eventually } from "../eventually.ts";
import { askedForCamera, camera, trackStates } from "./camera.ts";
import { scannedField } from "./scannedField.tsx";

// The network fails while the package is fetched.
vi.mock("@zxing/library/esm/core/qrcode/QRCodeReader", () => {
  throw new TypeError("Failed to fetch");
});

test("a decoder that cannot be fetched is explained, and the camera is switched off", async () => {
  const { open: openCamera, streams } = camera();
  askedForCamera(openCamera);
  const { open, says, field } = await scannedField();
  await open();
  await eventually(() => expect(says()).toContain("could not be loaded"));
  expect(says()).toContain("type the number instead");
  expect(trackStates(streams)).toEqual(["ended"]);
  expect(field.disabled).toBe(false);
});
