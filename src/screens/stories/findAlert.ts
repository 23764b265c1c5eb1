import { type screen, waitFor } from "storybook/test";

/** The alert that says something; the regions for announcements are alerts too, and empty until one is made. */
export async function findAlert({ getAllByRole }: Pick<typeof screen, "getAllByRole">): Promise<HTMLElement> {
  return await waitFor(() => {
    const said = getAllByRole("alert").find(({ textContent }) => textContent !== "");
    if (said === undefined) throw new Error("no alert says anything");
    return said;
  });
}
