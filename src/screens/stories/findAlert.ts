import { type screen, waitFor } from "storybook/test";

/** Finds the alert with a text. The live regions are alerts too, and empty until an announcement. */
export async function findAlert({ getAllByRole }: Pick<typeof screen, "getAllByRole">): Promise<HTMLElement> {
  return await waitFor(() => {
    const said = getAllByRole("alert").find(({ textContent }) => textContent !== "");
    if (said === undefined) throw new Error("No alert has a text. Show one in the story.");
    return said;
  });
}
