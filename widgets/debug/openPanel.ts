import type { Language } from "../../src/domain/language.ts";
import { drawn, drawReport } from "./drawReport.ts";
import type { Inspection } from "./inspectPage.ts";
import { PANEL_SHEET } from "./panelSheet.ts";
import type { DebugTexts } from "./texts/en.ts";

export interface Panel {
  /** Shows what was found in the place of what was shown before. */
  show(inspection: Inspection): void;
}

/**
 * Opens the panel at the foot of the page, in a shadow root of its own; it moves to the top and back, and closes.
 * @param onAgain the webmaster wants the page looked at again
 */
export function openPanel(language: Language, texts: DebugTexts, onAgain: () => void): Panel {
  const host = drawn("div");
  const root = host.attachShadow({ mode: "open" });
  // a sheet made by script passes a policy that forbids style elements
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
