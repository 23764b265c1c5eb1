import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { filterHistory } from "../../stores/historyView.ts";
import { useSession } from "../../stores/sessionState.ts";
import { fits } from "../stories/fits.ts";
import { offline, unanswered } from "../stories/network.ts";
import {
  DAMAGED_HISTORY,
  FIND,
  LONG_HISTORY,
  LONG_TEXTS,
  NO_HISTORY,
  SECOND_PAGE,
  SHORT_HISTORY,
} from "../stories/recordedHistory.ts";
import { type Answer, answering, onRecordedPortal, refusal } from "../stories/recordedPortal.tsx";
import { NOBODY, USER_SESSION } from "../stories/recordedReviewQueue.ts";
import { HistoryScreen } from "./HistoryScreen.tsx";

const meta: Meta<typeof HistoryScreen> = {
  component: HistoryScreen,
  title: "Screens/History",
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof HistoryScreen>;

type Answers = Readonly<Record<string, Answer>>;

/** Starts before the session is loaded, with an empty filter. */
function begin(): void {
  useSession.setState({ session: undefined, error: undefined });
  filterHistory({});
}

const fresh = (answers: Answers) => () => {
  begin();
  return answering({ "/db/_session": USER_SESSION, ...answers });
};

/** Selects the text on the page, not its copy in the live region. */
const SHOWN = { selector: "p" };

const year = { name: "Tahun" };
const charge = { name: "Jenis bayaran" };

/** One payment in each state. */
export const EachState: Story = {
  tags: ["filled"],
  beforeEach: fresh({ [FIND]: SHORT_HISTORY }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("9 bayaran", SHOWN)).toBeVisible();
    for (const state of [
      "Menunggu kelulusan di bank",
      "Keputusan bayaran ini belum diketahui",
      "Pembayaran belum diteruskan ke bank",
    ])
      await expect(canvas.getAllByText(state)[0]).toBeInTheDocument();
    await expect(canvas.getByRole("row", { name: "2026 RM 626.10" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "2025 RM 0.00" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "2024 RM 776.10" })).toBeVisible();
    await expect(
      canvas.getByRole("button", { name: "Lihat resit bagi 02/11/2026 10:12 AM, RM\u00a0626.10" }),
    ).toBeVisible();
  },
};

/** For the screenshot. */
export const Chinese: Story = { ...EachState, tags: [], globals: { language: "zh" }, play: undefined };
export const Narrow: Story = {
  ...EachState,
  globals: { viewport: { value: "narrow" }, language: "zh" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("9 笔付款", SHOWN)).toBeVisible();
    await fits();
  },
};

/** More payments than one page of the answer holds. */
export const Long: Story = {
  beforeEach: fresh(LONG_HISTORY),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("100 bayaran terbaharu anda", SHOWN)).toBeVisible();
    await expect(canvas.getByText(/100 bayaran terbaharu anda dikira/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", charge), "market");
    await expect(await canvas.findByText("1 bayaran", SHOWN)).toBeVisible();
  },
};

/** The call for older payments fails. The payments already read stay. */
export const LongAndBroken: Story = {
  beforeEach: fresh({ ...LONG_HISTORY, [`${FIND} ${SECOND_PAGE}`]: 503 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", charge), "market");
    await expect(await canvas.findByText("Status HTTP: 503")).toBeVisible();
    await expect(
      canvas.getByText("0 bayaran ditemui antara 100 bayaran terbaharu anda", SHOWN),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Cuba lagi" })).toBeVisible();
  },
};

/** The call whose body contains the text gets no answer. */
const neverAnswering = (answers: Answers, text: string) => () => {
  begin();
  return unanswered({ "/db/_session": USER_SESSION, ...answers }, text);
};

/** The screen reads older payments by itself. The user can stop it. */
export const ReadingOn: Story = {
  beforeEach: neverAnswering(LONG_HISTORY, SECOND_PAGE),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", charge), "market");
    await expect(await canvas.findByText("100 bayaran telah dimuatkan setakat ini", SHOWN)).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "Memuatkan bayaran anda" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Berhenti" }));
    await expect(await canvas.findByText(/Anda berhenti di sini/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Muatkan bayaran yang lebih lama" })).toBeVisible();
    // An older payment may still match.
    await expect(canvas.queryByText("Tiada data tersedia")).toBeNull();
  },
};

export const NothingFits: Story = {
  beforeEach: fresh({ [FIND]: SHORT_HISTORY }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", year), "2024");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Majlis" }), "mpt");
    await userEvent.selectOptions(canvas.getByRole("combobox", charge), "market");
    await expect(await canvas.findByText("Tiada data tersedia")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Tunjukkan semua bayaran" }));
    await expect(await canvas.findByText("9 bayaran", SHOWN)).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ["empty"],
  beforeEach: fresh({ [FIND]: NO_HISTORY }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tiada data tersedia")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Cari bil" })).toBeVisible();
  },
};

export const EmptyInEnglish: Story = {
  ...Empty,
  globals: { language: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No data available")).toBeVisible();
  },
};

/** The screen says that one stored payment cannot be read. */
export const Damaged: Story = {
  beforeEach: fresh({ [FIND]: DAMAGED_HISTORY }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 bayaran tidak dapat dipaparkan.")).toBeVisible();
    await expect(canvas.getByText("2 bayaran", SHOWN)).toBeVisible();
  },
};

export const Loading: Story = { tags: ["loading"], beforeEach: neverAnswering({}, btoa(FIND)) };

export const Unreached: Story = {
  tags: ["error"],
  beforeEach: fresh({ [FIND]: 500 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Status HTTP: 500")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Cuba lagi" })).toBeVisible();
  },
};

export const Unverified: Story = {
  beforeEach: fresh({ [FIND]: refusal(403, "unverified") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Sahkan e‑mel saya" })).toBeVisible();
  },
};

export const LoggedOut: Story = {
  beforeEach: fresh({ "/db/_session": NOBODY }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Log masuk untuk melihat bayaran anda.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Log masuk" })).toBeVisible();
  },
};

export const SessionEnded: Story = {
  beforeEach: fresh({ [FIND]: refusal(401, "You are not authorized to access this db.") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ralat pengguna. Sila log masuk semula.")).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ["offline"],
  beforeEach: () => {
    begin();
    return offline({ "/db/_session": USER_SESSION });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cuba lagi" })).toBeVisible();
  },
};

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: fresh({ [FIND]: LONG_TEXTS }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 bayaran", SHOWN)).toBeVisible();
    await fits();
  },
};
