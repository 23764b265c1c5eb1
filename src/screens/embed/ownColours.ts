import type { Colours } from "../../domain/embed/legibility.ts";
import { LOOK_COLOURS } from "../../domain/embed/look.ts";
import { PUBLIC_COLOURS } from "../../ui/style/tokens.ts";

/** The portal's own colours in the light scheme. */
export const OWN_COLOURS = Object.fromEntries(
  LOOK_COLOURS.map((name) => [name, PUBLIC_COLOURS[name][0]]),
) as Colours;
