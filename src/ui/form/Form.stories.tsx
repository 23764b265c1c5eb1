import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { boolean, enums, object, refine, string } from "superstruct";
import { Button } from "../action/Button.tsx";
import { Form } from "./Form.tsx";
import { FormCheckbox } from "./FormCheckbox.tsx";
import { FormChoiceCards } from "./FormChoiceCards.tsx";
import { FormField } from "./FormField.tsx";
import { FormSelect } from "./FormSelect.tsx";
import { useSchemaForm } from "./useSchemaForm.ts";

const required = refine(string(), "required", (text) => text.trim() !== "");
const payer = object({
  name: required,
  email: refine(required, "email", (text) => text.includes("@")),
  method: enums(["fpx", "card"]),
  bank: required,
  agreed: refine(boolean(), "required", (agreed) => agreed),
});

interface Payer {
  name: string;
  email: string;
  method: "fpx" | "card";
  bank: string;
  agreed: boolean;
}

const LABELS = { name: "Nama penuh", email: "E-mel", method: "Cara", bank: "Bank", agreed: "Persetujuan" };

function PayerForm({ onSubmit, summary }: { onSubmit: (payer: Payer) => void; summary: boolean }) {
  const form = useSchemaForm<Payer, unknown>({
    schema: payer,
    defaultValues: { name: "", email: "", bank: "", agreed: false },
    errorText: (name, code) => `${LABELS[name]}: ${code === "email" ? "alamat tidak sah" : "diperlukan"}.`,
  });
  return (
    <Form
      of={form}
      onSubmit={(values) => onSubmit(values)}
      summaryTitle={summary ? "Sila betulkan" : undefined}
    >
      <FormField of={form} name="name" label={LABELS.name} autoComplete="name" />
      <FormField of={form} name="email" label={LABELS.email} type="email" autoComplete="email" />
      <FormChoiceCards
        of={form}
        name="method"
        legend="Cara bayaran"
        choices={[
          { value: "fpx", title: "FPX" },
          { value: "card", title: "Kad" },
        ]}
      />
      <FormSelect of={form} name="bank" label={LABELS.bank}>
        <option value="">Pilih bank</option>
        <option value="MB2U0227">Maybank2u</option>
      </FormSelect>
      <FormCheckbox of={form} name="agreed" label="Saya bersetuju" />
      <Button type="submit" kind="primary">
        Teruskan
      </Button>
    </Form>
  );
}

const meta = {
  component: PayerForm,
  args: { onSubmit: fn(), summary: true },
} satisfies Meta<typeof PayerForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AFailedSubmitSaysWhatIsWrong: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Nama penuh" }), "Aminah");
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mel" }), "aminah");
    await userEvent.click(canvas.getByRole("button", { name: "Teruskan" }));
    await waitFor(async () =>
      expect(await canvas.findByRole("alert", { name: "Sila betulkan" })).toHaveFocus(),
    );
    await expect(canvas.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "E-mel: alamat tidak sah.",
      "Cara: diperlukan.",
      "Bank: diperlukan.",
      "Persetujuan: diperlukan.",
    ]);
    await userEvent.click(canvas.getByRole("link", { name: "Cara: diperlukan." }));
    await waitFor(() => expect(canvas.getByRole("radio", { name: "FPX" })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WithoutASummaryTheFirstWrongFieldTakesTheFocus: Story = {
  args: { summary: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Teruskan" }));
    await canvas.findByText("Bank: diperlukan.");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Nama penuh" })).toHaveFocus());
  },
};

export const TheValuesAreThoseOfTheSchema: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Nama penuh" }), "Aminah");
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mel" }), "aminah@contoh.my");
    await userEvent.click(canvas.getByRole("radio", { name: "Kad" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Bank" }), "MB2U0227");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Saya bersetuju" }));
    await userEvent.click(canvas.getByRole("button", { name: "Teruskan" }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: "Aminah",
      email: "aminah@contoh.my",
      method: "card",
      bank: "MB2U0227",
      agreed: true,
    });
  },
};
