import { expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "../eventually.ts";
import { askedForCamera, camera, decoderFetches } from "./camera.ts";
import { qrCode } from "./codes.ts";
import { scannedField } from "./scannedField.tsx";

/** A browser with a decoder of its own for these formats. `detect` gives the codes that it sees. */
function builtIn(formats: readonly string[], detect: () => Promise<readonly { rawValue: string }[]>) {
  const asked: string[][] = [];
  const detected = vi.fn(detect);
  vi.stubGlobal(
    "BarcodeDetector",
    class {
      static getSupportedFormats = async () => formats;
      detect = detected;
      constructor(options: { formats: string[] }) {
        asked.push(options.formats);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return { asked, detected };
}

test("the browser's own decoder is used for the bill formats that it can read, and no other is fetched", async () => {
  const fetched = decoderFetches();
  const { asked, detected } = builtIn(["aztec", "code_128", "qr_code", "upc_a"], async () => [
    { rawValue: "130045001" },
  ]);
  askedForCamera(camera().open);
  const { open, onScanned } = await scannedField();
  await open();
  await eventually(() => expect(onScanned.mock.calls).toEqual([["130045001"]]));
  expect(asked).toEqual([["qr_code", "code_128"]]);
  expect(detected.mock.calls[0]).toEqual([expect.any(HTMLVideoElement)]);
  expect(fetched()).toBe(false);
});

test("a text counts once two readings agree, because a slanted bar code can be misread", async () => {
  const seen = ["130045007", "130045001", "130045001"];
  const { detected } = builtIn(["code_128", "qr_code"], async () => [{ rawValue: seen.shift() ?? "" }]);
  askedForCamera(camera().open);
  const { open, onScanned } = await scannedField();
  await open();
  await eventually(() => expect(onScanned.mock.calls).toEqual([["130045001"]]));
  expect(detected).toHaveBeenCalledTimes(3);
});

test("a decoder without bar codes is not used", async () => {
  const { detected } = builtIn(["qr_code"], async () => [{ rawValue: "9" }]);
  const { open: openCamera, show } = camera();
  askedForCamera(openCamera);
  show(qrCode("130045001"));
  const { open, onScanned } = await scannedField();
  await open();
  await eventually(() => expect(onScanned.mock.calls).toEqual([["130045001"]]));
  expect(detected).not.toHaveBeenCalled();
});

test("a decoder that fails is replaced by the other", async () => {
  const { detected } = builtIn(["code_128", "qr_code"], async () => {
    throw new DOMException("Barcode detection service unavailable.", "NotSupportedError");
  });
  const { open: openCamera, show } = camera();
  askedForCamera(openCamera);
  show(qrCode("130045001"));
  const { open, onScanned } = await scannedField();
  await open();
  await eventually(() => expect(onScanned.mock.calls).toEqual([["130045001"]]));
  expect(detected).toHaveBeenCalledTimes(1);
});
