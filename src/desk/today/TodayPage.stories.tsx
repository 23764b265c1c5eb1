import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { deskStates } from "../../screens/stories/deskStates.ts";
import { fits } from "../../screens/stories/fits.ts";
import { type Answer, answering, onRecordedPortal } from "../../screens/stories/recordedPortal.tsx";
import { FINANCE_SESSION, logInto } from "../../screens/stories/recordedReviewQueue.ts";
import {
  TODAY,
  TODAY_CARD_SILENT,
  TODAY_EMPTY,
  TODAY_FPX_SILENT,
  TODAY_LONG,
  TODAY_WITHOUT_CARDS,
} from "../../screens/stories/recordedToday.ts";
import { TodayPage } from "./TodayPage.tsx";

/** The first page of the desk: the day so far. */
const meta: Meta<typeof TodayPage> = {
  component: TodayPage,
  title: "Desk/Today",
  decorators: [
    onRecordedPortal({
      hrefOf: (to) => (to.screen === "desk" ? `#/desk/${to.page ?? ""}` : undefined),
    }),
  ],
};

export default meta;

type Story = StoryObj<typeof TodayPage>;

const CALL = "/api/admin/today";

const withAnswer =
  (answer: Answer, session = FINANCE_SESSION) =>
  () => {
    logInto(session);
    return answering({ [CALL]: answer });
  };

/** A screen reader hears the sums of each chart, and finds the hours in the table. */
export const Shown: Story = {
  tags: ["filled"],
  beforeEach: withAnswer(TODAY),
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole("img", {
      name: "242 bayaran selesai hari ini, 395 pada hari yang sama minggu lalu",
    });
    await expect(chart).toBeVisible();
    await expect(canvas.getByRole("link", { name: /1 bayaran untuk disemak/ })).toHaveAttribute(
      "href",
      "#/desk/review",
    );
    await expect(canvas.getByRole("row", { name: "Maybank2U 112 9 4 93 %" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "Bank Rakyat 0 0 3 –" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /Tawau Kompaun 3$/ })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /1,204$/ })).toBeVisible();
    await userEvent.click(canvas.getByText("Jam dalam bentuk jadual"));
    const table = canvas.getByRole("table", { name: "Bayaran selesai mengikut jam" });
    await expect(
      within(table).getByRole("row", { name: "09:00–10:00 41 38 RM 3,464.50 RM 3,036.20" }),
    ).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "narrow" } },
  beforeEach: withAnswer(TODAY),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("8 bayaran tanpa jawapan")).toBeVisible();
    await fits();
  },
};

export const InTheDark: Story = { globals: { scheme: "dark" }, beforeEach: withAnswer(TODAY) };

/** An administrator may read no payments, so the numbers lead nowhere. */
export const OfAnAdministrator: Story = {
  beforeEach: withAnswer(TODAY, {
    ok: true,
    userCtx: { name: "rahim@majlis.my", roles: ["administrator"] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("8 bayaran tanpa jawapan")).toBeVisible();
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};

const STATES = deskStates(CALL);

export const Loading = STATES.loading;

/** No payment has been made yet. */
export const Empty: Story = {
  tags: ["empty"],
  beforeEach: withAnswer(TODAY_EMPTY),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Belum ada majlis yang mempunyai penyerahan.")).toBeVisible();
    await expect(canvas.getByText("Semua mesej telah dihantar.")).toBeVisible();
  },
};

export const FpxSilent: Story = {
  beforeEach: withAnswer(TODAY_FPX_SILENT),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("FPX tidak menjawab")).toBeVisible();
    await expect(canvas.getByText("Sijil FPX akan tamat")).toBeVisible();
  },
};

/** The last answer and the failures since then stand beside each other. */
export const CardGatewaySilent: Story = {
  beforeEach: withAnswer(TODAY_CARD_SILENT),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Get laluan kad tidak menjawab")).toBeVisible();
    await expect(canvas.getByText("3 pertanyaan tanpa jawapan sejak 21/11/2026 02:14 PM")).toBeVisible();
    await expect(canvas.getByText("Jawapan terakhir pada 21/11/2026 02:12 PM")).toBeVisible();
    await expect(canvas.getByText("Pangkalan data tidak dapat ditulis")).toBeVisible();
  },
};

export const WithoutCardGateway: Story = {
  beforeEach: withAnswer(TODAY_WITHOUT_CARDS),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tiada get laluan kad ditetapkan")).toBeVisible();
  },
};

export const Forbidden = STATES.forbidden;

export const Offline = STATES.offline;

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: withAnswer(TODAY_LONG),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("43,210 bayaran tanpa jawapan")).toBeVisible();
    await fits();
  },
};
