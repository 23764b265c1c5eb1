import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, type within } from "storybook/test";
import { CONFIRMED_HEADER, type LoadEnd, type LoadProgress } from "../../api/schemas/load.ts";
import { fits } from "../../screens/stories/fits.ts";
import { offline, unanswered } from "../../screens/stories/network.ts";
import { answering, onRecordedPortal, refusal } from "../../screens/stories/recordedPortal.tsx";
import { logInto } from "../../screens/stories/recordedReviewQueue.ts";
import { LoadsPage } from "./LoadsPage.tsx";

/** The loads of a council's records from a file. */
const meta: Meta<typeof LoadsPage> = {
  component: LoadsPage,
  title: "Desk/Loads",
  parameters: { without: { empty: "the page begins with a form, not with a list" } },
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof LoadsPage>;

const ADMINISTRATOR = { ok: true, userCtx: { name: "zainab@majlis.my", roles: ["administrator"] } };
const OF_ONE_COUNCIL = { ok: true, userCtx: { name: "zainab@majlis.my", roles: ["administrator:mpt"] } };

const LOADS = "/api/admin/loads/";

const PAID = "mpt:compound:K26000001";

const LOADED: LoadEnd = {
  end: "loaded",
  loaded: 48_210,
  added: 1204,
  changed: 380,
  unchanged: 46_626,
  withdrawn: 12,
  held_out: 0,
  records: [],
};

const HELD_OUT: LoadEnd = {
  ...LOADED,
  held_out: 2,
  records: [
    { _id: PAID, reason: "paid", receipts: ["R-2026-000123"] },
    { _id: "mpt:compound:K26000002", reason: "as_of", receipts: [] },
  ],
};

const MISSING: LoadEnd = { end: "missing", records: 12 };

const WRONG: LoadEnd = {
  end: "wrong",
  records: 48_210,
  refused: 140,
  problems: Array.from({ length: 140 }, (_, index) => ({
    place: `line ${index + 2}`,
    field: "amount",
    message: 'must be an amount in ringgit with at most two decimals, "12.50"',
    reason: "ringgit" as const,
  })),
};

const OTHER_COUNCIL: LoadEnd = {
  end: "wrong",
  records: 1,
  refused: 1,
  problems: [
    { place: "record 0", field: "council", message: "must be mpt", reason: "choice", wanted: "mpt" },
  ],
};

const answerOf = (...lines: readonly (LoadEnd | LoadProgress)[]) =>
  new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(""), {
    headers: { "content-type": "application/x-ndjson" },
  });

/** Answers each load with the next of these. @param seen takes what the page asked */
const withLoads =
  (answers: readonly (() => Response)[], seen: Request[] = [], session = ADMINISTRATOR) =>
  () => {
    logInto(session);
    seen.length = 0;
    const putBack = answering({});
    const recorded = globalThis.fetch;
    const left = [...answers];
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (!new URL(request.url).pathname.startsWith(LOADS)) return recorded(input, init);
      seen.push(request);
      return left.shift()?.() ?? refusal(503, "attempt_failed_please_try_again");
    };
    return putBack;
  };

const ending = (end: LoadEnd) => () => answerOf({ progress: "checking", done: 1, records: 3 }, end);

const table = (name = "kompaun.csv") => new File(["council,type\r\n"], name, { type: "text/csv" });

const send = async (
  canvas: ReturnType<typeof within>,
  userEvent: { upload: (field: HTMLElement, file: File) => unknown; click: (on: HTMLElement) => unknown },
) => {
  await userEvent.upload(await canvas.findByLabelText("Fail rekod"), table());
  await userEvent.click(canvas.getByRole("button", { name: "Semak dan muatkan" }));
};

const fileOf = () => document.querySelector<HTMLInputElement>("input[type=file]")?.files;

/** Without a file, or with one of another form, the field says so. Then the report of the command is shown. */
export const Loaded: Story = {
  tags: ["filled"],
  beforeEach: withLoads([ending(LOADED)]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Semak dan muatkan" }));
    await expect(canvas.getByLabelText("Fail rekod")).toHaveAttribute("aria-invalid", "true");
    await waitFor(() => expect(canvas.getByLabelText("Fail rekod")).toHaveFocus());
    await send(canvas, userEvent);
    await expect(await canvas.findByText("Rekod telah dimuatkan", { selector: "strong" })).toBeVisible();
    await expect(canvas.getByText("46,626")).toBeVisible();
  },
};

/** A bill that citizens paid is loaded only when a person confirms that bill. */
export const HeldOut: Story = {
  beforeEach: withLoads([ending(HELD_OUT), ending(LOADED)]),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    const confirm = await canvas.findByRole("button", { name: "Muatkan bil yang disahkan" });
    await expect(canvas.queryByRole("checkbox", { name: "K26000002" })).toBeNull();
    await userEvent.click(confirm);
    await expect(canvas.getByText("Pilih dahulu bil yang hendak disahkan.")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "K26000001" }));
    await userEvent.click(confirm);
    await canvas.findByText("Rekod telah dimuatkan", { selector: "strong" });
    await expect(canvas.queryByText("Bil yang ditahan")).toBeNull();
  },
};

const confirmedSeen: Request[] = [];

/** The number of a confirmed bill travels in a header, not in an address. */
export const ConfirmedInAHeader: Story = {
  beforeEach: withLoads([ending(HELD_OUT), ending(LOADED)], confirmedSeen),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await userEvent.click(await canvas.findByRole("checkbox", { name: "K26000001" }));
    await userEvent.click(canvas.getByRole("button", { name: "Muatkan bil yang disahkan" }));
    await waitFor(() => expect(confirmedSeen).toHaveLength(2));
    await expect(confirmedSeen[1]?.headers.get(CONFIRMED_HEADER)).toBe(encodeURIComponent(PAID));
    await expect(confirmedSeen[1]?.url).not.toContain("K26000001");
  },
};

const withdrawSeen: Request[] = [];

/** A complete file withdraws only the number of records that the person saw. */
export const Missing: Story = {
  beforeEach: withLoads([ending(MISSING), ending(LOADED)], withdrawSeen),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Fail ini lengkap" }));
    await send(canvas, userEvent);
    await userEvent.click(
      await canvas.findByRole("button", { name: "Tarik balik yang tiada (12) dan muatkan" }),
    );
    await canvas.findByText("Rekod telah dimuatkan", { selector: "strong" });
    await expect(withdrawSeen.map(({ url }) => new URL(url).search)).toEqual([
      "?snapshot=true",
      "?snapshot=true&withdraw=12",
    ]);
  },
};

export const MissingShown: Story = {
  beforeEach: withLoads([ending(MISSING)]),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await expect(await canvas.findByRole("button", { name: "Jangan muatkan" })).toBeVisible();
  },
};

/** The page shows the first hundred wrong fields. The saved file has all of them. */
export const Wrong: Story = {
  beforeEach: withLoads([ending(WRONG)]),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await expect(await canvas.findByText(/^Senarai menunjukkan 100 yang pertama daripada 140/)).toBeVisible();
    await expect(canvas.getByText("baris 2")).toBeVisible();
    await expect(canvas.getAllByText(/^Mesti amaun dalam ringgit/)).toHaveLength(100);
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(100);
    await expect(canvas.getByRole("button", { name: "Simpan medan yang salah sebagai CSV" })).toBeVisible();
    await expect(fileOf()).toHaveLength(1);
  },
};

export const OfAnotherCouncil: Story = {
  beforeEach: withLoads([ending(OTHER_COUNCIL)]),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await expect(await canvas.findByText(/^Fail mengandungi rekod majlis atau caj yang lain/)).toBeVisible();
  },
};

export const Unreadable: Story = {
  beforeEach: withLoads([
    ending({
      end: "unreadable",
      problem: "Line 7 is not JSON. Correct it, then load the file again.",
      reason: "line",
      line: 7,
    }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await expect(await canvas.findByText(/^Baris 7 bukan JSON/)).toBeVisible();
  },
};

export const NoRecord: Story = {
  beforeEach: withLoads([ending({ end: "empty" })]),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await expect(
      await canvas.findByText("Tiada apa-apa dimuatkan: fail tiada rekod", { selector: "strong" }),
    ).toBeVisible();
  },
};

const discardSeen: Request[] = [];

export const CutOffBefore: Story = {
  beforeEach: withLoads(
    [ending({ end: "busy", since: "2026-11-21T02:15:00.000Z" }), ending(LOADED)],
    discardSeen,
  ),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await userEvent.click(
      await canvas.findByRole("button", { name: "Batalkan muatan terdahulu, dan muatkan fail ini" }),
    );
    await canvas.findByText("Rekod telah dimuatkan", { selector: "strong" });
    await expect(discardSeen[1]?.url).toContain("discard=true");
  },
};

export const AnotherLoadRuns: Story = {
  beforeEach: withLoads([() => refusal(409, "changed_meanwhile")]),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await expect(await canvas.findByText(/^Muatan lain bagi rekod ini sedang berjalan/)).toBeVisible();
  },
};

/** The role was taken away during the upload: nothing was loaded, and the file stays chosen. */
export const RoleLost: Story = {
  beforeEach: withLoads([ending({ end: "forbidden", logged_in: true })]),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await expect(await canvas.findByText("Peranan anda tidak membenarkan perkara ini")).toBeVisible();
    await expect(fileOf()).toHaveLength(1);
  },
};

/** An answer that breaks off says nothing about the load. */
export const BrokenOff: Story = {
  beforeEach: withLoads([() => answerOf({ progress: "loading", done: 0.4, records: 1000 }), ending(LOADED)]),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await expect(
      await canvas.findByText("Belum diketahui sama ada rekod telah dimuatkan", { selector: "strong" }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Muatkan fail sekali lagi" })).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ["offline"],
  beforeEach: () => {
    logInto(ADMINISTRATOR);
    return offline();
  },
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await expect(
      await canvas.findByText("Belum diketahui sama ada rekod telah dimuatkan", { selector: "strong" }),
    ).toBeVisible();
  },
};

export const Sending: Story = {
  tags: ["loading"],
  beforeEach: () => {
    logInto(ADMINISTRATOR);
    return unanswered({}, LOADS);
  },
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await expect(await canvas.findByRole("progressbar")).toBeVisible();
  },
};

/** The steps have their progress, in percent and records. */
export const UnderWay: Story = {
  beforeEach: withLoads([
    () =>
      new Response(
        new ReadableStream({
          start(body) {
            const line = JSON.stringify({ progress: "loading", done: 0.4, records: 19_284 });
            body.enqueue(new TextEncoder().encode(`${line}\n`));
          },
        }),
      ),
  ]),
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent);
    await expect(await canvas.findByText(/^Memuatkan: 40%, 19,284 rekod/)).toBeVisible();
  },
};

/** Without the role the page says so. */
export const NotAllowed: Story = {
  tags: ["error"],
  beforeEach: withLoads([], [], { ok: true, userCtx: { name: "omar@majlis.my", roles: ["auditor"] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Peranan anda tidak membenarkan perkara ini")).toBeVisible();
  },
};

export const OfOneCouncil: Story = {
  beforeEach: withLoads([], [], OF_ONE_COUNCIL),
  play: async ({ canvas }) => {
    const council = await canvas.findByLabelText<HTMLSelectElement>("Majlis");
    await expect(council.options).toHaveLength(1);
  },
};

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: withLoads([
    ending({
      ...WRONG,
      problems: [
        {
          place: "line 100000",
          field: "print.premises_address".repeat(4),
          message: "is missing",
          reason: "missing",
        },
      ],
    }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText("Fail rekod"), table(`${"kompaun".repeat(12)}.csv`));
    await userEvent.click(canvas.getByRole("button", { name: "Semak dan muatkan" }));
    await canvas.findByText("baris 100000");
    await fits();
  },
};
