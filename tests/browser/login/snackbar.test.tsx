import { act } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTranslator } from "../../../src/i18n/createTranslator.ts";
import { LanguageProvider } from "../../../src/i18n/LanguageProvider.tsx";
import { PassingMessage } from "../../../src/shell/PassingMessage.tsx";
import { closeSnackbar, showSnackbar } from "../../../src/stores/snackbar.ts";
import { mountInPage } from "../ui/mount.tsx";

/** Rules 2.33 and 9.1: the snackbar at the bottom right, with a message and an OK button, for 10,000 ms. */

async function open() {
  const page = await mountInPage(
    <LanguageProvider language="en">
      <PassingMessage />
    </LanguageProvider>,
  );
  await act(async () => void (await createTranslator("en")));
  expect(page.querySelector("div[lang=en]")).not.toBeNull();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(async () => {
    vi.useRealTimers();
    await act(async () => closeSnackbar());
  });
  const bar = () => page.querySelector<HTMLElement>("[part=snackbar]");
  return {
    show: (text: string) => act(async () => showSnackbar(text)),
    pass: (ms: number) => act(async () => vi.advanceTimersByTime(ms)),
    says: () => bar()?.querySelector("span")?.textContent,
    heard: () => page.querySelector("div[role=status][aria-atomic]")?.textContent,
    ok: () => bar()?.querySelector("button"),
  };
}

test("it stays for 10,000 ms (rule 9.1)", async () => {
  const { show, pass, says, heard } = await open();
  await show("Login successful");
  expect(says()).toBe("Login successful");
  expect(heard()).toBe("Login successful");
  await pass(9_999);
  expect(says()).toBe("Login successful");
  await pass(1);
  expect(says()).toBeUndefined();
});

test("OK closes it at once (rule 2.33)", async () => {
  const { show, says, ok } = await open();
  await show("Login successful");
  expect(ok()?.textContent).toBe("OK");
  await act(async () => ok()?.click());
  expect(says()).toBeUndefined();
});

test("OK returns the focus", async () => {
  const field = document.body.appendChild(document.createElement("input"));
  onTestFinished(() => field.remove());
  const { show, says, ok } = await open();
  field.focus();
  await show("Login successful");
  await act(async () => ok()?.focus());
  expect(document.activeElement).toBe(ok());
  await act(async () => ok()?.click());
  expect(says()).toBeUndefined();
  expect(document.activeElement).toBe(field);
});

test("only the newest one is shown, for its own 10,000 ms", async () => {
  const { show, pass, says } = await open();
  await show("Login successful");
  await pass(6_000);
  await show("You are logged out.");
  expect(document.querySelectorAll("[part=snackbar]")).toHaveLength(1);
  expect(says()).toBe("You are logged out.");
  await pass(6_000);
  expect(says()).toBe("You are logged out.");
  await pass(4_000);
  expect(says()).toBeUndefined();
});

test("a repeated text is read aloud again", async () => {
  const { show, pass, says } = await open();
  await show("Attempt failed. Please try again.");
  await pass(9_000);
  await show("Attempt failed. Please try again.");
  await pass(9_000);
  expect(says()).toBe("Attempt failed. Please try again.");
});
