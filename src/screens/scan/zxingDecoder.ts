// Import each reader by its own path: the whole package also contains a dozen formats that no bill has.
import BinaryBitmap from "@zxing/library/esm/core/BinaryBitmap";
import HybridBinarizer from "@zxing/library/esm/core/common/HybridBinarizer";
import Code39Reader from "@zxing/library/esm/core/oned/Code39Reader";
import Code128Reader from "@zxing/library/esm/core/oned/Code128Reader";
import EAN13Reader from "@zxing/library/esm/core/oned/EAN13Reader";
import ITFReader from "@zxing/library/esm/core/oned/ITFReader";
import QRCodeReader from "@zxing/library/esm/core/qrcode/QRCodeReader";
import RGBLuminanceSource from "@zxing/library/esm/core/RGBLuminanceSource";

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Part extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * The part of a picture that its box shows under CSS `object-fit: cover`, so that the decoder reads only what the citizen sees.
 * Returns the whole picture while the box has no size.
 */
export function visiblePart(picture: Size, box: Size): Part {
  const scale = Math.min(picture.width / box.width, picture.height / box.height);
  const whole = box.width === 0 || box.height === 0;
  const width = whole ? picture.width : box.width * scale;
  const height = whole ? picture.height : box.height * scale;
  return { width, height, left: (picture.width - width) / 2, top: (picture.height - height) / 2 };
}

/** Finds a code in a picture. */
export interface Decoder {
  /** Returns the text of a code in the video's current picture, or undefined if it shows no readable code. */
  decode(video: HTMLVideoElement): Promise<string | undefined>;
}

/** The longest side of the read picture, in pixels. Enough for a bar code of thirty characters, and fast on a cheap phone. */
const LONGEST_SIDE = 800;

/** A decoder for browsers without their own. It takes a picture of the video and tries one format after another. */
export function zxingDecoder(): Decoder {
  const canvas = document.createElement("canvas");
  const readers = [
    new QRCodeReader(),
    new Code128Reader(),
    new Code39Reader(),
    new ITFReader(),
    new EAN13Reader(),
  ];
  let turned = true;
  return {
    async decode(video) {
      // The readers look for bars along the rows of a picture. Turn every second picture, for a bill held at a right angle.
      turned = !turned;
      const picture = takePicture(video, canvas, turned);
      if (picture === undefined) return undefined;
      const bitmap = new BinaryBitmap(new HybridBinarizer(picture));
      for (const reader of readers) {
        const text = textBy(reader, bitmap);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}

type Reader = Pick<QRCodeReader, "decode">;

function textBy(reader: Reader, bitmap: BinaryBitmap): string | undefined {
  try {
    return reader.decode(bitmap).getText() || undefined;
  } catch {
    // A reader throws when it finds no code.
    return undefined;
  }
}

function takePicture(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  turned: boolean,
): RGBLuminanceSource | undefined {
  const part = visiblePart(
    { width: video.videoWidth, height: video.videoHeight },
    { width: video.clientWidth, height: video.clientHeight },
  );
  const scale = Math.min(1, LONGEST_SIDE / Math.max(part.width, part.height));
  const width = Math.floor(part.width * scale);
  const height = Math.floor(part.height * scale);
  if (width === 0 || height === 0) return undefined;
  [canvas.width, canvas.height] = turned ? [height, width] : [width, height];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) return undefined;
  if (turned) context.setTransform(0, 1, -1, 0, height, 0);
  context.drawImage(video, part.left, part.top, part.width, part.height, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return new RGBLuminanceSource(greys(data), canvas.width, canvas.height);
}

/** The brightness of each pixel, from its red, green, blue and alpha. */
function greys(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const found = new Uint8ClampedArray(pixels.length / 4);
  for (let index = 0; index < found.length; index++) {
    const [red = 0, green = 0, blue = 0] = [pixels[4 * index], pixels[4 * index + 1], pixels[4 * index + 2]];
    found[index] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return found;
}
