import type { Plugin } from "vite";
import { furtherPieces, ownCharacters } from "./characters.ts";
import { type CutFont, cutFont } from "./cutFont.ts";
import { openFont, readLicence, type SourceFont } from "./sourceFont.ts";

/** What is written into the documents, beside what a council's records hold. */
const FOLDERS = ["src", "demo"];

/** Where the files stand below the built modules, which find them by their own address. */
const PLACE = "assets/fonts";
const SERVED = "/@document-fonts/";

const OWN = "virtual:document-fonts";
const FURTHER = "virtual:document-fonts/further";

/** Of a font file: how it is called, what it is cut from, what it holds. */
interface Piece {
  readonly label: string;
  readonly font: SourceFont;
  readonly characters: string;
}

/**
 * Gives the fonts of printed documents to the code that makes their PDFs (`src/print/pdf`): a build emits the files beside its
 * modules, whatever the place they are served from; a development server and the tests' cut each when it is asked for.
 * Further pieces are of the regular weight: they are for names, which are set in it.
 */
export function documentFonts(): Plugin {
  let serving = false;
  let opened: ReturnType<typeof openPieces> | undefined;
  const pieces = () => {
    opened ??= openPieces();
    return opened;
  };

  return {
    name: "kaunter:document-fonts",
    configResolved(config) {
      serving = config.command === "serve";
    },
    resolveId: (id) => (id === OWN || id === FURTHER ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${OWN}` && id !== `\0${FURTHER}`) return undefined;
      const addressOf = async (piece: Piece) => {
        if (serving) return JSON.stringify(`${SERVED}${piece.label}.ttf`);
        const cut = await cutPiece(piece);
        const file = this.emitFile({ type: "asset", fileName: `${PLACE}/${cut.name}`, source: cut.bytes });
        return `import.meta.ROLLUP_FILE_URL_${file}`;
      };
      const { regular, bold, further } = await pieces();
      if (id === `\0${FURTHER}`) {
        const listed: string[] = [];
        for (const piece of further)
          listed.push(
            `{ characters: ${JSON.stringify(piece.characters)}, address: ${await addressOf(piece)} }`,
          );
        return `export const FURTHER = [${listed.join(", ")}];`;
      }
      if (!serving)
        this.emitFile({ type: "asset", fileName: `${PLACE}/LICENSE.txt`, source: await readLicence() });
      return `export const OWN = { characters: ${JSON.stringify(regular.characters)}, regular: ${await addressOf(regular)}, bold: ${await addressOf(bold)} };`;
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
