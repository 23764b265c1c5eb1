import { expect, test } from "vitest";
import { licenceFrameAddress } from "../../../src/domain/embed/licenceFrame.ts";
import { takeFramedLicence } from "../../../src/shell/framePage/showLicence.ts";

/** What the portal's page in a frame reads from the address that an element gave it. */

test.each([true, false])(
  "the frame of a licence opens as the element around it is, in test mode: %s",
  (isTest) => {
    const licence = { handle: "opens-once", language: "zh", isTest } as const;
    const { hash, pathname } = new URL(licenceFrameAddress("https://portal.example", licence));
    const left: unknown[] = [];
    const page = {
      location: { hash, pathname },
      history: { state: null, replaceState: (...entry: unknown[]) => left.push(entry) },
    };
    expect(takeFramedLicence(page as unknown as Window)).toEqual(licence);
    // The handle opens once, and no longer stands in the address.
    expect(left).toEqual([[null, "", "/embed/frame.html"]]);
  },
);
