import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { bytesOfBase64 } from "../../domain/base64.ts";
import { deskStates } from "../../screens/stories/deskStates.ts";
import { fits } from "../../screens/stories/fits.ts";
import { filledIn } from "../../screens/stories/formStory.ts";
import { CHANGED_MEANWHILE, NO_CHANGES } from "../../screens/stories/recordedConfiguration.ts";
import {
  COUNCIL_CHANGES,
  COUNCIL_DATA,
  COUNCIL_KEYS,
  COUNCIL_SELLER,
  NO_COUNCIL_DATA,
  PICTURE,
  REMOVED_SITE,
  SAVED_COUNCIL_DATA,
  SITE_CHANGES,
  SITES_OF_COUNCIL,
} from "../../screens/stories/recordedCouncilData.ts";
import { type Answer, answering, onRecordedPortal, refusal } from "../../screens/stories/recordedPortal.tsx";
import { logInto } from "../../screens/stories/recordedReviewQueue.ts";
import { ContactForm } from "./ContactForm.tsx";
import { CouncilsPage } from "./CouncilsPage.tsx";
import { CrestForm } from "./CrestForm.tsx";
import { NameListForm } from "./NameListForm.tsx";
import { SignerForm } from "./SignerForm.tsx";

/** A council's own data. */
const meta: Meta<typeof CouncilsPage> = {
  component: CouncilsPage,
  title: "Desk/Councils",
  decorators: [onRecordedPortal({})],
};

export default meta;

type Story = StoryObj<typeof CouncilsPage>;

const CALL = "/api/admin/councils/mpt";
const SAVED = "Telah disimpan.";

const of = (role: string) => ({ ok: true, userCtx: { name: "rahim@mpt.example", roles: [role] } });

const picture = () =>
  new Response(bytesOfBase64(PICTURE) ?? null, { headers: { "content-type": "image/png" } });

const withAnswers =
  (answers: Readonly<Record<string, Answer>> = {}, role = "administrator:mpt") =>
  () => {
    logInto(of(role));
    return answering({
      [`GET ${CALL}`]: COUNCIL_DATA,
      [`${CALL}/changes`]: COUNCIL_CHANGES,
      [`${CALL}/keys`]: COUNCIL_KEYS,
      [`${CALL}/seller`]: COUNCIL_SELLER,
      [`${CALL}/signature`]: picture(),
      "/api/getAttachments/metadata/logo/mpt.png": picture(),
      ...answers,
    });
  };

const isSaved = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  await expect((await within(canvasElement).findAllByText(SAVED))[0]).toBeVisible();
};

/** An officer of the council corrects its phone number. */
export const Shown: Story = {
  tags: ["filled"],
  parameters: { form: ContactForm },
  beforeEach: withAnswers({ [`POST ${CALL}`]: SAVED_COUNCIL_DATA }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const phone = await canvas.findByLabelText("Nombor telefon");
    const save = canvas.getByRole("button", { name: "Simpan maklumat hubungan" });
    const enter = async (number: string) => {
      await userEvent.clear(phone);
      await userEvent.click(phone);
      await userEvent.paste(number);
      await userEvent.click(save);
    };
    await enter("tanya kami");
    await waitFor(() => expect(phone).toBeInvalid());
    await enter("+60 89-111 111");
    await isSaved({ canvasElement });
    await waitFor(() => expect(document.activeElement?.textContent).toBe(SAVED));
  },
};

/** A file that is no picture is refused before it is sent. The right one is shown before it is saved. */
export const NewCrest: Story = {
  parameters: { form: CrestForm },
  beforeEach: withAnswers({ [`POST ${CALL}`]: SAVED_COUNCIL_DATA }),
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole("form", { name: "Jata" }));
    const field = form.getByLabelText("Jata baharu");
    await userEvent.click(form.getByRole("button", { name: "Simpan jata" }));
    await expect(await form.findByText("Pilih fail.")).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.upload(field, new File(["<svg/>"], "jata.png", { type: "image/png" }));
    await expect(await form.findByText("Fail ini bukan PNG atau JPEG.")).toBeVisible();
    const bytes = bytesOfBase64(PICTURE) ?? new Uint8Array();
    await userEvent.upload(field, new File([bytes], "jata.png", { type: "image/png" }));
    await expect(await form.findByAltText("Pratonton: Jata baharu")).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "Simpan jata" }));
    await expect((await canvas.findAllByText(SAVED))[0]).toBeVisible();
  },
};

export const NewSigner: Story = {
  beforeEach: withAnswers({
    [`GET ${CALL}`]: { ...COUNCIL_DATA, data: { ...COUNCIL_DATA.data, signer: null, signature: null } },
    [`POST ${CALL}`]: SAVED_COUNCIL_DATA,
  }),
  ...filledIn(SignerForm, { right: { name: "RAHIM BIN AWANG", title: "Presiden" }, sent: isSaved }),
};

/** A site is added, and the page says what is wrong with an address over http. */
export const NewSite: Story = {
  beforeEach: withAnswers({ [`POST ${CALL}`]: SAVED_COUNCIL_DATA }, "administrator"),
  ...filledIn(NameListForm, {
    wrong: { entry: "http://www.mpt.example" },
    right: { entry: "https://mpt.example" },
    sent: isSaved,
  }),
};

/** A domain is added in its one form. The page explains why a wider one is refused. */
export const NewDomain: Story = {
  beforeEach: withAnswers({ [`POST ${CALL}`]: refusal(422, "domain_too_wide") }, "administrator"),
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole("form", { name: "Domain majlis" }));
    const field = form.getByLabelText("Nama domain");
    const add = form.getByRole("button", { name: "Tambah domain" });
    await userEvent.type(field, "https://gov.my");
    await userEvent.click(add);
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.clear(field);
    await userEvent.type(field, "gov.my");
    await userEvent.click(add);
    await expect(await canvas.findByText(/^Sesiapa sahaja boleh mempunyai nama/)).toBeVisible();
    await expect(field).toHaveValue("gov.my");
  },
};

/** A site that lost its file was withdrawn, and the page says so. */
export const VerifiedSites: Story = {
  beforeEach: withAnswers({ [`GET ${CALL}`]: SITES_OF_COUNCIL }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Laman yang disahkan telah ditarik balik")).toBeVisible();
    await expect(canvas.getByText(/^Ditarik balik 20\/11\/2026/)).toBeVisible();
    await expect(canvas.getByText(/^Aktif sejak 02\/11\/2026/)).toBeVisible();
    await expect(canvas.getByText(/^Aktif, tetapi semakan terakhir/)).toBeVisible();
  },
};

/** An administrator removes a verified site, and may allow it again. */
export const RemovedSite: Story = {
  beforeEach: withAnswers(
    { [`GET ${CALL}`]: SITES_OF_COUNCIL, [`${CALL}/sites/remove`]: REMOVED_SITE },
    "administrator",
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const remove = { name: "Buang https://bayar.mpt.example" };
    await userEvent.click(await canvas.findByRole("button", remove));
    await isSaved({ canvasElement });
    await expect(canvas.getByText(/^Dibuang 21\/11\/2026/)).toBeVisible();
    await expect(canvas.queryByRole("button", remove)).not.toBeInTheDocument();
    await expect(
      canvas.getByRole("button", { name: "Benarkan semula https://bayar.mpt.example" }),
    ).toBeVisible();
  },
};

/** Another person was faster. Nothing typed is lost. */
export const ChangedMeanwhile: Story = {
  beforeEach: withAnswers({ [`POST ${CALL}`]: Response.json(CHANGED_MEANWHILE, { status: 409 }) }),
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByLabelText("Nombor pendaftaran");
    await userEvent.type(number, "-2026");
    await userEvent.click(canvas.getByRole("button", { name: "Simpan maklumat hubungan" }));
    await expect(await canvas.findByText(/^zainab@majlis\.my telah mengubahnya/)).toBeVisible();
    await expect(number).toHaveValue("MPT-1-2026");
  },
};

export const Undone: Story = {
  beforeEach: withAnswers({ [`${CALL}/undo`]: SAVED_COUNCIL_DATA }),
  play: async ({ canvas, userEvent }) => {
    const [last] = await canvas.findAllByRole("button", { name: /^Buat asal/ });
    if (last === undefined) throw new Error("no button");
    await userEvent.click(last);
    await expect((await canvas.findAllByText(SAVED))[0]).toBeVisible();
  },
};

/** An officer of one council chooses no other one, only reads the sites that may embed, and undoes no change of them. */
export const OfOneCouncil: Story = {
  beforeEach: withAnswers({ [`${CALL}/changes`]: SITE_CHANGES }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("https://www.mpt.example")).toBeVisible();
    await expect(
      canvas.queryByRole("form", { name: "Laman yang boleh membenamkan kaunter" }),
    ).not.toBeInTheDocument();
    const choice = within(await canvas.findByRole("combobox", { name: "Majlis" }));
    await expect(choice.getAllByRole("option")).toHaveLength(1);
    await expect(await canvas.findByText("omar@majlis.my")).toBeVisible();
    const undone = canvas.getAllByRole("button", { name: /^Buat asal/ }).map((button) => button.ariaLabel);
    await expect(undone).toEqual(["Buat asal: 21/11/2026 10:19 AM", "Buat asal: 20/11/2026 02:05 PM"]);
  },
};

/** An auditor reads the data and the changes. */
export const OfAnAuditor: Story = {
  beforeEach: withAnswers({}, "auditor"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("npm run council")).toBeVisible();
    await expect(canvas.getByLabelText("Nombor telefon")).toBeDisabled();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

const STATES = deskStates(`GET ${CALL}`, { session: of("administrator") });

export const Loading = STATES.loading;

/** A council whose data nobody has entered yet. */
export const Empty: Story = {
  tags: ["empty"],
  beforeEach: withAnswers({ [`GET ${CALL}`]: NO_COUNCIL_DATA, [`${CALL}/changes`]: NO_CHANGES }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Belum ada sesiapa mengubah data majlis ini.")).toBeVisible();
    await expect(canvas.getByText(/^Majlis ini belum mempunyai jata/)).toBeVisible();
  },
};

export const ServerAway = STATES.serverAway;

export const Offline = STATES.offline;

/** Long values on a phone. */
export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: withAnswers({
    [`GET ${CALL}`]: {
      ...COUNCIL_DATA,
      data: {
        ...COUNCIL_DATA.data,
        signer: { name: "DORIS GUNDOHING ".repeat(10).trim(), title: "Presiden" },
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("npm run council")).toBeVisible();
    await fits();
  },
};
