import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { clearAttempt } from "../src/payment/journal.ts";
import { adoptStyles } from "../src/ui/style/styleCache.ts";
import { UiRoot } from "../src/ui/UiRoot.tsx";
import { showEverywhere } from "./everywhere.ts";

// on a busy machine the answer to a click may take long
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  parameters: {
    layout: "fullscreen",
    a11y: {
      test: "error",
      // without the selectors of what is right, which take a third of axe's time
      options: { resultTypes: ["violations"] },
      // WCAG 2.2, which axe does not check by default
      config: { rules: [{ id: "target-size", enabled: true }] },
    },
    options: {
      storySort: {
        order: ["Guide", ["For Webmasters", "For Developers", "Elements"], "Screens", "Shell", "ui"],
      },
    },
    viewport: {
      options: {
        narrow: { name: "Narrow, 320", styles: { width: "320px", height: "720px" } },
        phone: { name: "Phone, 360", styles: { width: "360px", height: "780px" } },
        wide: { name: "Wide, 1280", styles: { width: "1280px", height: "800px" } },
      },
    },
  },
  globalTypes: {
    language: {
      description: "Language",
      toolbar: {
        title: "Language",
        items: [
          { value: "ms", title: "Bahasa Malaysia" },
          { value: "en", title: "English" },
          { value: "zh", title: "中文" },
        ],
      },
    },
    scheme: {
      description: "Colour scheme",
      toolbar: { title: "Colour scheme", items: ["light", "dark"] },
    },
  },
  // a story that goes to the bank may be reloaded before it can clear its payment
  beforeEach: () => clearAttempt(),
  afterEach: showEverywhere,
  initialGlobals: { language: "ms", scheme: "light" },
  decorators: [
    (Story, { globals, parameters }) => {
      document.documentElement.lang = String(globals.language);
      document.documentElement.style.colorScheme = String(globals.scheme);
      // an element has its own styles, and is on a page that is not ours
      if (parameters.frame === "host") return <Story />;
      adoptStyles(document);
      return (
        <UiRoot frame={parameters.frame === "page" ? "page" : "embed"}>
          <Story />
        </UiRoot>
      );
    },
  ],
};

export default preview;
