import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { withTexts } from "../../screens/parts/withTexts.tsx";
import { deskStates } from "../../screens/stories/deskStates.ts";
import { fits } from "../../screens/stories/fits.ts";
import { filledIn } from "../../screens/stories/formStory.ts";
import { COUNCIL_KEYS } from "../../screens/stories/recordedCouncilData.ts";
import { type Answer, answering, onRecordedPortal, refusal } from "../../screens/stories/recordedPortal.tsx";
import { logInto } from "../../screens/stories/recordedReviewQueue.ts";
import { CouncilKeys } from "./CouncilKeys.tsx";
import { KeyForm } from "./KeyForm.tsx";

const Keys = withTexts(["desk", "deskCouncils"], CouncilKeys);

/** The keys of a council's programs. */
const meta: Meta<typeof Keys> = {
  component: Keys,
  title: "Desk/Councils/Keys",
  decorators: [onRecordedPortal()],
  args: { council: "mpt", mayChange: true },
};

export default meta;

type Story = StoryObj<typeof Keys>;

const CALL = "/api/admin/councils/mpt/keys";
const KEY = `kaunter_mpt_${"5lG8_q-Z".repeat(6).slice(0, 43)}`;
const REVOKE = "Batalkan Jabatan Hasil (5c0f1a2b)";

const RAHIM = { ok: true, userCtx: { name: "rahim@mpt.example", roles: ["administrator"] } };

const withAnswers =
  (answers: Readonly<Record<string, Answer>> = {}) =>
  () => {
    logInto(RAHIM);
    return answering({ [`GET ${CALL}`]: COUNCIL_KEYS, ...answers });
  };

/** The newest key stands first. A revoked key cannot be revoked again. */
export const Shown: Story = {
  tags: ["filled"],
  beforeEach: withAnswers(),
  play: async ({ canvas }) => {
    const names = (await canvas.findAllByRole("rowheader")).map(({ textContent }) => textContent);
    await expect(names).toEqual([
      expect.stringContaining("Jabatan Hasil"),
      expect.stringContaining("Sistem lama"),
    ]);
    await expect(canvas.getByText("Dibatalkan 02/11/2026 09:45 AM")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Batalkan/ })).toHaveLength(1);
  },
};

/** The page shows the key once and says so. */
export const Made: Story = {
  beforeEach: withAnswers({ [`POST ${CALL}`]: { id: "5c0f1a2b", key: KEY } }),
  ...filledIn(KeyForm, {
    right: { name: "Jabatan Hasil" },
    sent: async ({ canvasElement }) => {
      const page = within(canvasElement);
      await expect(await page.findByText(KEY)).toBeVisible();
      await expect(page.getByText(/^Salin sekarang kerana kunci ini tidak dipaparkan lagi/)).toBeVisible();
      await expect(page.getByRole("button", { name: "Salin: Kunci: Jabatan Hasil" })).toBeVisible();
    },
  }),
};

/** The dialog first says what a revocation means. It begins at the button that keeps the key. */
export const Revoked: Story = {
  beforeEach: withAnswers({ [`${CALL}/revoke`]: { ok: true } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: REVOKE }));
    const dialog = within(canvas.getByRole("dialog", { name: "Batalkan kunci ini?" }));
    await waitFor(() => expect(dialog.getAllByRole("button", { name: "Kekalkan kunci" })[0]).toHaveFocus());
    await userEvent.click(dialog.getByRole("button", { name: "Batalkan kunci" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect((await canvas.findAllByText("Kunci telah dibatalkan."))[0]).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Kunci API" })).toHaveFocus());
  },
};

/** The dialog stays open and says why the key was not revoked. */
export const NotRevoked: Story = {
  beforeEach: withAnswers({ [`${CALL}/revoke`]: refusal(403, "role_missing") }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: REVOKE }));
    const dialog = within(canvas.getByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Batalkan kunci" }));
    await expect(await dialog.findByText("Peranan anda tidak membenarkan perkara ini")).toBeVisible();
  },
};

/** An auditor reads the keys. */
export const ForAnAuditor: Story = {
  args: { mayChange: false },
  beforeEach: withAnswers(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Jabatan Hasil")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Empty: Story = {
  tags: ["empty"],
  beforeEach: withAnswers({ [`GET ${CALL}`]: { keys: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Majlis ini belum mempunyai kunci.")).toBeVisible();
  },
};

const STATES = deskStates(`GET ${CALL}`, { session: RAHIM });

export const Loading = STATES.loading;

export const ServerAway = STATES.serverAway;

const LONG = "JabatanHasilDanPerbendaharaan".repeat(6);

const LONG_NAMES = {
  keys: [{ ...COUNCIL_KEYS.keys[0], name: LONG, created_by: `${LONG}@mpt.example` }],
};

/** Long names on a phone. */
export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: withAnswers({ [`GET ${CALL}`]: LONG_NAMES }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Batalkan Jabatan/ }));
    await canvas.findByRole("dialog");
    await fits();
  },
};

export const LongTextsInATable: Story = {
  beforeEach: withAnswers({ [`GET ${CALL}`]: LONG_NAMES }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
