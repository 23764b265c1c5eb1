import { act, StrictMode, useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../../../src/ui/action/Button.tsx";
import { Dialog } from "../../../src/ui/feedback/Dialog.tsx";
import { useAnnounce } from "../../../src/ui/feedback/LiveRegion.tsx";
import { Field } from "../../../src/ui/field/Field.tsx";
import { eventually } from "../eventually.ts";
import { find, mountInShadow } from "./mount.tsx";

function LogIn() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Buka</Button>
      {open && (
        <Dialog title="Log masuk" onClose={() => setOpen(false)} closeLabel="Tutup">
          <Field label="E-mel" />
        </Dialog>
      )}
    </>
  );
}

function dialogIn(root: ShadowRoot): HTMLDialogElement {
  const dialog = root.querySelector("dialog");
  if (dialog === null) throw new Error("no dialog is open");
  return dialog;
}

async function open(root: ShadowRoot) {
  const opener = find(root, "button");
  opener.focus();
  await act(async () => opener.click());
  return opener;
}

test("a dialog in a shadow root moves the focus to its first field, and back when it closes", async () => {
  const { root } = await mountInShadow(<LogIn />);
  const opener = await open(root);
  expect(root.activeElement).toBe(find(root, "input"));
  await act(async () => find(root, "dialog button").click());
  expect(root.querySelector("dialog")).toBeNull();
  expect(root.activeElement).toBe(opener);
});

test("Escape closes a dialog and returns the focus", async () => {
  const { root } = await mountInShadow(<LogIn />);
  const opener = await open(root);
  await act(async () => userEvent.keyboard("{Escape}"));
  expect(root.querySelector("dialog")).toBeNull();
  expect(root.activeElement).toBe(opener);
});

test("a dialog that closes and opens again in one step reports no close, as React's strict mode runs effects twice", async () => {
  const onClose = vi.fn();
  const { root } = await mountInShadow(
    <StrictMode>
      <Dialog title="Log masuk" onClose={onClose} closeLabel="Tutup">
        <Field label="E-mel" />
      </Dialog>
    </StrictMode>,
  );
  const dialog = dialogIn(root);
  const closed = new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  dialog.close();
  dialog.showModal();
  await closed;
  expect(dialog.matches(":modal")).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test("a dialog that cannot be dismissed survives Escape, however often, and a close by script", async () => {
  const { root } = await mountInShadow(
    <Dialog title="Bayaran dalam talian ditutup" dismissable={false}>
      <Button>Baca</Button>
    </Dialog>,
  );
  const dialog = dialogIn(root);
  for (let times = 0; times < 3; times++) await act(async () => userEvent.keyboard("{Escape}"));
  expect(dialog.matches(":modal")).toBe(true);
  const closed = new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  dialog.close();
  await closed;
  await eventually(() => expect(dialog.matches(":modal")).toBe(true));
});

test("an announcement during a dialog is made inside it, because a modal dialog silences the rest", async () => {
  function Sender() {
    const announce = useAnnounce();
    return <Button onClick={() => announce("Kod dihantar.")}>Hantar</Button>;
  }
  const { root } = await mountInShadow(
    <Dialog title="Kod" dismissable={false}>
      <Sender />
    </Dialog>,
  );
  await act(async () => find(root, "dialog button").click());
  expect(find(root, "dialog [role=status]").textContent).toBe("Kod dihantar.");
});
