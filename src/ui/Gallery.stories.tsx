import type { Meta, StoryObj } from "@storybook/react-vite";
import Printer from "lucide-react/icons/printer";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { sen } from "../domain/money.ts";
import { Button } from "./action/Button.tsx";
import { CollapsibleMenu } from "./action/CollapsibleMenu.tsx";
import { LinkButton } from "./action/LinkButton.tsx";
import { SegmentedControl } from "./action/SegmentedControl.tsx";
import { TextLink } from "./action/TextLink.tsx";
import { DescriptionList } from "./data/DescriptionList.tsx";
import { LineTable } from "./data/LineTable.tsx";
import { Banner } from "./feedback/Banner.tsx";
import { Notice } from "./feedback/Notice.tsx";
import { Skeleton } from "./feedback/Skeleton.tsx";
import { Checkbox } from "./field/Checkbox.tsx";
import { ChoiceCards } from "./field/ChoiceCards.tsx";
import { EXAMPLE_CHOICES } from "./field/exampleChoices.tsx";
import { Field } from "./field/Field.tsx";
import { Select } from "./field/Select.tsx";
import { Bar } from "./layout/Bar.tsx";
import { Card } from "./layout/Card.tsx";
import { Column } from "./layout/Column.tsx";
import { Inline } from "./layout/Inline.tsx";
import { Split } from "./layout/Split.tsx";
import { Stack } from "./layout/Stack.tsx";
import { Badge } from "./text/Badge.tsx";
import { Heading } from "./text/Heading.tsx";
import { HeadingLevel } from "./text/HeadingLevel.tsx";
import { Icon } from "./text/Icon.tsx";
import { Money } from "./text/Money.tsx";
import { Text } from "./text/Text.tsx";

const ignore = () => undefined;

function TopBar() {
  return (
    <Bar>
      <Heading>Kaunter</Heading>
      <Inline>
        <CollapsibleMenu label="Menu">
          <SegmentedControl
            label="Bahasa"
            value="ms"
            onChange={ignore}
            options={[
              { value: "en", label: "EN", lang: "en" },
              { value: "ms", label: "BM", lang: "ms" },
              { value: "zh", label: "中文", lang: "zh" },
            ]}
          />
          <Button kind="quiet">Daftar</Button>
          <Button kind="quiet">Log masuk</Button>
        </CollapsibleMenu>
        <Button>
          <Icon icon={ShoppingCart} />
          <Badge count={3} label="Troli, 3 bil" />
        </Button>
      </Inline>
    </Bar>
  );
}

function Bill() {
  return (
    <Stack gap="loose">
      <Stack gap="tight">
        <Heading size="page">Cukai taksiran</Heading>
        <Text tone="muted">Majlis Perbandaran Taiping</Text>
      </Stack>
      <Notice tone="warning" title="Bayaran anda masih diproses">
        <Text>Jangan bayar lagi. Status dikemas kini di halaman ini.</Text>
      </Notice>
      <Card>
        <DescriptionList
          align="start"
          rows={[
            { term: "Nombor akaun", value: <span translate="no">11000234500</span> },
            { term: "Nama", value: <span translate="no">AHM** *** ********</span> },
          ]}
        />
      </Card>
      <ChoiceCards legend="Berapa yang anda mahu bayar?" defaultValue="2" choices={EXAMPLE_CHOICES} />
      <Field label="E-mel" hint="Resit dihantar ke alamat ini" error="E-mel mesti alamat yang sah." />
      <Select label="Bank" defaultValue="">
        <option value="">Pilih bank</option>
      </Select>
      <Checkbox label="Saya mengesahkan bahawa maklumat ini benar." />
      <Inline>
        <Button kind="primary">Tambah ke troli</Button>
        <Button kind="primary" busy>
          Menghantar
        </Button>
        <LinkButton href="#/search">Cari lagi</LinkButton>
        <Button disabled>Bayar</Button>
      </Inline>
      <Skeleton lines={3} />
    </Stack>
  );
}

function Summary() {
  return (
    <Card tone="accent" as="section">
      <Stack>
        <Stack gap="hair">
          <Text tone="muted">Jumlah perlu dibayar</Text>
          <Money amount={sen(48640)} size="display" />
        </Stack>
        <LineTable
          caption="Troli"
          titleHeader="Bil"
          amountHeader="Jumlah"
          lines={[
            { id: "a", title: "Cukai taksiran", amount: sen(38640) },
            { id: "b", title: "Kompaun kenderaan", amount: sen(10000) },
          ]}
          total={{ label: "Jumlah", amount: sen(48640) }}
        />
        <Button kind="primary" wide>
          Bayar sekarang
        </Button>
        <Button kind="quiet" wide>
          <Icon icon={Printer} />
          Cetak
        </Button>
        <TextLink href="#/refund" alone>
          Bayaran balik
        </TextLink>
      </Stack>
    </Card>
  );
}

/** The components together, as a screen combines them. axe and the pictures check them in both colour schemes. */
const meta = {
  title: "ui/Gallery",
  parameters: { frame: "page" },
  render: () => (
    <>
      <Banner label="Pengumuman" close={{ label: "Tutup", onClose: ignore }}>
        Kaunter ditutup 12 tengah malam hingga 2 pagi.
      </Banner>
      <TopBar />
      <Column as="main" width="wide">
        <HeadingLevel from={2}>
          <Split main={<Bill />} aside={<Summary />} />
        </HeadingLevel>
      </Column>
      <Bar as="footer">
        <Text size="small" tone="muted">
          2026
        </Text>
      </Bar>
    </>
  ),
} satisfies Meta;
export default meta;

export const Light: StoryObj = { globals: { viewport: { value: "wide" } } };
export const Dark: StoryObj = { globals: { scheme: "dark", viewport: { value: "wide" } } };
export const Narrow: StoryObj = { globals: { viewport: { value: "narrow" } } };
export const NarrowAndDark: StoryObj = { globals: { scheme: "dark", viewport: { value: "narrow" } } };
