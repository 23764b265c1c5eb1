import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { useCart } from "../../stores/cartState.ts";
import { filledIn } from "../stories/formStory.ts";
import { answering, fillCart, onRecordedPortal, ownPortal, twoItems } from "../stories/recordedPortal.tsx";
import {
  ACCOUNT_OF_UNKNOWN_BALANCE,
  LICENCE,
  PARKING_ACCOUNT,
  RISKY_LICENCE,
  STALL,
  STALL_ROWS,
  SUSPENDED_LICENCE,
} from "../stories/recordedRecords.ts";
import { ChargeForm } from "./ChargeForm.tsx";
import { ConsentForm, ReloadForm } from "./forms.tsx";
import { SearchScreen } from "./SearchScreen.tsx";

const meta: Meta<typeof SearchScreen> = { component: SearchScreen, title: "Screens/Search/Charge types" };

export default meta;

type Story = StoryObj<typeof SearchScreen>;

const licence = (record: object) => () =>
  answering({ "/api/licenses": { rows: [record] }, "/search": record });

async function emptyCartAnswering(answers: Parameters<typeof answering>[0]) {
  await fillCart([]);
  return answering(answers);
}

export const LicenceRenewal: Story = {
  name: "Licence Renewal (rule 2.5)",
  decorators: [onRecordedPortal({ charge: "license", account: "R1300001" })],
  beforeEach: () => emptyCartAnswering({ "/api/licenses": { rows: [LICENCE] }, "/search": LICENCE }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /RM 350\.00/ }));
    const consent = within(await canvas.findByRole("form", { name: "Persetujuan pembaharuan" }));
    await userEvent.type(consent.getByRole("textbox", { name: "No. kad pengenalan" }), "1234");
    await userEvent.click(consent.getByRole("button", { name: "Tambah ke troli" }));
    // In the summary and at the field.
    await expect(await consent.findAllByText("No. kad pengenalan mestilah 12 aksara")).toHaveLength(2);
  },
};

export const LicenceNotAllowed: Story = {
  decorators: [onRecordedPortal({ charge: "license", account: "R1300001" })],
  beforeEach: licence(SUSPENDED_LICENCE),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Status lesen ini tidak dibenarkan/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Tambah ke troli" })).toBeNull();
  },
};

export const RiskyLicence: Story = {
  name: "Risky Licence (rule 8.16)",
  decorators: [onRecordedPortal({ charge: "license", account: "R1300001" })],
  beforeEach: licence(RISKY_LICENCE),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/lesen penjaja dan lesen berisiko tidak disediakan/)).toBeVisible();
    await expect(canvas.getByText("RM 120.00")).toBeVisible();
  },
};

export const MarketStall: Story = {
  decorators: [onRecordedPortal({ charge: "market", account: "301-2345" })],
  beforeEach: () => answering({ "/market": { rows: [STALL] }, "/search": STALL }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("RM 86.40")).toBeVisible();
  },
};

export const StallsOfOneTenant: Story = {
  decorators: [onRecordedPortal({ charge: "market", account: "380317490018" })],
  beforeEach: () => answering({ "/market": { rows: STALL_ROWS } }),
  play: async ({ canvas }) => {
    const stalls = await canvas.findAllByRole("checkbox");
    await expect(stalls).toHaveLength(4);
    await expect(stalls[3]).toBeDisabled();
    await expect(canvas.getByRole("button", { name: /^Bayar 3 bil, RM.145.45$/ })).toBeVisible();
  },
};

export const ParkingReload: Story = {
  decorators: [onRecordedPortal({ charge: "parking", account: "P130001" })],
  beforeEach: () => emptyCartAnswering({ "/search": PARKING_ACCOUNT }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "RM 5.00" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "Amaun lain" }));
    await userEvent.type(await canvas.findByLabelText("Amaun dalam ringgit"), "0.50");
    await userEvent.click(canvas.getByRole("button", { name: "Tambah ke troli" }));
    await expect(await canvas.findByText(/mestilah antara RM 1\.00 dan RM 500\.00/)).toBeVisible();
  },
};

export const ParkingBalanceUnknown: Story = {
  decorators: [onRecordedPortal({ charge: "parking", account: "P130001" })],
  beforeEach: () => emptyCartAnswering({ "/search": ACCOUNT_OF_UNKNOWN_BALANCE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tidak diketahui buat masa ini")).toBeVisible();
  },
};

export const LocalGovernmentForm: Story = {
  decorators: [onRecordedPortal({ charge: "local_government_charge" })],
  beforeEach: () => emptyCartAnswering({}),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Bilangan orang"), "4");
    await userEvent.type(canvas.getByLabelText("Tarikh mula"), "30/12/2026");
    await userEvent.type(canvas.getByLabelText("Tarikh tamat"), "02012027");
    // On the screen and in the live region.
    await expect(await canvas.findAllByText("30 Disember 2026 hingga 2 Januari 2027, 3 hari")).toHaveLength(
      2,
    );
    await expect(await canvas.findByText("RM 12.00")).toBeVisible();
  },
};

export const LocalGovernmentFormErrors: Story = {
  decorators: [onRecordedPortal({ charge: "local_government_charge" })],
  beforeEach: () => emptyCartAnswering({}),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Tambah ke troli" }));
    await expect(await canvas.findByRole("link", { name: /No\. lesen premis wajib diisi/ })).toBeVisible();
  },
};

export const CouncilNotAvailable: Story = {
  name: "Council Not Available (rule 8.7)",
  decorators: [onRecordedPortal(ownPortal("not-available"))],
  beforeEach: () => answering({ "metadata/configuration": { councils: { mpt: { available: false } } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Majlis ini tidak tersedia buat masa ini.")).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

export const TypeNotOffered: Story = {
  name: "Type Not Offered (rule 8.8)",
  decorators: [onRecordedPortal({ ...ownPortal("not-offered"), charge: "parking" })],
  beforeEach: () =>
    answering({ "metadata/configuration": { councils: { mpt: { charges: ["assessment", "compound"] } } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Jenis bayaran ini tidak tersedia buat masa ini.")).toBeVisible();
    await expect(canvas.getAllByRole("radio")).toHaveLength(2);
  },
};

export const UnderMaintenance: Story = {
  name: "Under Maintenance (rule 8.15)",
  decorators: [onRecordedPortal({ ...ownPortal("maintenance"), charge: "compound" })],
  beforeEach: () =>
    answering({ "metadata/configuration": { councils: { mpt: { maintenance: ["compound"] } } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Kompaun/, { selector: "strong" })).toBeVisible();
  },
};

export const CartFullBeforeAdding: Story = {
  decorators: [onRecordedPortal({ ...ownPortal("full"), charge: "market", account: "301-2345" })],
  beforeEach: async () => {
    await fillCart(twoItems());
    return answering({
      "metadata/configuration": { cart_limit: 2 },
      "/market": { rows: [STALL] },
      "/search": STALL,
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Troli anda penuh, sila buat bayaran dahulu.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Tambah ke troli" })).toBeNull();
  },
};

export const CartFullBeforeAForm: Story = {
  decorators: [onRecordedPortal({ ...ownPortal("full-form"), charge: "local_government_charge" })],
  beforeEach: async () => {
    await fillCart(twoItems());
    return answering({ "metadata/configuration": { cart_limit: 2 } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Troli anda penuh, sila buat bayaran dahulu.")).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

/** "Pay now" has put the item into the cart. The payment screen follows, so nothing leads to the cart. */
async function inCart(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(useCart.getState().items).toHaveLength(1));
  await expect(within(canvasElement).queryByRole("button", { name: "Pergi ke troli" })).toBeNull();
}

export const ReloadFilledIn: Story = {
  ...ParkingReload,
  ...filledIn(ReloadForm, {
    wrong: { choice: "other", other: "0.50" },
    right: { other: "12.50" },
    sent: ({ canvasElement }) => inCart(canvasElement),
  }),
};

export const ConsentFilledIn: Story = {
  ...LicenceRenewal,
  name: "Consent Filled In",
  ...filledIn(ConsentForm, {
    open: async ({ canvasElement, userEvent: user }) =>
      await user.click(await within(canvasElement).findByRole("radio", { name: /RM 350\.00/ })),
    wrong: { name: "", ic_no: "1234" },
    right: { name: "Chong Mei Yee", ic_no: "310412-12-0044" },
    sent: ({ canvasElement }) => inCart(canvasElement),
  }),
};

export const LocalGovernmentFormFilledIn: Story = {
  ...LocalGovernmentForm,
  ...filledIn(ChargeForm, {
    wrong: { total_no_of_people: "0", email: "siti@" },
    right: {
      license_no: "201-1234",
      customer_name: "Rombongan Sekolah Seri Tawau",
      total_no_of_people: "4",
      start_date: "2026-12-30",
      end_date: "2027-01-02",
      full_name: "Siti binti Ahmad",
      email: "siti@example.my",
      phone: "012-345 6789",
    },
    sent: ({ canvasElement }) => inCart(canvasElement),
  }),
};
