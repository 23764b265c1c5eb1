import type { Meta, StoryObj } from "@storybook/react-vite";
import { onRecordedPortal } from "../stories/recordedPortal.tsx";
import { HomeScreen } from "./HomeScreen.tsx";

const meta: Meta<typeof HomeScreen> = {
  component: HomeScreen,
  title: "Screens/Home",
  decorators: [onRecordedPortal()],
};

export default meta;

export const Home: StoryObj<typeof HomeScreen> = {};
