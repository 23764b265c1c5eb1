import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import type { Again } from "../stories/again.ts";
import { fits } from "../stories/fits.ts";
import { filledIn } from "../stories/formStory.ts";
import { offline, unanswered } from "../stories/network.ts";
import { answering, onRecordedPortal, ownPortal } from "../stories/recordedPortal.tsx";
import { EmbedScreen } from "./EmbedScreen.tsx";
import { VerifySiteForm } from "./VerifySiteForm.tsx";

const meta: Meta<typeof EmbedScreen> = {
  component: EmbedScreen,
  title: "Screens/Embed",
  parameters: { frame: "page", without: { empty: "there is always something to embed: the whole counter" } },
  decorators: [onRecordedPortal({ hrefOf: (to) => `#/${to.screen}?${"settings" in to ? to.settings : ""}` })],
  beforeEach: () => answering({}),
};

export default meta;

type Story = StoryObj<typeof EmbedScreen>;

const WAY = { pinned: /Satu versi tetap/, link: /Pautan biasa/, frame: /Bingkai \(iframe\)/ } as const;

export const Whole: Story = {
  tags: ["filled"],
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole("group", { name: "Kod untuk halaman" });
    await expect(code).toHaveTextContent('<kaunter-pay council="mpt">');
    await userEvent.click(canvas.getByRole("checkbox", { name: "Komputer kongsi" }));
    await waitFor(() => expect(code).toHaveTextContent('<kaunter-pay council="mpt" kiosk="kiosk">'));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Komputer kongsi" }));
    await waitFor(() => expect(code).toHaveTextContent('<kaunter-pay council="mpt">'));
    await expect(canvas.getByTitle("Pratonton elemen")).toHaveAttribute(
      "src",
      "https://portal.example/embed/preview.html#element=pay&council=mpt",
    );
    await expect(canvas.getByText(/mudah dibezakan/)).toBeVisible();
    // A portal without a test portal offers no test mode.
    await expect(canvas.queryByRole("checkbox", { name: "Mod ujian" })).toBeNull();
  },
};

/** A portal with a test portal offers its test mode. */
export const TestMode: Story = {
  decorators: [onRecordedPortal({ ...ownPortal("test"), embed: "mode=test" })],
  beforeEach: () => answering({ "metadata/configuration": { test_portal: "https://test.portal.example" } }),
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole("group", { name: "Kod untuk halaman" });
    await expect(code).toHaveTextContent('<kaunter-pay council="mpt" mode="test">');
    const policy = canvas.getByRole("group", { name: "Skrip dan tag" });
    await waitFor(() => expect(policy).toHaveTextContent(/connect-src .* https:\/\/test\.portal\.example/));
    await expect(canvas.getByText(/https:\/\/test\.portal\.example\/#\/embed/)).toBeVisible();
    // The preview cannot pay, and its policy allows no other portal.
    await expect(canvas.getByTitle("Pratonton elemen")).not.toHaveAttribute(
      "src",
      expect.stringContaining("mode"),
    );
    await userEvent.click(canvas.getByRole("checkbox", { name: "Mod ujian" }));
    await waitFor(() => expect(code).toHaveTextContent('<kaunter-pay council="mpt">'));
    // The portal offers the mode again.
    await expect(canvas.getByRole("checkbox", { name: "Mod ujian" })).not.toBeChecked();
  },
};

/** For the screenshot. */
export const Chinese: Story = { globals: { language: "zh", scheme: "dark" } };

/** The settings of a link that a colleague sent. */
export const ByLink: Story = {
  decorators: [
    onRecordedPortal({
      embed: "element=cart&council=dbkk&language=zh&level=3&checkout-href=%2Fbayar.html&radius=0px",
    }),
  ],
  play: async ({ canvas }) => {
    const code = await canvas.findByRole("group", { name: "Kod untuk halaman" });
    await expect(code).toHaveTextContent(
      '<kaunter-cart council="dbkk" lang="zh" heading-level="3" checkout-href="/bayar.html">',
    );
    await expect(canvas.getByRole("group", { name: "Baris untuk helaian gaya anda" })).toHaveTextContent(
      "--kaunter-radius: 0px;",
    );
  },
};

/** The screen names each invalid value and leaves it out of the code. */
export const WrongTexts: Story = {
  decorators: [onRecordedPortal({ embed: "element=search" })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Halaman anda untuk paparan lain"));
    const page = await canvas.findByRole("textbox", { name: "Halaman troli" });
    await userEvent.type(page, "javascript:alert(1)");
    await waitFor(() => expect(page).toHaveAccessibleDescription(/Masukkan alamat/));
    const font = canvas.getByRole("textbox", { name: "Fon" });
    await userEvent.type(font, "Arial;");
    await waitFor(() => expect(font).toHaveAccessibleDescription(/koma/));
    const colour = canvas.getByRole("textbox", { name: "Latar" });
    await userEvent.type(colour, "putih");
    await waitFor(() => expect(colour).toHaveAccessibleDescription(/#0b3d91/));
    await waitFor(() =>
      expect(canvas.getByRole("group", { name: "Kod untuk halaman" })).not.toHaveTextContent("alert"),
    );
    await waitFor(() =>
      expect(canvas.queryByRole("group", { name: "Baris untuk helaian gaya anda" })).toBeNull(),
    );
  },
};

/** The screen warns about weak contrast. One press takes the nearest readable colour. */
export const WeakColours: Story = {
  decorators: [onRecordedPortal({ embed: "primary=%23ffcc00&on-primary=%23ffffff" })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/kontras 1\.51:1; sekurang-kurangnya 4\.5:1/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Guna #/ }));
    await expect(await canvas.findByText(/mudah dibezakan/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Warna utama/ })).toHaveFocus());
  },
};

/** Chooses the second way in. It finds the radio by its value, so it works in any language. */
const pinned: Again["again"] = async ({ canvasElement, userEvent }) => {
  const way = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[type="radio"][value="pinned"]');
    if (found === null) throw new Error("The choice of the way in is not shown.");
    return found;
  });
  await userEvent.click(way);
};

const INTEGRITY = `sha384-${"A".repeat(64)}`;

export const Pinned: Story = {
  beforeEach: () =>
    answering({
      "/widgets/integrity.json": {
        version: "1.2.3",
        files: { "kaunter.js": INTEGRITY, "kaunter.css": INTEGRITY },
      },
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: WAY.pinned }));
    await expect(await canvas.findByRole("group", { name: "Kod untuk halaman" })).toHaveTextContent(
      `src="https://portal.example/widgets/1.2.3/kaunter.js" integrity="${INTEGRITY}" crossorigin="anonymous"`,
    );
  },
};

const CHECK = "/api/site/verification";
const SITE = "https://www.mpt.example";

/** A webmaster placed the file, and the site is active. */
export const VerifiedSite: Story = {
  beforeEach: () => answering({ [CHECK]: { origin: SITE, refusal: null } }),
  ...filledIn(VerifySiteForm, {
    wrong: { origin: "http://www.mpt.example" },
    right: { origin: SITE },
    sent: async ({ canvasElement }) => {
      const active = await within(canvasElement).findByText(`${SITE} sudah aktif`);
      await expect(active).toBeVisible();
    },
  }),
};

/** The page says what is wrong with the file, and keeps the typed address. */
export const SiteWithoutFile: Story = {
  beforeEach: () => answering({ [CHECK]: { origin: SITE, refusal: "file_missing" } }),
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByLabelText("Alamat laman anda");
    await userEvent.type(address, SITE);
    await userEvent.click(canvas.getByRole("button", { name: "Semak fail" }));
    await expect(await canvas.findByText("Tiada fail di alamat ini pada laman anda.")).toBeVisible();
    await expect(address).toHaveValue(SITE);
  },
};

export const NoVersion: Story = {
  tags: ["error"],
  parameters: { again: pinned } satisfies Again,
  play: async (context) => {
    const { canvas } = context;
    await pinned(context);
    await expect(await canvas.findByText(/tidak dapat dibaca/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("group", { name: "Kod untuk halaman" })).toBeNull());
  },
};

export const PlainLink: Story = {
  decorators: [onRecordedPortal({ embed: "element=search" })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: WAY.link }));
    await waitFor(() =>
      expect(canvas.getByRole("group", { name: "Kod untuk halaman" })).toHaveTextContent(
        '<a class="kaunter" href="https://portal.example/#/search?council=mpt">Bayar di sini: Majlis Perbandaran Tawau</a>',
      ),
    );
    await expect(canvas.getByText(/menjadi kaunter penuh/)).toBeVisible();
  },
};

/** A link holds fewer settings than a tag. The screen says which ones it loses. */
export const LinkLoses: Story = {
  decorators: [onRecordedPortal({ embed: "element=licence" })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: WAY.link }));
    await canvas.findByRole("group", { name: "Kod untuk halaman" });
    await expect(canvas.queryByText(/tidak mengandungi semua/)).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Komputer kongsi" }));
    await expect(await canvas.findByText(/tidak mengandungi semua/)).toBeVisible();
    await expect(canvas.getByText(/Bagi komputer kongsi, jangan guna pautan/)).toBeVisible();
  },
};

export const Frame: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: WAY.frame }));
    await waitFor(() =>
      expect(canvas.getByRole("group", { name: "Kod untuk halaman" })).toHaveTextContent(/^<iframe /),
    );
    await expect(canvas.getByText("Kekurangan bingkai")).toBeVisible();
    // The warning does not repeat the choice's own words.
    await expect(canvas.getAllByText("Pilihan terakhir, jika skrip tidak dibenarkan.")).toHaveLength(1);
  },
};

const withClipboard = (writeText: (text: string) => Promise<void>) => {
  const { clipboard } = navigator;
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  return () => Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
};

const written = fn(async (_text: string) => undefined);

export const Copied: Story = {
  beforeEach: () => {
    written.mockClear();
    return withClipboard(written);
  },
  play: async ({ canvas, userEvent }) => {
    const copy = await canvas.findByRole("button", { name: "Salin: Kod untuk halaman" });
    const { width } = copy.getBoundingClientRect();
    await userEvent.click(copy);
    await expect(written).toHaveBeenCalledWith(expect.stringContaining("<kaunter-pay"));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Telah disalin"));
    // The button does not move.
    await expect(canvas.getByRole("button", { name: "Telah disalin: Kod untuk halaman" })).toBe(copy);
    await expect(copy.getBoundingClientRect().width).toBe(width);
  },
};

/** When the browser refuses to copy, the screen selects the code, and the webmaster copies it with the keyboard. */
export const CopyRefused: Story = {
  beforeEach: () =>
    withClipboard(async () => {
      throw new DOMException("refused", "NotAllowedError");
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Salin: Kod untuk halaman" }));
    const code = canvas.getByRole("group", { name: "Kod untuk halaman" });
    await waitFor(() => expect(getSelection()?.toString()).toBe(code.textContent));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/Ctrl\+C/));
  },
};

export const ReadingTheVersion: Story = {
  tags: ["loading"],
  beforeEach: () => unanswered({}, "/widgets/integrity.json"),
  play: pinned,
};

/** The page makes the code itself. It only asks the server for the version. */
export const Offline: Story = { ...NoVersion, tags: ["offline"], beforeEach: () => offline() };

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  decorators: [
    onRecordedPortal({
      embed: `element=search&cart-href=${encodeURIComponent(`/${"troli".repeat(40)}.html`)}`,
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole("group", { name: "Kod untuk halaman" });
    await fits();
  },
};
