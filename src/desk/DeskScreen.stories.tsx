import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { fits } from "../screens/stories/fits.ts";
import { offline, unanswered } from "../screens/stories/network.ts";
import type { Answer } from "../screens/stories/recordedPortal.tsx";
import { answering, onRecordedPortal, refusal } from "../screens/stories/recordedPortal.tsx";
import {
  DENIED,
  EMPTY_LIST,
  FINANCE_SESSION,
  LIST,
  LIST_OF_A_CARD,
  NOBODY,
  USER_SESSION,
} from "../screens/stories/recordedReviewQueue.ts";
import { useSession } from "../stores/sessionState.ts";
import { DeskScreen } from "./DeskScreen.tsx";

/** Forgets the session of the story before, once, so that a change of the language leaves the page as it is. */
function FreshSession({ children }: { readonly children: ReactNode }) {
  useState(() => useSession.setState({ session: undefined, error: undefined }));
  return children;
}

/** The desk of the central team: the frame around each of its pages. */
const meta: Meta<typeof DeskScreen> = {
  component: DeskScreen,
  title: "Desk/Frame",
  parameters: {
    frame: "page",
    without: { empty: "the frame always shows the pages of its user" },
  },
  decorators: [
    (Story) => (
      <FreshSession>
        <Story />
      </FreshSession>
    ),
    onRecordedPortal({
      deskPage: "review",
      hrefOf: (to) => (to.screen === "desk" ? `#/desk${to.page === undefined ? "" : `/${to.page}`}` : "#/"),
    }),
  ],
};

export default meta;

type Story = StoryObj<typeof DeskScreen>;

const LIST_CALL = "/api/admin/payments";
const ENDED = refusal(401, "You are not authorized to access this db.");
const TITLE = "Bayaran untuk disemak";

const fresh =
  (answers: Readonly<Record<string, Answer>>, begin = answering) =>
  () =>
    begin({ "/db/_session": FINANCE_SESSION, ...answers });

export const Shown: Story = {
  tags: ["filled"],
  beforeEach: fresh({ [LIST_CALL]: LIST }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: TITLE })).toBeVisible();
    await expect(await canvas.findByText("Kewangan")).toBeInTheDocument();
  },
};

/** On a phone, the pages and the user are behind a button. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "narrow" } },
  beforeEach: fresh({ [LIST_CALL]: EMPTY_LIST }),
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole("button", { name: "Menu" });
    await userEvent.click(menu);
    await expect(canvas.getByRole("link", { name: TITLE })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Log keluar" })).toBeVisible();
    await fits();
    await userEvent.keyboard("{Escape}");
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    canvas.getByRole("link", { name: TITLE }).focus();
    await userEvent.keyboard("{Escape}");
    await expect(menu).toHaveFocus();
    await expect(menu).toHaveAttribute("aria-expanded", "false");
  },
};

export const Loading: Story = {
  tags: ["loading"],
  beforeEach: fresh({}, (answers) => unanswered(answers, LIST_CALL)),
};

/** The log-in has expired when the clerk sends a form. The dialog asks for it, and what they typed is still there afterwards. */
export const LogInEnded: Story = {
  beforeEach: fresh({
    [LIST_CALL]: LIST_OF_A_CARD,
    [`/api/admin/payments/${DENIED._id}/review`]: ENDED,
    "POST /db/_session": Response.json({ ok: true, name: "aminah@majlis.my", roles: ["finance"] }),
  }),
  play: async ({ canvas, userEvent }) => {
    const form = await canvas.findByRole("form", { name: /^Tutup semakan/ });
    await userEvent.type(within(form).getByLabelText(/Hasil semakan/), "Maybank, rujukan 8812");
    await userEvent.click(within(form).getByRole("button", { name: "Tandakan telah disemak" }));
    const dialog = await canvas.findByRole("dialog", { name: "Log masuk semula" });
    await userEvent.type(within(dialog).getByLabelText("Alamat e‑mel"), "aminah@majlis.my");
    await userEvent.type(within(dialog).getByLabelText("Kata laluan"), "kata laluan");
    await userEvent.click(within(dialog).getByRole("button", { name: "Log masuk" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(within(form).getByLabelText(/Hasil semakan/)).toHaveValue("Maybank, rujukan 8812");
  },
};

/** The roles of a citizen open no page. */
export const Forbidden: Story = {
  tags: ["error"],
  beforeEach: fresh({ "/db/_session": USER_SESSION }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Peranan anda tidak membenarkan perkara ini")).toBeVisible();
    await expect(canvas.getAllByText(/siti@example\.my/)).not.toHaveLength(0);
  },
};

/** @param answer to the log-in @param says the message that follows */
const loggingIn = (answer: Response, says: string): Story => ({
  beforeEach: fresh({ "GET /db/_session": NOBODY, "POST /db/_session": answer, [LIST_CALL]: EMPTY_LIST }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Alamat e‑mel"), "aminah@majlis.my");
    await userEvent.type(canvas.getByLabelText("Kata laluan"), "kata laluan");
    await userEvent.click(canvas.getByRole("button", { name: "Log masuk" }));
    await expect(await canvas.findByText(says)).toBeVisible();
  },
});

export const WrongPassword = loggingIn(
  refusal(401, "Name or password is incorrect."),
  "E‑mel atau kata laluan tidak betul.",
);
export const SlowedDown = loggingIn(
  Response.json(
    { error: "too_many_requests", reason: "attempt_failed_please_try_again" },
    { status: 429, headers: { "Retry-After": "20" } },
  ),
  "Terlalu banyak percubaan. Anda boleh cuba lagi dalam 20 saat.",
);
export const LoggedIn = loggingIn(
  Response.json({ ok: true, name: "aminah@majlis.my", roles: ["finance"] }),
  "Tiada bayaran untuk disemak.",
);

export const Offline: Story = {
  tags: ["offline"],
  beforeEach: fresh({}, offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cuba lagi" })).toBeVisible();
  },
};

/** A user of several councils, with a long name. */
export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: fresh({
    "/db/_session": {
      ok: true,
      userCtx: {
        name: "nama-yang-sangat-panjang-sekali@jabatan-kewangan.majlis-perbandaran.example.my",
        roles: ["finance:mpt", "support:mdkb"],
      },
    },
    [LIST_CALL]: EMPTY_LIST,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Menu" }));
    await expect(canvas.getByText("Kewangan · Tawau")).toBeVisible();
    // the other pages show the data of all councils
    const links = within(canvas.getByRole("navigation")).getAllByRole("link");
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      "Bayaran",
      "Bayaran balik",
      "Penyerahan",
    ]);
    await fits();
  },
};
