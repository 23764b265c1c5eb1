import type { Language } from "../../src/domain/language.ts";
import type { Fact, Finding } from "./findings.ts";
import type { Inspection } from "./inspectPage.ts";
import type { DebugTexts } from "./texts/en.ts";

/** The content of an element of the panel: nodes and texts, never markup, because some texts come from the page. */
type Content = Node | string;

/** Creates an element with content. */
function drawn<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...content: readonly Content[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}

/** Draws the report: first the findings to repair, then the facts. */
function drawReport({ findings, facts }: Inspection, texts: DebugTexts): readonly Node[] {
  return [...findings.map((finding) => drawFinding(finding, texts)), drawFacts(facts, texts)];
}

function drawFinding({ kind, about, write }: Finding, texts: DebugTexts): Node {
  const text = texts.findings[kind];
  return drawn(
    "article",
    drawn("h3", text.what),
    drawn("code", about),
    drawn(
      "dl",
      drawn("dt", texts.why),
      drawn("dd", text.why),
      drawn("dt", texts.write),
      drawn("dd", text.write, ...(write === undefined ? [] : [drawn("code", write)])),
    ),
  );
}

function drawFacts(facts: readonly Fact[], texts: DebugTexts): Node {
  const list = drawn("dl");
  for (const { kind, about, value, from } of facts) {
    const origin = from === undefined ? "" : ` (${texts.from[from]})`;
    list.append(drawn("dt", `${about} · ${texts.fact[kind]}`), drawn("dd", `${value}${origin}`));
  }
  // the only fact is the version, so the page has no elements
  if (facts.length === 1) list.append(drawn("dd", texts.noElements));
  const details = drawn("details", drawn("summary", texts.found), list);
  details.open = true;
  return details;
}

/** The panel's styles. The page's styles do not apply in its shadow root, so the panel is legible even on a broken page. */
const PANEL_SHEET = `
  :host { all: initial; }
  section { position: fixed; inset: auto 8px 8px auto; z-index: 2147483647; box-sizing: border-box; direction: ltr;
    width: min(416px, calc(100vw - 16px)); max-height: min(70vh, 640px); overflow: auto; overflow-wrap: anywhere;
    padding: 0 16px 16px; border: 2px solid #14211f; border-radius: 10px; background: #fff; color: #14211f;
    font: 16px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, Arial, "PingFang SC", "Microsoft YaHei", sans-serif;
    box-shadow: 0 6px 24px rgb(0 0 0 / 0.3); }
  section.top { inset: 8px 8px auto auto; }
  header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 0 -16px;
    padding: 8px 16px; background: #fff; border-bottom: 1px solid #dcdfd8; }
  h2, h3, p, dl, dd, dt { margin: 0; font: inherit; }
  h2 { flex: 1 1 100%; font-weight: 700; font-size: 18px; }
  h2:focus { outline: none; }
  h3 { font-weight: 700; }
  button { min-height: 44px; padding: 0 12px; border: 1px solid #76857f; border-radius: 8px; background: #fff;
    color: #14211f; font: inherit; cursor: pointer; }
  button:focus-visible, summary:focus-visible { outline: 3px solid #0b3d91; outline-offset: 2px; }
  [role="status"] { padding: 12px 0; font-weight: 600; }
  article { padding: 12px 0; border-top: 1px solid #dcdfd8; }
  code { display: block; margin: 4px 0; padding: 4px 8px; border-radius: 6px; background: #f1f2ec;
    font: 14px/1.4 ui-monospace, Consolas, monospace; user-select: all; }
  dt { margin-top: 4px; font-size: 14px; font-weight: 600; color: #51605c; }
  summary { min-height: 44px; align-content: center; font-weight: 600; cursor: pointer; }
  details dl { padding-bottom: 8px; }
`;

interface Panel {
  /** Replaces the report. */
  show(inspection: Inspection): void;
}

/**
 * Opens the panel at the bottom of the window, in its own shadow root. The webmaster can move it to the top and back, and close
 * it.
 * @param onAgain called when the webmaster asks for another check
 */
export function openPanel(language: Language, texts: DebugTexts, onAgain: () => void): Panel {
  const host = drawn("div");
  const root = host.attachShadow({ mode: "open" });
  // a Content-Security-Policy that forbids style elements allows a sheet made by script
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PANEL_SHEET);
  root.adoptedStyleSheets = [sheet];

  const heading = drawn("h2", texts.title);
  heading.id = "title";
  const status = drawn("p", texts.checking);
  status.setAttribute("role", "status");
  const report = drawn("div");
  const section = drawn("section");
  section.lang = language;
  section.setAttribute("aria-labelledby", heading.id);
  const act = (words: string, does: () => void) => {
    const button = drawn("button", words);
    button.type = "button";
    button.addEventListener("click", does);
    return button;
  };
  section.append(
    drawn(
      "header",
      heading,
      act(texts.again, () => {
        status.textContent = texts.checking;
        onAgain();
      }),
      act(texts.move, () => section.classList.toggle("top")),
      act(texts.close, () => host.remove()),
    ),
    status,
    report,
  );
  root.append(section);
  document.body.append(host);
  return {
    show(inspection) {
      const { length } = inspection.findings;
      status.textContent = length === 0 ? texts.good : texts.count(length);
      report.replaceChildren(...drawReport(inspection, texts));
    },
  };
}
