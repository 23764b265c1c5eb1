import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../domain/language.ts";
import { answering, onRecordedPortal, ownPortal } from "../../screens/stories/recordedPortal.tsx";
import { ConfiguredDialogs } from "./ConfiguredDialogs.tsx";

const meta: Meta<typeof ConfiguredDialogs> = {
  component: ConfiguredDialogs,
  title: "Shell/ConfiguredDialogs",
  parameters: { frame: "page" },
  args: { page: "home", language: DEFAULT_LANGUAGE, onLanguage: () => undefined },
  render: (args, { globals }) => (
    <ConfiguredDialogs {...args} language={isLanguage(globals.language) ? globals.language : args.language} />
  ),
};

export default meta;

type Story = StoryObj<typeof ConfiguredDialogs>;

/** @param name of a separate portal, because each portal's configuration is read only once */
function configured(name: string, configuration: object, title: RegExp): Story {
  return {
    decorators: [onRecordedPortal({ ...ownPortal(name), hrefOf: ({ screen }) => `#/${screen}` })],
    beforeEach: () => answering({ "metadata/configuration": configuration }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole("dialog", { name: title })).toBeVisible();
    },
  };
}

const ANNOUNCEMENT: Readonly<Record<Language, string>> = {
  ms: "Kaunter dalam talian ditutup untuk penyelenggaraan hingga 6 pagi 1 Januari.\nKaunter majlis dibuka seperti biasa.",
  en: "The online counter is closed for maintenance until 6 AM on 1 January.\nThe councils' own counters are open.",
  zh: "在线柜台正在维护，至1月1日早上6时。\n议会柜台照常营业。",
};

const CLOSED = /^Bayaran dalam talian ditutup/;

export const Closing = configured("closing", { closing: true }, CLOSED);

export const ClosingWithAnnouncement = configured(
  "announcement",
  { closing: true, announcement: ANNOUNCEMENT },
  CLOSED,
);

export const Covid = configured(
  "covid",
  { assistance: { active: true, percent: 25, charges: ["assessment"] } },
  /25%/,
);

const UPDATE = {
  app_version: "1.10.0",
  app_stores: { android: "https://play.google.com/store/apps/details?id=my.kaunter" },
};

/** Inside the mobile app: its native bridge reports an older version than the configured one. */
export const UpdateOfTheMobileApp: Story = {
  ...configured("update", UPDATE, /kemas kini/),
  beforeEach: () => {
    const bridge = {
      isNativePlatform: () => true,
      PluginHeaders: [{ name: "App", methods: [{ name: "getInfo", rtype: "promise" }] }],
      nativePromise: async () => ({ name: "Kaunter", id: "my.kaunter", build: "7", version: "1.9.2" }),
    };
    Object.assign(globalThis, { Capacitor: bridge, androidBridge: {} });
    const putBack = answering({ "metadata/configuration": UPDATE });
    return () => {
      putBack();
      Reflect.deleteProperty(globalThis, "Capacitor");
      Reflect.deleteProperty(globalThis, "androidBridge");
    };
  },
};
