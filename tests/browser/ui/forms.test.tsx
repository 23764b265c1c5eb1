import { act } from "react";
import { object, refine, string } from "superstruct";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../../../src/ui/action/Button.tsx";
import { ErrorSummary } from "../../../src/ui/feedback/ErrorSummary.tsx";
import { Field } from "../../../src/ui/field/Field.tsx";
import { Form } from "../../../src/ui/form/Form.tsx";
import { FormField } from "../../../src/ui/form/FormField.tsx";
import { useSchemaForm } from "../../../src/ui/form/useSchemaForm.ts";
import { find, mountInShadow } from "./mount.tsx";

test("an error summary takes the focus, and its links lead to fields of its own shadow root", async () => {
  const content = (
    <>
      <ErrorSummary title="Sila betulkan" errors={[{ fieldId: "email", text: "E-mel diperlukan." }]} />
      <Field id="email" label="E-mel" />
    </>
  );
  // The same id twice on a page, as with two widgets.
  const other = await mountInShadow(content);
  const { root } = await mountInShadow(content);
  const address = location.href;
  expect(root.activeElement).toBe(find(root, "[part=error-summary]"));
  await act(async () => find(root, "a").click());
  expect(root.activeElement).toBe(find(root, "input"));
  expect(other.root.activeElement).toBeNull();
  expect(location.href).toBe(address);
});

const passwords = refine(
  object({ password: refine(string(), "required", (text) => text !== ""), confirm: string() }),
  "confirmed",
  ({ password, confirm }) => password === confirm || { path: ["confirm"] },
);

function PasswordForm({ onSubmit }: { onSubmit: () => void }) {
  const form = useSchemaForm({
    schema: passwords,
    defaultValues: { password: "", confirm: "" },
    errorText: (name, code) => `${name} ${code}`,
  });
  return (
    <Form of={form} onSubmit={onSubmit} summaryTitle="Sila betulkan">
      <FormField of={form} name="password" label="Kata laluan" />
      <FormField of={form} name="confirm" label="Sahkan" />
      <Button type="submit">Simpan</Button>
    </Form>
  );
}

test("an error is named by its broken rule, at the field and in the summary", async () => {
  const onSubmit = vi.fn();
  const { root } = await mountInShadow(<PasswordForm onSubmit={onSubmit} />);
  await act(async () => find(root, "button").click());
  expect(find(root, "[part=error-summary] li").textContent).toBe("password required");
  expect(find(root, "input").getAttribute("aria-invalid")).toBe("true");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a rule about two fields shows its error at the field that it names", async () => {
  const { root } = await mountInShadow(<PasswordForm onSubmit={vi.fn()} />);
  await act(async () => userEvent.fill(find(root, "input[name=password]"), "kaunter-2026"));
  await act(async () => find(root, "button").click());
  expect(find(root, "[part=error-summary] li").textContent).toBe("confirm confirmed");
});

test("a summary that comes back while a person types leaves the focus in the field", async () => {
  const { root } = await mountInShadow(<PasswordForm onSubmit={vi.fn()} />);
  await act(async () => find(root, "button").click());
  const password = find(root, "input[name=password]");
  await act(async () => userEvent.type(password, "k"));
  await expect.poll(() => root.querySelector("[part=error-summary]")).toBeNull();
  await act(async () => userEvent.keyboard("{Backspace}"));
  await expect
    .poll(() => root.querySelector("[part=error-summary] li")?.textContent)
    .toBe("password required");
  expect(root.activeElement).toBe(password);
  await act(async () => find(root, "button").click());
  expect(root.activeElement).toBe(find(root, "[part=error-summary]"));
});

test("a second failed submit moves the focus to the summary again", async () => {
  const { root } = await mountInShadow(<PasswordForm onSubmit={vi.fn()} />);
  await act(async () => find(root, "button").click());
  find(root, "input").focus();
  await act(async () => find(root, "button").click());
  expect(root.activeElement).toBe(find(root, "[part=error-summary]"));
});
