/** The portal's page for frames in other sites. */
export const FRAME_PAGE = "/embed/frame.html";

/** Whether the page at this address is the portal's page for frames. @param portal without a slash at the end */
export function isFramePage(portal: string, { origin, pathname }: Pick<Location, "origin" | "pathname">) {
  return `${origin}${pathname}` === `${portal}${FRAME_PAGE}`;
}
