import type { Meta, StoryObj } from "@storybook/react-vite";
import { COUNCILS } from "../../domain/councils.ts";
import { LinkRow } from "../action/LinkRow.tsx";
import { Crest } from "../text/Crest.tsx";
import { Text } from "../text/Text.tsx";
import { Card } from "./Card.tsx";
import { Grid } from "./Grid.tsx";

const meta: Meta<typeof Grid> = { component: Grid, title: "Layout/Grid" };

export default meta;

type Story = StoryObj<typeof Grid>;

export const Cards: Story = {
  render: () => (
    <Grid>
      <Card>
        <Text>Cukai taksiran</Text>
      </Card>
      <Card>
        <Text>Kompaun</Text>
      </Card>
      <Card>
        <Text>Lesen</Text>
      </Card>
    </Grid>
  ),
};

export const Names: Story = {
  render: () => (
    <Grid as="ul" columns="narrow">
      <Text as="li">Majlis Perbandaran Tawau</Text>
      <Text as="li">Majlis Daerah Lahad Datu</Text>
      <Text as="li">Dewan Bandaraya Kota Kinabalu</Text>
    </Grid>
  ),
};

export const NamesWithPictures: Story = {
  render: () => (
    <Grid as="ul" columns="rows">
      {(["mpt", "mdld", "dbkk"] as const).map((code) => (
        <li key={code}>
          <LinkRow mark={<Crest council={code} />} href="#/">
            {COUNCILS[code].name}
          </LinkRow>
        </li>
      ))}
    </Grid>
  ),
};
