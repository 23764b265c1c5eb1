import { is, number, object } from "superstruct";
import type { Language } from "../language.ts";
import { FRAME_PAGE } from "./framePage.ts";

/**
 * A council's page shows a licence in a frame of the portal's page, whose content the scripts of the council's page cannot read. The
 * two pages agree on the frame's address, and on one message, from the frame to the page around it. The frame takes no messages.
 */

export interface FramedLicence {
  /** The single-use handle. */
  readonly handle: string;
  readonly language: Language;
  /** The element around is in test mode, and so is the one in the frame. */
  readonly isTest: boolean;
}

/** The frame's address. Everything is after its number sign, which browsers send to no server. @param portal without a slash at the end */
export function licenceFrameAddress(portal: string, { handle, language, isTest }: FramedLicence): string {
  return `${portal}${FRAME_PAGE}#${new URLSearchParams({ handle, language, ...(isTest && { mode: "test" }) })}`;
}

/** The address that changes only the language of an open frame. */
export function languageAddress(portal: string, language: Language): string {
  return `${portal}${FRAME_PAGE}#${new URLSearchParams({ language })}`;
}

/** The message to the page around: the frame's height in CSS pixels, or 0 when it can show no licence. */
const frameHeight = object({ kaunter_licence_height: number() });

export function heightMessage(height: number) {
  return { kaunter_licence_height: height };
}

/** The height in a message. Undefined for any other message. */
export function readFrameHeight(message: unknown): number | undefined {
  return is(message, frameHeight) ? message.kaunter_licence_height : undefined;
}
