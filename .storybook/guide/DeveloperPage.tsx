import { CodeBlock } from "../../src/ui/text/CodeBlock.tsx";
import { Prose } from "../../src/ui/text/Prose.tsx";
import { Names, Page, Part } from "./Page.tsx";

const STORY = `export const ServerAway: Story = {
  tags: ["error"],
  beforeEach: () => answering({ "/search/130045001": 503 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cuba lagi" })).toBeVisible();
  },
};

export const ServerAwayDarkEnglish = inEnglish(inDark(ServerAway));
export const ServerAwayNarrowChinese = inChinese(atNarrow(ServerAway));`;

const FORM = `export const FilledIn: Story = {
  beforeEach: () => answering({ "/resetPassword": { ok: true } }),
  ...filledIn(ForgotPasswordForm, {
    wrong: { email_address: "siti@example" },
    right: { email_address: "siti@example.my" },
    sent: async ({ canvasElement }) => {
      await expect(await within(canvasElement).findByText("Semak e-mel anda")).toBeVisible();
    },
  }),
};`;

/** How the catalogue is kept: where things are, and how a story is written. */
export function DeveloperPage() {
  return (
    <Page
      title="For developers"
      lead="Every part of the design system, and every screen in each of its states. The stories are tests: each is drawn in a real browser, played and judged by axe."
    >
      <Part title="Where things are">
        <Names
          of={[
            { name: "src/ui", says: "The design system. It knows no charge, no call and no text." },
            {
              name: "src/screens",
              says: "A folder for each screen: the component, its behaviour in hooks, its stories.",
            },
            {
              name: "src/screens/stories",
              says: "What the stories of screens share: recorded answers, networks, variants.",
            },
            { name: "src/shell", says: "The standalone portal around the screens." },
            { name: ".storybook", says: "This catalogue: its toolbar, its viewports, and these pages." },
          ]}
        />
      </Part>
      <Part title="A story of a screen">
        <CodeBlock label="A story, and two variants of it" code={STORY} />
        <Prose
          text={[
            "The network is the one thing that a story replaces: answering() gives recorded answers by the end of each call's path, and 503 for every other. unanswered() keeps a call waiting, offline() takes the network away.",
            "A story that shows one of the states is tagged with it: empty, loading, filled, error, offline, long-text. The filter beside the search finds them by that.",
            "The states filled and error are shown in English, in Chinese, in the dark and at 320 px too. A variant waits until all stands, and plays no words of one language.",
            "A screen that is never in a state says why in its parameter without.",
          ].join("\n")}
        />
      </Part>
      <Part title="A story of a form">
        <CodeBlock label="A form that is filled in wrongly, rightly, and sent" code={FORM} />
        <Prose text="Fields are named as the form names them, so that the play holds in every language." />
      </Part>
      <Part title="What the tests hold">
        <Names
          of={[
            {
              name: "vitest run --project stories",
              says: "Every story, in a browser, at its own width, with axe. One file is named after it.",
            },
            {
              name: "tests/unit/stories",
              says: "Every part of src/ui is shown, every screen in each state, every form filled in. A new one without its stories fails.",
            },
            { name: "npm run storybook", says: "The catalogue while you work." },
          ]}
        />
      </Part>
      <Part title="Descriptions">
        <Prose text="The controls of a story tell of each property what its own comment says: write it there." />
      </Part>
    </Page>
  );
}
