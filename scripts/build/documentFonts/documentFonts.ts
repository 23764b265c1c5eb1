import type { Plugin } from "vite";
import { furtherPieces, ownCharacters } from "./characters.ts";
import { type CutFont, cutFont } from "./cutFont.ts";
import { openFont, readLicence, type SourceFont } from "./sourceFont.ts";

/** The folders with the texts of the documents. Councils' records add other texts. */
const FOLDERS = ["src", "demo"];

/** The folder of the font files below the built modules. The modules find them relative to their own address. */
const PLACE = "assets/fonts";
const SERVED = "/@document-fonts/";

/** The virtual module with the addresses of the first files. `/further` has those of the further pieces. */
const MODULE = "virtual:document-fonts";
const FURTHER = `\0${MODULE}/further`;

/** A font file: its name, its source and its characters. */
interface Piece {
  readonly label: string;
  readonly font: SourceFont;
  readonly characters: string;
}

/**
 * Provides the fonts of printed documents to the code that makes their PDFs (`src/print/pdf`). A build emits the files beside its
 * modules. A development server, also that of the tests, cuts each file at its first request. The further pieces have the regular
 * weight only, because they are for names, which the documents set in it.
 */
export function documentFonts(): Plugin {
  let serving = false;
  let opened: Promise<Pieces> | undefined;
  const pieces = () => {
    opened ??= openPieces();
    return opened;
  };

  return {
    name: "kaunter:document-fonts",
    configResolved(config) {
      serving = config.command === "serve";
    },
    resolveId: { filter: { id: new RegExp(`^${MODULE}`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${MODULE}`) },
      async handler(id) {
        const addressOf = async (piece: Piece) => {
          if (serving) return JSON.stringify(`${SERVED}${piece.label}.ttf`);
          const cut = await cutPiece(piece);
          const file = this.emitFile({ type: "asset", fileName: `${PLACE}/${cut.name}`, source: cut.bytes });
          return `import.meta.ROLLUP_FILE_URL_${file}`;
        };
        if (!serving)
          this.emitFile({ type: "asset", fileName: `${PLACE}/LICENSE.txt`, source: await readLicence() });
        return id === FURTHER ? listFurther(await pieces(), addressOf) : listOwn(await pieces(), addressOf);
      },
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const label = request.url?.startsWith(SERVED)
          ? request.url.slice(SERVED.length).replace(/\.ttf$/, "")
          : "";
        if (label === "") return next();
        const { regular, bold, further } = await pieces();
        const asked = [regular, bold, ...further].find((piece) => piece.label === label);
        if (asked === undefined) return next();
        response.setHeader("Content-Type", "font/ttf");
        response.end((await cutPiece(asked)).bytes);
      });
    },
  };
}

type Pieces = Awaited<ReturnType<typeof openPieces>>;
/** @returns the address of a piece, as a source expression */
type AddressOf = (piece: Piece) => Promise<string>;

/** The source of the first virtual module (types in `src/print/pdf/virtualFonts.d.ts`). */
async function listOwn({ regular, bold }: Pieces, addressOf: AddressOf): Promise<string> {
  const characters = JSON.stringify(regular.characters);
  return `export const OWN = { characters: ${characters}, regular: ${await addressOf(regular)}, bold: ${await addressOf(bold)} };`;
}

async function listFurther({ further }: Pieces, addressOf: AddressOf): Promise<string> {
  const listed: string[] = [];
  for (const piece of further)
    listed.push(`{ characters: ${JSON.stringify(piece.characters)}, address: ${await addressOf(piece)} }`);
  return `export const FURTHER = [${listed.join(", ")}];`;
}

async function openPieces() {
  const [font, heavy] = await Promise.all([openFont("400Regular"), openFont("700Bold")]);
  const characters = ownCharacters(FOLDERS, font.drawn);
  return {
    regular: { label: "noto-sans-sc-regular", font, characters },
    bold: { label: "noto-sans-sc-bold", font: heavy, characters },
    further: furtherPieces(font.drawn).map((piece, index) => ({
      label: `noto-sans-sc-${index + 1}`,
      font,
      characters: piece,
    })),
  };
}

function cutPiece({ label, font, characters }: Piece): Promise<CutFont> {
  return cutFont(label, font, characters);
}
