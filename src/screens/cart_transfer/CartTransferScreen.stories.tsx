import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { Language } from "../../domain/language.ts";
import { useCart } from "../../stores/cartState.ts";
import type { ReceivedCart } from "../environment.tsx";
import { inEachLanguage, languageOf } from "../stories/again.ts";
import { fits } from "../stories/fits.ts";
import { LONG_COMPOUND } from "../stories/longTexts.ts";
import { offline, unanswered } from "../stories/network.ts";
import { ASSESSMENT, COMPOUND, LICENCE, SETTLED } from "../stories/recordedAnswers.ts";
import {
  type Answer,
  answering,
  fillCart,
  onRecordedPortal,
  ownPortal,
  refusal,
  twoItems,
} from "../stories/recordedPortal.tsx";
import { CartTransferScreen } from "./CartTransferScreen.tsx";

const meta: Meta<typeof CartTransferScreen> = {
  component: CartTransferScreen,
  title: "Screens/CartTransfer",
};

export default meta;

type Story = StoryObj<typeof CartTransferScreen>;

const ASSESSED = "mpt.assessment.3.130045001";
const FINED = "mpt.compound.full.K26130001";
const LICENSED = "mpt.license.renewal.201-1234";
const RELOADED = "mpt.parking.2000.P130001";
const STAYED = "mpt.local_government_charge";

const ACCOUNT = {
  _id: "P130001",
  type: "parking",
  council: "mpt",
  account_no: "P130001",
  holder: "Ahm** *** *****",
  vehicle_no: "SAB1234A",
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  "/search/130045001": ASSESSMENT,
  "/search/K26130001": COMPOUND,
  "/search/2011234": LICENCE,
  "/search/P130001": ACCOUNT,
};

function handing(items: readonly string[], more = ""): { readonly cartTransfer: ReceivedCart } {
  const query = `to=cart&cart=1&${items.map((item) => `item=${item}`).join("&")}${more}`;
  return { cartTransfer: { query, settle: () => undefined, goBack: () => undefined } };
}

const withCart =
  (answers: Readonly<Record<string, Answer>>, ...items: Parameters<typeof fillCart>) =>
  async () => {
    await fillCart(...items);
    return answering(answers);
  };

const ALL = [ASSESSED, FINED, LICENSED, RELOADED];

const WORDS = {
  ms: {
    addFour: "Tambah 4 item ke troli",
    addOne: "Tambah 1 item ke troli",
    added: "1 item telah ditambah ke troli anda.",
    toCart: "Pergi ke troli",
  },
  en: {
    addFour: "Add 4 items to cart",
    addOne: "Add 1 item to cart",
    added: "1 item was added to your cart.",
    toCart: "Go to cart",
  },
  zh: {
    addFour: "将 4 项加入购物车",
    addOne: "将 1 项加入购物车",
    added: "已将 1 项加入购物车。",
    toCart: "前往购物车",
  },
} as const satisfies Record<Language, object>;

export const Filled: Story = {
  ...inEachLanguage(async (context) => {
    const { canvas } = context;
    await canvas.findByRole("button", { name: WORDS[languageOf(context)].addFour });
    await expect(canvas.getAllByRole("article")).toHaveLength(4);
    await expect(useCart.getState().items).toHaveLength(0);
  }),
  tags: ["filled"],
  decorators: [onRecordedPortal(handing(ALL))],
  beforeEach: withCart(ANSWERS, []),
};

const fillWithOne = () => fillCart(twoItems().slice(1));

export const SomeRefused: Story = {
  decorators: [onRecordedPortal(handing([ASSESSED, FINED, RELOADED, STAYED], "&item=x&left=2"))],
  beforeEach: async () => {
    await fillWithOne();
    return answering({ ...ANSWERS, "/search/130045001": SETTLED });
  },
  ...inEachLanguage(async (context) => {
    const { canvas, userEvent } = context;
    const words = WORDS[languageOf(context)];
    await userEvent.click(await canvas.findByRole("button", { name: words.addOne }));
    const added = await canvas.findByText(words.added);
    await waitFor(() => expect(added.closest("[role=status]")).toHaveFocus());
    await expect(canvas.getByRole("button", { name: words.toCart })).toBeVisible();
    await expect(useCart.getState().items).toHaveLength(2);
  }, fillWithOne),
};

export const AllRefused: Story = {
  tags: ["empty"],
  decorators: [onRecordedPortal(handing([ASSESSED, LICENSED, STAYED]))],
  beforeEach: withCart({ "/search/130045001": SETTLED, "/search/2011234": refusal(404, "missing") }, []),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("article")).toHaveLength(3);
    await expect(canvas.queryByRole("button", { name: /^Tambah/ })).toBeNull();
  },
};

export const ServerAway: Story = {
  tags: ["error"],
  decorators: [onRecordedPortal(handing(ALL))],
  beforeEach: withCart({}, []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cuba lagi" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Jangan tambah" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Pergi ke troli" })).toBeNull();
  },
};

export const Unreadable: Story = {
  decorators: [
    onRecordedPortal({ cartTransfer: { query: "cart=9", settle: () => undefined, goBack: undefined } }),
  ],
  beforeEach: () => answering({}),
};

export const Closing: Story = {
  decorators: [onRecordedPortal({ ...ownPortal("closing-hand-over"), ...handing(ALL) })],
  beforeEach: () => answering({ "metadata/configuration": { closing: true } }),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Semak bayaran" });
    await expect(canvas.queryByRole("article")).toBeNull();
  },
};

export const Offline: Story = {
  ...ServerAway,
  tags: ["offline"],
  beforeEach: async () => {
    await fillCart([]);
    return offline();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  decorators: [onRecordedPortal(handing(ALL))],
  beforeEach: async () => {
    await fillCart([]);
    return unanswered({}, "/search");
  },
};

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  decorators: [onRecordedPortal(handing([FINED]))],
  beforeEach: withCart({ "/search/K26130001": LONG_COMPOUND }, []),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Tambah 1 item ke troli" });
    await fits();
  },
};
