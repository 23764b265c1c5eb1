import type { FirstCopy } from "../firstCopy.ts";
import { elementsOnPage, nameOf } from "./elementsOnPage.ts";
import type { Finding } from "./findings.ts";

const SCRIPT = /\/widgets\/(?:[\d.]+\/)?(kaunter(?:-\w+)?\.js)(?:\?|$)/;

/** How the page loads the elements: once, as a module, in one version. */
export function inspectScripts(page: Document, first: FirstCopy): readonly Finding[] {
  const scripts = [...page.querySelectorAll<HTMLScriptElement>("script[src]")].filter(({ src }) =>
    SCRIPT.test(src),
  );
  const files = scripts.map(({ src }) => SCRIPT.exec(src)?.[1] ?? "");
  const doubled = files.filter((file, place) => files.indexOf(file) !== place);
  const others = elementsOnPage(page).filter((element) => {
    const defined = customElements.get(element.localName);
    return defined !== undefined && "version" in defined && defined.version !== first.version;
  });
  return [
    ...[...new Set(doubled)].map((file) => ({ kind: "loadedTwice", about: file }) as const),
    ...scripts
      .filter(({ type }) => type !== "module")
      .map(
        ({ src }) =>
          ({ kind: "notModule", about: src, write: `<script type="module" src="${src}"></script>` }) as const,
      ),
    ...(first.warned ? [{ kind: "twoVersions", about: first.version } as const] : []),
    ...others.map((element) => ({ kind: "twoVersions", about: nameOf(element) }) as const),
  ];
}
