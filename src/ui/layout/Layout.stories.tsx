import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../action/Button.tsx";
import { Notice } from "../feedback/Notice.tsx";
import { Text } from "../text/Text.tsx";
import { Bar } from "./Bar.tsx";
import { Card } from "./Card.tsx";
import { Column } from "./Column.tsx";
import { Inline } from "./Inline.tsx";
import { Split } from "./Split.tsx";
import { Stack } from "./Stack.tsx";
import { WithTotal } from "./WithTotal.tsx";

const meta = { title: "ui/layout/Layout", parameters: { frame: "page" } } satisfies Meta;
export default meta;

const page = (
  <>
    <Bar>
      <Text strong>Kaunter</Text>
      <Inline>
        <Button kind="quiet">Log masuk</Button>
        <Button>Troli</Button>
      </Inline>
    </Bar>
    <Column as="main" width="wide">
      <WithTotal
        label="Jumlah"
        total={<Text strong>RM 10.00</Text>}
        action={
          <Button kind="primary" wide>
            Bayar
          </Button>
        }
      >
        <Card>
          <Text>Bil</Text>
        </Card>
      </WithTotal>
      <Split
        main={
          <Stack>
            <Card>
              <Text>Butiran pembayar</Text>
            </Card>
            <Card>
              <Text>Cara bayaran</Text>
            </Card>
          </Stack>
        }
        aside={
          <Card tone="accent">
            <Text>Ringkasan</Text>
          </Card>
        }
      />
    </Column>
    <Bar as="footer">
      <Text size="small">2026</Text>
    </Bar>
  </>
);

export const Wide: StoryObj = { render: () => page, globals: { viewport: { value: "wide" } } };
export const Narrow: StoryObj = { render: () => page, globals: { viewport: { value: "narrow" } } };

/** A short button, and above it the words of an obstacle, which take the whole line of a phone. */
export const Obstacle: StoryObj = {
  globals: { viewport: { value: "phone" } },
  render: () => (
    <WithTotal
      label="Jumlah"
      total={<Text strong>RM 10.00</Text>}
      action={
        <Stack>
          <Notice tone="warning" title="Luar talian." />
          <Button kind="primary">Bayar</Button>
        </Stack>
      }
    >
      <Text>Bil</Text>
    </WithTotal>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText("Luar talian.").closest('[part="notice"]');
    const bar = canvas.getByRole("complementary").clientWidth;
    await expect(words?.clientWidth).toBeGreaterThan(0.85 * bar);
  },
};
