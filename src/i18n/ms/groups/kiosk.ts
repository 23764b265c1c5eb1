import { kiosk } from "../kiosk.ts";

export const texts = { kiosk };
