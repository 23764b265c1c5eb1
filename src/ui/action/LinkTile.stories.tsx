import type { Meta, StoryObj } from "@storybook/react-vite";
import House from "lucide-react/icons/house";
import { LinkTile, Tile } from "./LinkTile.tsx";

const meta = {
  component: LinkTile,
  args: {
    icon: House,
    title: "Cukai taksiran dan ses tanah",
    detail: "Cukai pintu hartanah, dengan nombor akaun",
    href: "#/search",
  },
} satisfies Meta<typeof LinkTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Link: Story = {};
export const WithoutAddress: Story = { args: { href: undefined } };
export const LeadsNowhere: Story = {
  render: ({ icon, title, detail }) => <Tile icon={icon} title={title} detail={detail} />,
};
