import type { Meta, StoryObj } from "@storybook/react-vite";
import { useTranslation } from "react-i18next";
import { expect } from "storybook/test";
import { DEFAULT_LANGUAGE, isLanguage } from "../../domain/language.ts";
import type { Again } from "../../screens/stories/again.ts";
import { unanswered } from "../../screens/stories/network.ts";
import { onRecordedPortal } from "../../screens/stories/recordedPortal.tsx";
import { useSession } from "../../stores/sessionState.ts";
import { FirstPaint } from "./FirstPaint.tsx";

/** The parts of the picture that `page.css` hides in each case. */
const HIDDEN = {
  home: "main:not(:nth-of-type(1))",
  council: "main:not(:nth-of-type(2)), [data-council]",
  coming: "main:not(:nth-of-type(3))",
} as const;

/**
 * The picture that the build puts into the page. The page shows the home screen, that of somebody who chose a council, or the
 * placeholder of the coming screen.
 */
const meta: Meta<{ readonly shown: keyof typeof HIDDEN }> = {
  title: "Shell/First paint",
  parameters: { frame: "page" },
  decorators: [onRecordedPortal()],
  beforeEach: () => {
    useSession.setState({ session: null, error: undefined });
    return unanswered();
  },
  render: ({ shown }, { globals }) => (
    <>
      <style>{`${HIDDEN[shown]} { display: none !important; }`}</style>
      <Drawn language={isLanguage(globals.language) ? globals.language : DEFAULT_LANGUAGE} />
    </>
  ),
};

export default meta;

type Story = StoryObj<typeof meta>;

function Drawn({ language }: Pick<Parameters<typeof FirstPaint>[0], "language">) {
  const { i18n } = useTranslation();
  return <FirstPaint language={language} translator={i18n} />;
}

const drawn: Again["again"] = async ({ canvas }) => {
  await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
};

export const Home: Story = {
  tags: ["filled"],
  parameters: { again: drawn } satisfies Again,
  args: { shown: "home" },
  play: drawn,
};

export const OfACouncil: Story = { args: { shown: "council" }, play: drawn };

export const Coming: Story = { args: { shown: "coming" } };
