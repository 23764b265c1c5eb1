import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor, within } from "storybook/test";
import { deskStates } from "../../screens/stories/deskStates.ts";
import { fits } from "../../screens/stories/fits.ts";
import {
  CHANGED_MEANWHILE,
  CHANGES,
  CLOSED_CONFIGURATION,
  CONFIGURATION,
  NO_CHANGES,
} from "../../screens/stories/recordedConfiguration.ts";
import { type Answer, answering, onRecordedPortal } from "../../screens/stories/recordedPortal.tsx";
import { logInto } from "../../screens/stories/recordedReviewQueue.ts";
import { CouncilForm } from "./CouncilForm.tsx";
import { PortalForm } from "./PortalForm.tsx";
import { SettingsPage } from "./SettingsPage.tsx";

/** The switches of the desk. */
const meta: Meta<typeof SettingsPage> = {
  component: SettingsPage,
  title: "Desk/Settings",
  decorators: [onRecordedPortal({})],
};

export default meta;

type Story = StoryObj<typeof SettingsPage>;

const CALL = "/api/admin/configuration";
const LOG = `${CALL}/changes`;
const SAVED = "Telah disimpan. Tetapan ini berkuat kuasa serta-merta.";

const of = (role: string) => ({ ok: true, userCtx: { name: "rahim@majlis.my", roles: [role] } });

const withAnswers =
  (answers: Readonly<Record<string, Answer>> = {}, role = "administrator") =>
  () => {
    logInto(of(role));
    return answering({ [`GET ${CALL}`]: CONFIGURATION, [LOG]: CHANGES, ...answers });
  };

/** Where a language has no text, its citizens read the Malay one. */
export const Shown: Story = {
  tags: ["filled"],
  parameters: { form: PortalForm },
  beforeEach: withAnswers({ [`POST ${CALL}`]: CLOSED_CONFIGURATION }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText("Kaunter ditutup pada 31 Disember.")).toHaveLength(2);
    await expect(
      await canvas.findByText(
        "Tawau · Bayaran yang sedang diselenggara: tiada → Tambah nilai akaun letak kereta",
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /Tutup kaunter/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Simpan untuk portal" }));
    await expect(
      await within(canvas.getByRole("form", { name: "Seluruh portal" })).findByText(SAVED),
    ).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: /Tutup kaunter/ })).toBeChecked();
  },
};

/** The counter closes at a later time. An end before the beginning is named at its field, and nothing is sent. */
export const Planned: Story = {
  beforeEach: withAnswers({ [`POST ${CALL}`]: CLOSED_CONFIGURATION }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /Tutup kaunter/ }));
    const period = within(canvas.getByRole("group", { name: "Bila kaunter ditutup" }));
    await fireEvent.change(period.getByLabelText("Dari"), { target: { value: "2026-12-31T17:00" } });
    await expect(period.queryByText(/^Dirancang/)).not.toBeInTheDocument();
    await fireEvent.change(period.getByLabelText("Hingga"), { target: { value: "2026-12-30T17:00" } });
    await userEvent.click(canvas.getByRole("button", { name: "Simpan untuk portal" }));
    await waitFor(() => expect(period.getByLabelText("Hingga")).toHaveFocus());
    await expect(period.getByLabelText("Hingga")).toHaveAccessibleDescription(/Masa tamat mesti selepas/);
  },
};

/** A stored period says that it is planned, and that it holds from its beginning on. */
export const Began: Story = {
  beforeEach: withAnswers({
    [`GET ${CALL}`]: {
      ...CONFIGURATION,
      configuration: { closing: true, validity: { closing: { from: "2026-11-21T03:00:01.000Z" } } },
    },
  }),
  play: async ({ canvas }) => {
    const period = within(await canvas.findByRole("group", { name: "Bila kaunter ditutup" }));
    await expect(await period.findByText("Sedang berkuat kuasa.", {}, { timeout: 5_000 })).toBeVisible();
  },
};

/** A year of five digits is named at its field. */
export const WrongYear: Story = {
  beforeEach: withAnswers(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /Tutup kaunter/ }));
    const period = within(canvas.getByRole("group", { name: "Bila kaunter ditutup" }));
    await fireEvent.change(period.getByLabelText("Dari"), { target: { value: "20260-12-31T17:00" } });
    await userEvent.click(canvas.getByRole("button", { name: "Simpan untuk portal" }));
    await waitFor(() => expect(period.getByLabelText("Dari")).toHaveFocus());
    await expect(period.getByLabelText("Dari")).toHaveAccessibleDescription(/Taip tahun dari 2000/);
  },
};

/** What is typed for one council stays when the switches of the portal are saved. */
export const OtherFormKept: Story = {
  beforeEach: withAnswers({ [`POST ${CALL}`]: CLOSED_CONFIGURATION }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Majlis" }), "mpt");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Menerima bayaran" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /Tutup kaunter/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Simpan untuk portal" }));
    await expect(
      await within(canvas.getByRole("form", { name: "Seluruh portal" })).findByText(SAVED),
    ).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Majlis" })).toHaveValue("mpt");
    await expect(canvas.getByRole("checkbox", { name: "Menerima bayaran" })).not.toBeChecked();
  },
};

/** One council stops to take payments. */
export const OneCouncil: Story = {
  parameters: { form: CouncilForm },
  beforeEach: withAnswers({ [`POST ${CALL}`]: CLOSED_CONFIGURATION }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Majlis" }), "mpt");
    const form = within(canvas.getByRole("form", { name: "Satu majlis" }));
    const maintenance = within(form.getByRole("group", { name: "Bayaran yang sedang diselenggara" }));
    await expect(
      maintenance.getByRole("checkbox", { name: "Tambah nilai akaun letak kereta" }),
    ).toBeChecked();
    await userEvent.click(form.getByRole("checkbox", { name: "Menerima bayaran" }));
    await userEvent.click(form.getByRole("button", { name: "Simpan untuk majlis" }));
    await expect(await form.findByText(SAVED)).toBeVisible();
  },
};

/** A council offers fewer charges for a time, and cards are not taken for a time. */
export const FewerChargesPlanned: Story = {
  beforeEach: withAnswers({ [`POST ${CALL}`]: CLOSED_CONFIGURATION }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Terima kad" }));
    await expect(await canvas.findByRole("group", { name: "Bila kad tidak diterima" })).toBeVisible();
    const form = within(canvas.getByRole("form", { name: "Satu majlis" }));
    const offered = within(form.getByRole("group", { name: "Caj yang ditawarkan" }));
    await userEvent.click(offered.getByRole("checkbox", { name: "Tambah nilai akaun letak kereta" }));
    const period = within(await form.findByRole("group", { name: "Bila hanya caj ini ditawarkan" }));
    await fireEvent.change(period.getByLabelText("Dari"), { target: { value: "2026-12-31T17:00" } });
    await userEvent.click(form.getByRole("button", { name: "Simpan untuk majlis" }));
    await expect(await form.findByText(SAVED)).toBeVisible();
  },
};

/** A wrong number, hours that lack an end and hours that close before they open are named at their fields, and nothing is sent until they are right. */
export const Helpline: Story = {
  beforeEach: withAnswers({ [`POST ${CALL}`]: CLOSED_CONFIGURATION }),
  play: async ({ canvas, userEvent }) => {
    const helpline = within(await canvas.findByRole("group", { name: "Talian bantuan" }));
    const phone = helpline.getByLabelText("Telefon");
    await userEvent.type(phone, "tiada");
    await userEvent.selectOptions(helpline.getByLabelText("Hari pertama"), "Isnin");
    await userEvent.selectOptions(helpline.getByLabelText("Hari terakhir"), "Jumaat");
    await fireEvent.change(helpline.getByLabelText("Waktu buka"), { target: { value: "08:00" } });
    await expect(phone).not.toBeInvalid();
    const save = canvas.getByRole("button", { name: "Simpan untuk portal" });
    await userEvent.click(save);
    await waitFor(() => expect(phone).toHaveFocus());
    const closes = helpline.getByLabelText("Waktu tutup");
    await expect(closes).toBeInvalid();
    await userEvent.clear(phone);
    await userEvent.type(phone, "088-123456");
    await fireEvent.change(closes, { target: { value: "08:00" } });
    await userEvent.click(save);
    await waitFor(() => expect(closes).toHaveFocus());
    await expect(closes).toHaveAccessibleDescription("Waktu buka dan waktu tutup mestilah berbeza.");
    await fireEvent.change(closes, { target: { value: "02:00" } });
    await expect(closes).toHaveAccessibleDescription("Pada hari berikutnya.");
    await userEvent.click(save);
    await expect(
      await within(canvas.getByRole("form", { name: "Seluruh portal" })).findByText(SAVED),
    ).toBeVisible();
  },
};

/** Another administrator was faster. Nothing typed is lost. */
export const ChangedMeanwhile: Story = {
  beforeEach: withAnswers({ [`POST ${CALL}`]: Response.json(CHANGED_MEANWHILE, { status: 409 }) }),
  play: async ({ canvas, userEvent }) => {
    const announcement = within(await canvas.findByRole("group", { name: "Pengumuman" }));
    const [malay] = announcement.getAllByRole("textbox");
    if (malay === undefined) throw new Error("no field");
    await userEvent.type(malay, "Tutup");
    await userEvent.click(canvas.getByRole("button", { name: "Simpan untuk portal" }));
    await expect(await canvas.findByText(/^zainab@majlis\.my telah mengubahnya/)).toBeVisible();
    await expect(malay).toHaveValue("Tutup");
  },
};

export const Undone: Story = {
  beforeEach: withAnswers({ [`POST ${CALL}`]: CLOSED_CONFIGURATION }),
  play: async ({ canvas, userEvent }) => {
    const [last] = await canvas.findAllByRole("button", { name: /^Buat asal/ });
    if (last === undefined) throw new Error("no button");
    await userEvent.click(last);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(SAVED));
    const [said] = await canvas.findAllByText(SAVED);
    await expect(said).toBeVisible();
    await expect(said?.closest("[role=status]")).toBeNull();
  },
};

/** An older version kept the contacts of councils in the configuration. Their changes cannot be taken back here. */
export const NotUndone: Story = {
  beforeEach: withAnswers({
    [LOG]: {
      changes: CHANGES.changes.slice(0, 1).map((change) => ({
        ...change,
        changed: [{ field: "councils.mpt.contact", to: { phone: "089-773000" } }],
      })),
      next: null,
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("rahim@majlis.my")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Buat asal/ })).not.toBeInTheDocument();
  },
};

/** An auditor reads the switches and the changes. */
export const OfAnAuditor: Story = {
  beforeEach: withAnswers({}, "auditor"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("npm run configure")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: /Tutup kaunter/ })).toBeDisabled();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

const STATES = deskStates(`GET ${CALL}`, { session: of("administrator"), answers: { [LOG]: CHANGES } });

export const Loading = STATES.loading;

export const Empty: Story = {
  tags: ["empty"],
  beforeEach: withAnswers({ [LOG]: NO_CHANGES }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Belum ada sesiapa mengubah tetapan.")).toBeVisible();
  },
};

export const ServerAway = STATES.serverAway;

export const Offline = STATES.offline;

/** A long text of the operator on a phone. */
export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: withAnswers({
    [`GET ${CALL}`]: {
      ...CONFIGURATION,
      configuration: { announcement: { ms: "Kaunter ditutup untuk penyelenggaraan. ".repeat(8) } },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("npm run configure")).toBeVisible();
    await fits();
  },
};
