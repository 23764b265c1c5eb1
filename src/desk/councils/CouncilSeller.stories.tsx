import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { withTexts } from "../../screens/parts/withTexts.tsx";
import { fits } from "../../screens/stories/fits.ts";
import { filledIn } from "../../screens/stories/formStory.ts";
import { CHANGED_MEANWHILE } from "../../screens/stories/recordedConfiguration.ts";
import { COUNCIL_SELLER, PROPOSED_COUNCIL_SELLER } from "../../screens/stories/recordedCouncilData.ts";
import { type Answer, answering, onRecordedPortal, refusal } from "../../screens/stories/recordedPortal.tsx";
import { logInto } from "../../screens/stories/recordedReviewQueue.ts";
import { CouncilSeller } from "./CouncilSeller.tsx";
import { SellerForm } from "./SellerForm.tsx";

const SellerOfCouncil = withTexts(["desk", "deskCouncils"], CouncilSeller);

/** The seller id of a council, which two administrators change. */
const meta: Meta<typeof SellerOfCouncil> = {
  component: SellerOfCouncil,
  title: "Desk/Councils/Seller",
  decorators: [onRecordedPortal()],
  args: { council: "mpt", mayChange: true },
};

export default meta;

type Story = StoryObj<typeof SellerOfCouncil>;

const CALL = "/api/admin/councils/mpt/seller";
const CONFIRM = "Sahkan ID penjual";

const administrator = (name: string) => ({ ok: true, userCtx: { name, roles: ["administrator"] } });

const withAnswers =
  (answers: Readonly<Record<string, Answer>> = {}, name = "rahim@mpt.example") =>
  () => {
    logInto(administrator(name));
    return answering({ [`GET ${CALL}`]: PROPOSED_COUNCIL_SELLER, ...answers });
  };

/** An id that is none is refused at its field, and so is the one in use. The proposal changes nothing yet. */
export const Proposed: Story = {
  tags: ["filled"],
  beforeEach: withAnswers({
    [`GET ${CALL}`]: COUNCIL_SELLER,
    [`POST ${CALL}/proposal`]: PROPOSED_COUNCIL_SELLER,
  }),
  ...filledIn(SellerForm, {
    wrong: { id: "SE00054322", reason: "Surat MPT/HASIL/31/2026" },
    right: { id: "se00054399", reason: "Surat MPT/HASIL/31/2026" },
    sent: async ({ canvasElement }) => {
      const page = within(canvasElement);
      await expect((await page.findAllByText(/^Telah dicadangkan/))[0]).toBeVisible();
      await expect(page.getByText("SE00054399")).toBeVisible();
      await expect(page.getByText("SE00054322: akaun majlis sendiri.")).toBeVisible();
    },
  }),
};

/** The dialog names both ids. It begins at the button that confirms nothing. */
export const Confirmed: Story = {
  beforeEach: withAnswers({
    [`POST ${CALL}/confirmation`]: { ...COUNCIL_SELLER, revision: "7-c", id: "SE00054399" },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: CONFIRM }));
    const dialog = within(canvas.getByRole("dialog", { name: "Sahkan ID penjual ini?" }));
    await expect(dialog.getByText(/^SE00054322 → SE00054399/)).toBeVisible();
    await waitFor(() => expect(dialog.getAllByRole("button", { name: "Belum lagi" })[0]).toHaveFocus());
    await userEvent.click(dialog.getByRole("button", { name: CONFIRM }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect((await canvas.findAllByText(/^Telah disahkan/))[0]).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "ID penjual di FPX" })).toHaveFocus());
  },
};

/** Another council has the proposed id. The page and the dialog name it beside the confirmation. */
export const UsedByAnother: Story = {
  beforeEach: withAnswers({
    [`GET ${CALL}`]: {
      ...PROPOSED_COUNCIL_SELLER,
      proposal: { ...PROPOSED_COUNCIL_SELLER.proposal, used_by: ["mps", "dbkk"] },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const warning = /^ID ini sudah digunakan oleh Sandakan, Kota Kinabalu\./;
    await expect(await canvas.findByText(warning)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: CONFIRM }));
    await expect(within(canvas.getByRole("dialog")).getByText(warning)).toBeVisible();
  },
};

/** Who proposed an id cannot confirm it, and takes it back. */
export const OwnProposal: Story = {
  beforeEach: withAnswers(
    { [`POST ${CALL}/rejection`]: { ...COUNCIL_SELLER, revision: "7-c" } },
    PROPOSED_COUNCIL_SELLER.proposal.by,
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Pentadbir kedua perlu mengesahkannya/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: CONFIRM })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Tarik balik cadangan" }));
    await expect((await canvas.findAllByText(/^Cadangan telah ditamatkan/))[0]).toBeVisible();
  },
};

const OVERTAKEN: Record<string, Answer> = {
  [`POST ${CALL}/rejection`]: Response.json(CHANGED_MEANWHILE, { status: 409 }),
};

/** Another administrator was faster. The page says who, and shows what holds now. */
export const Overtaken: Story = {
  beforeEach: () => {
    OVERTAKEN[`GET ${CALL}`] = PROPOSED_COUNCIL_SELLER;
    logInto(administrator("rahim@mpt.example"));
    return answering(OVERTAKEN);
  },
  play: async ({ canvas, userEvent }) => {
    const reject = await canvas.findByRole("button", { name: "Jangan sahkan" });
    OVERTAKEN[`GET ${CALL}`] = { ...COUNCIL_SELLER, revision: "7-c" };
    await userEvent.click(reject);
    await expect(await canvas.findByText(/^zainab@majlis\.my telah bertindak pada/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole("heading", { name: "ID penjual yang dicadangkan" })).toBeNull(),
    );
  },
};

/** The role was taken away while the page was open. */
export const NotConfirmed: Story = {
  beforeEach: withAnswers({
    [`POST ${CALL}/confirmation`]: refusal(403, "You are not allowed to access this db."),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: CONFIRM }));
    await userEvent.click(within(canvas.getByRole("dialog")).getByRole("button", { name: CONFIRM }));
    await expect(await canvas.findByText("Peranan anda tidak membenarkan perkara ini")).toBeVisible();
  },
};

/** An auditor reads the proposal and who made it. */
export const ForAnAuditor: Story = {
  args: { mayChange: false },
  beforeEach: withAnswers(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("SE00054399")).toBeVisible();
    await expect(canvas.getAllByText("zainab@majlis.my")[0]).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

const LONG = "JabatanHasilDanPerbendaharaan".repeat(6);

/** Long texts on a phone. */
export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: withAnswers({
    [`GET ${CALL}`]: {
      ...PROPOSED_COUNCIL_SELLER,
      proposal: { ...PROPOSED_COUNCIL_SELLER.proposal, reason: LONG, by: `${LONG}@mpt.example` },
      changes: [{ ...COUNCIL_SELLER.changes[0], reason: LONG, proposed_by: `${LONG}@mpt.example` }],
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: CONFIRM }));
    await canvas.findByRole("dialog");
    await fits();
  },
};
