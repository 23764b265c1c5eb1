import { expect } from "vitest";
import { page } from "vitest/browser";
import { eventually } from "../eventually.ts";
import { PASSWORD, SITI } from "./portal.tsx";

/** A citizen's actions in the top bar and the login dialog, by the accessible names. */

export const bar = () => page.getByRole("banner");

export const dialog = (name = "Log in") => page.getByRole("dialog", { name });

export const email = () => dialog().getByRole("textbox", { name: "Email address" });

export const password = () => dialog().getByRole("textbox", { name: "Password" });

export async function openLoginDialog(): Promise<void> {
  await bar().getByRole("button", { name: "Log in" }).click();
  await expect.element(dialog()).toBeVisible();
}

/** Opens the dialog, types and submits. */
export async function logIn(): Promise<void> {
  await openLoginDialog();
  await submitLogin();
}

export async function submitLogin(): Promise<void> {
  await email().fill(SITI.name);
  await dialog().getByLabelText("Password").fill(PASSWORD);
  await dialog().getByRole("button", { name: "Log in", exact: true }).click();
}

export function isAt(hash: string): Promise<void> {
  return eventually(() => expect(location.hash).toBe(hash));
}

export const closed = () => expect.element(dialog()).not.toBeInTheDocument();
