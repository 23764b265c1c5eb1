import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Column } from "../layout/Column.tsx";
import { Text } from "../text/Text.tsx";
import { SkipLink } from "./SkipLink.tsx";

const meta: Meta<typeof SkipLink> = { component: SkipLink, title: "Action/SkipLink" };

export default meta;

export const ToTheContents: StoryObj<typeof SkipLink> = {
  render: () => (
    <>
      <SkipLink to="content">Langkau ke kandungan</SkipLink>
      <Column as="main" id="content" tabIndex={-1}>
        <Text>Kandungan</Text>
      </Column>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};
