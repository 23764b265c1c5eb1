import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { isStatusToken } from "../../domain/identifiers.ts";
import { licenceValue } from "../../domain/licenceKey.ts";
import { useLoginDialog } from "../../stores/loginDialog.ts";
import { useSession } from "../../stores/sessionState.ts";
import { findAlert } from "../stories/findAlert.ts";
import { offline, unanswered } from "../stories/network.ts";
import { PAYMENTS, STATUS_TOKEN } from "../stories/recordedAnswers.ts";
import { LICENCES, PICTURE_PATHS, PICTURES } from "../stories/recordedLicences.ts";
import { type Answer, answering, onRecordedPortal, refusal } from "../stories/recordedPortal.tsx";
import { LICENCE_LINE as LINE } from "../stories/recordedRecords.ts";
import { LicenceScreen } from "./LicenceScreen.tsx";

const token = isStatusToken(STATUS_TOKEN) ? STATUS_TOKEN : undefined;
const addressed = (number: string) => licenceValue({ number, year: 2027 });

const meta: Meta<typeof LicenceScreen> = {
  component: LicenceScreen,
  title: "Screens/Licence",
  decorators: [onRecordedPortal({ licence: addressed("R1300001"), statusToken: token })],
};

export default meta;

type Story = StoryObj<typeof LicenceScreen>;

const MISSING = refusal(404, "missing");

const pathOf = (number: string) => `/digital_license/${number}-2027`;

const answersOf = (answers: Readonly<Record<string, Answer>>) => () => answering({ ...PICTURES, ...answers });

/** Shows one of the ten templates. */
const printed = (lesen_print: number): Story => {
  const wire = LICENCES[lesen_print - 1]!;
  const { license_no, holder } = wire.license;
  return {
    decorators: [onRecordedPortal({ licence: addressed(license_no), statusToken: token })],
    beforeEach: answersOf({ [pathOf(license_no)]: wire }),
    play: async ({ canvas }) => {
      await expect((await canvas.findAllByText(holder))[0]).toBeVisible();
      await expect(canvas.getByRole("heading", { level: 1, name: "Lesen digital" })).toBeVisible();
      await expect(canvas.getAllByText(new RegExp(license_no))[0]).toBeVisible();
    },
  };
};

export const Operation = printed(1);
export const Hawker = printed(2);
export const NightMarket = printed(3);
export const Trading: Story = { ...printed(4), tags: ["filled"] };
/** Its holder and its premises have long names. */
export const FoodPremises: Story = {
  ...printed(5),
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
};
export const MarketStall = printed(6);
export const Billboard = printed(7);
export const Sidewalk = printed(8);
export const OpenSpace = printed(9);
export const Dog = printed(10);

/** @param words words of the notice, in Malay */
const says = (answers: Readonly<Record<string, Answer>>, words: RegExp, place = {}): Story => ({
  decorators: [onRecordedPortal({ licence: addressed("R1300001"), statusToken: token, ...place })],
  beforeEach: answersOf(answers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.queryByText("Syarat-syarat")).toBeNull();
  },
});

const OPERATION = LICENCES[0]!;
const OF_OPERATION = { licence: addressed(OPERATION.license.license_no) };

export const NoPhoto: Story = {
  ...says(
    { [pathOf("201-1301")]: { ...OPERATION, picture: null } },
    /tidak boleh dicetak kerana gambar pemilik tiada/,
    OF_OPERATION,
  ),
  name: "No Photo (rules 5.14, 8.18)",
};
/** The record names a photo that the portal no longer has. */
export const PhotoGone: Story = {
  ...says(
    { [pathOf("201-1301")]: OPERATION, [PICTURE_PATHS.photo]: MISSING },
    /tidak boleh dicetak kerana gambar pemilik tiada/,
    OF_OPERATION,
  ),
  name: "Photo Gone (rule 8.18)",
};
/** The photo could not be loaded, which does not mean that it is missing. */
export const PhotoNotReached = says(
  { [pathOf("201-1301")]: OPERATION, [PICTURE_PATHS.photo]: 503 },
  /Satu gambar pada lesen ini tidak dapat dimuatkan/,
  OF_OPERATION,
);
export const PictureThatIsNone = says(
  { [pathOf("201-1301")]: OPERATION, [PICTURE_PATHS.photo]: new Response("<svg onload=alert(1)>") },
  /Satu gambar pada lesen ini tidak dapat dimuatkan/,
  OF_OPERATION,
);
export const NotFound: Story = {
  ...says(
    { [pathOf("R1300001")]: MISSING, [`/api/payments/${STATUS_TOKEN}`]: MISSING },
    /Keputusan Tidak Dijumpai/,
  ),
  name: "Not Found (rule 8.20)",
};
export const ValueThatIsNone = says({}, /Keputusan Tidak Dijumpai/, { licence: "UjEzMDAwMDE" });
export const Unavailable: Story = { ...says({}, /tidak tersedia buat masa ini/), tags: ["error"] };

const paymentOf = (state: "in_progress" | "paid", services: readonly object[]) => ({
  [`/api/payments/${STATUS_TOKEN}`]: { ...PAYMENTS[state], services },
});

export const NotPaidYet: Story = {
  ...says(
    { [pathOf("R1300001")]: MISSING, ...paymentOf("in_progress", [LINE]) },
    /Bayaran ini belum disahkan/,
  ),
  name: "Not Paid Yet (rule 1.5)",
};

/** The first print writes the licence with PUT. */
export const FirstPrint: Story = {
  beforeEach: () => {
    const putBack = answersOf({ [pathOf("R1300001")]: MISSING })();
    const record = globalThis.fetch;
    globalThis.fetch = async (input) => {
      const request = new Request(input);
      return request.method === "PUT" ? Response.json(LICENCES[3]) : record(request);
    };
    return putBack;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("张伟明")).toBeVisible();
  },
};

/** In the portal, the owner can log in. A council's page has no log-in. */
const WITHOUT_TOKEN = { statusToken: undefined };

export const LogIn: Story = {
  decorators: [onRecordedPortal({ licence: addressed("R1300001"), ...WITHOUT_TOKEN, canLogIn: true })],
  beforeEach: () => {
    useSession.setState({ session: null, error: undefined });
    const putBack = answersOf({})();
    return () => {
      putBack();
      useSession.setState(useSession.getInitialState(), true);
      useLoginDialog.setState(useLoginDialog.getInitialState(), true);
    };
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Buka lesen ini daripada resitnya.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Log masuk" }));
    await waitFor(() => expect(useLoginDialog.getState().view).toBe("login"));
  },
};

export const NoToken: Story = {
  ...says({}, /Buka lesen ini daripada resitnya/, WITHOUT_TOKEN),
};

const CHOICE = { licence: undefined };

export const Choice: Story = {
  decorators: [onRecordedPortal({ ...CHOICE, statusToken: token })],
  beforeEach: answersOf(paymentOf("paid", [LINE, { ...LINE, license_no: "R1300002" }])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cetak lesen R1300001")).toBeVisible();
    await expect(canvas.getByText("Cetak lesen R1300002")).toBeVisible();
  },
};
/** The portal has the first licence only. One press saves it, and the screen names the other. */
export const AllSaved: Story = {
  decorators: [onRecordedPortal({ ...CHOICE, statusToken: token })],
  beforeEach: answersOf({
    ...paymentOf("paid", [LINE, { ...LINE, license_no: "R1300002" }]),
    [pathOf("R1300001")]: LICENCES[3]!,
    [pathOf("R1300002")]: MISSING,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Simpan semua lesen dalam satu PDF (2)"));
    await expect(await canvas.findByRole("link", { name: "Buka PDF" }, { timeout: 30_000 })).toBeVisible();
    await expect(canvas.getByText("R1300002")).toBeVisible();
  },
};
export const OnlyOne: Story = {
  decorators: [onRecordedPortal({ ...CHOICE, statusToken: token })],
  beforeEach: answersOf({ ...paymentOf("paid", [LINE]), [pathOf("R1300001")]: LICENCES[3]! }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("张伟明")).toBeVisible();
  },
};
export const NothingToPrint: Story = {
  ...says(paymentOf("paid", [{ ...LINE, arrears_only: true }]), /Tiada lesen untuk dicetak/, CHOICE),
  tags: ["empty"],
};

export const Loading: Story = { tags: ["loading"], beforeEach: () => unanswered() };

export const Offline: Story = {
  tags: ["offline"],
  beforeEach: () => offline(),
  play: async ({ canvas }) => {
    await expect(await findAlert(canvas)).toBeVisible();
  },
};
