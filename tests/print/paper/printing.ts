import { loadDrawings } from "../../../src/print/drawings.ts";
import { layOut } from "../../../src/print/layOut.tsx";
import { printDocument } from "../../../src/print/printDocument.ts";
import * as examples from "../../../src/print/stories/examples.ts";

/** What the tests call in a page. */
const printing = { examples, layOut, loadDrawings, printDocument };

export type Printing = typeof printing;

Object.assign(window, { printing });
