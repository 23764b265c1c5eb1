import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { PortalError } from "../../api/fault.ts";
import type { Language } from "../../domain/language.ts";
import { sen } from "../../domain/money.ts";
import { LanguageProvider } from "../../i18n/LanguageProvider.tsx";
import { withTexts } from "../../screens/parts/withTexts.tsx";
import { fits } from "../../screens/stories/fits.ts";
import { answering, onRecordedPortal } from "../../screens/stories/recordedPortal.tsx";
import { FINANCE_SESSION, logInto } from "../../screens/stories/recordedReviewQueue.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { Select } from "../../ui/field/Select.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { DataTable } from "./DataTable.tsx";
import { DeskFault } from "./DeskFault.tsx";
import { DoneMark } from "./DoneMark.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { useDeskAction } from "./useDeskAction.ts";
import { useDeskPages } from "./useDeskPages.ts";

/** The parts that the pages of the desk share: filters above a table that is read page by page. */
const meta: Meta = {
  title: "Desk/Parts",
  decorators: [onRecordedPortal()],
  beforeEach: () => {
    logInto(FINANCE_SESSION);
    return answering({});
  },
};

export default meta;

type Story = StoryObj;

interface Row {
  readonly order: string;
  readonly council: string;
  readonly amount: number;
}

const ROWS: readonly Row[] = Array.from({ length: 5 }, (_, index) => ({
  order: `K26112100000000${String(index).padStart(2, "0")}`,
  council: index % 2 === 0 ? "Tawau" : "Kota Belud dan daerah sekitarnya",
  amount: 8400 + index,
}));

interface Page {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** Two rows a page. */
async function readRows(after: string | undefined): Promise<Page> {
  const from = after === undefined ? 0 : Number(after);
  return { rows: ROWS.slice(from, from + 2), next: from + 2 < ROWS.length ? String(from + 2) : null };
}

async function readNothing(): Promise<Page> {
  return { rows: [], next: null };
}

async function refuse(): Promise<Page> {
  throw new PortalError({ kind: "refused", reason: "role_missing" });
}

const never = () => new Promise<never>(() => undefined);

const List = withTexts(["desk"], ({ read }: { readonly read: typeof readRows }) => {
  const [applied, setApplied] = useState("");
  const { page, fault, busy, again, goNext, goPrevious } = useDeskPages(read);
  return (
    <Stack gap="loose" as="section">
      <FilterBar
        label="Cari bayaran"
        search={<Field label="Apa yang dicari" name="text" />}
        onApply={() => setApplied("Dicari")}
        onClear={applied === "" ? undefined : () => setApplied("")}
      >
        <Select label="Majlis" name="council">
          <option>Tawau</option>
        </Select>
        <Select label="Status" name="status">
          <option>Telah dibayar</option>
        </Select>
      </FilterBar>
      <p>{applied}</p>
      <DeskFault fault={fault} onRetry={again} />
      {fault === undefined && (
        <DataTable<Row>
          caption="Bayaran"
          columns={[
            { key: "order", header: "No. transaksi", cell: ({ order }) => order, sorted: "descending" },
            { key: "council", header: "Majlis", cell: ({ council }) => council },
            {
              key: "amount",
              header: "Amaun",
              cell: ({ amount }) => <Money amount={sen(amount)} />,
              align: "end",
            },
          ]}
          rows={page?.rows}
          keyOf={({ order }) => order}
          hrefOf={({ order }) => `#/desk?order=${order}`}
          empty="Tiada bayaran."
          busy={busy}
          onNext={goNext}
          onPrevious={goPrevious}
        />
      )}
    </Stack>
  );
});

export const Filled: Story = {
  tags: ["filled"],
  render: () => <List read={readRows} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("link", { name: ROWS[0]?.order })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Halaman seterusnya" }));
    await expect(await canvas.findByRole("link", { name: ROWS[2]?.order })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Halaman seterusnya" }));
    await expect(await canvas.findByRole("link", { name: ROWS[4]?.order })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Halaman seterusnya" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Halaman sebelumnya" }));
    await expect(await canvas.findByRole("link", { name: ROWS[2]?.order })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Cari" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Kosongkan" }));
    await expect(canvas.queryByRole("button", { name: "Kosongkan" })).toBeNull();
  },
};

/** On a phone, each row is a card. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "narrow" } },
  render: () => <List read={readRows} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: ROWS[0]?.order })).toBeVisible();
    await fits();
  },
};

export const Empty: Story = {
  tags: ["empty"],
  render: () => <List read={readNothing} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tiada bayaran.")).toBeVisible();
  },
};

/** A clerk who already types does not wait for the first list. */
export const Reading: Story = {
  tags: ["loading"],
  render: () => <List read={never} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Apa yang dicari"), "siti{Enter}");
    await expect(await canvas.findByText("Dicari")).toBeVisible();
  },
};

/** A role was taken away while the page was open. */
export const RoleTakenAway: Story = {
  tags: ["error"],
  render: () => <List read={refuse} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Peranan anda tidak membenarkan perkara ini")).toBeVisible();
  },
};

/** Long texts leave a button little room, and its words stay whole. */
export const WholeWords: Story = {
  render: () => (
    <DataTable
      caption="Perubahan"
      columns={[
        { key: "text", header: "Perubahan", cell: (text: string) => text },
        { key: "undo", header: "Buat asal", cell: () => <Button>Kembalikan</Button> },
      ]}
      rows={["Kaunter ditutup pada 31 Disember. ".repeat(20)]}
      keyOf={(text) => text}
      empty=""
    />
  ),
  play: async ({ canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(await canvas.findByRole("button"));
    await expect(words.getClientRects()).toHaveLength(1);
  },
};

const Act = withTexts(["desk"], ({ onLanguage }: { readonly onLanguage: (language: Language) => void }) => {
  const { run, said } = useDeskAction();
  return (
    <>
      <Button onClick={() => run(async () => (t) => t("desk.exported"))}>Eksport</Button>
      <Button onClick={() => onLanguage("en")}>English</Button>
      <DoneMark said={said} takesFocus />
    </>
  );
});

function InAChosenLanguage() {
  const [language, setLanguage] = useState<Language>("ms");
  return (
    <LanguageProvider language={language}>
      <Act onLanguage={setLanguage} />
    </LanguageProvider>
  );
}

/** What was said of an act follows the language of the page, and leaves the focus where it is. */
export const SaidInTheLanguageOfNow: Story = {
  render: () => <InAChosenLanguage />,
  play: async ({ canvas, userEvent }) => {
    const done = () => canvas.findAllByText(/^(Lihat|Look at)/);
    await userEvent.click(await canvas.findByRole("button", { name: "Eksport" }));
    const [malay] = await done();
    await expect(malay?.closest("[tabindex]")).toHaveFocus();
    const english = canvas.getByRole("button", { name: "English" });
    await userEvent.click(english);
    await waitFor(() => expect(malay).toHaveTextContent(/^Look at/));
    await expect(english).toHaveFocus();
  },
};
