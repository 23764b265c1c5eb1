import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../../../src/ui/action/Button.tsx";
import { Notice } from "../../../src/ui/feedback/Notice.tsx";
import { ChoiceCards } from "../../../src/ui/field/ChoiceCards.tsx";
import { WithTotal } from "../../../src/ui/layout/WithTotal.tsx";
import { Text } from "../../../src/ui/text/Text.tsx";
import { drawn } from "../eventually.ts";
import { find, mountInPage } from "./mount.tsx";

/** The total of a narrow screen is a bar that covers the lower part of the window. */

const FAULT = <Notice tone="warning" role="alert" title={"The portal did not answer. ".repeat(6)} />;

test.each([
  ["no note", undefined],
  ["a fault of several lines", FAULT],
])("the control with the keyboard's focus lies above the bar of the total, with %s", async (_what, notes) => {
  await page.viewport(360, 640);
  const root = await mountInPage(
    <div style={{ containerType: "inline-size" }}>
      <WithTotal
        label="Total"
        total={<Text strong>RM 1,234.00</Text>}
        action={<Button kind="primary">Pay now</Button>}
        notes={notes}
      >
        {[...Array(30).keys()].map((row) => (
          <p key={row}>
            <button type="button" data-row={row}>
              Row {row}
            </button>
          </p>
        ))}
      </WithTotal>
    </div>,
  );
  await drawn();
  const bar = find(root, "aside");
  const covered = [...root.querySelectorAll<HTMLElement>("[data-row]")].filter((control) => {
    control.focus();
    return control.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
  });
  expect(bar.offsetHeight).toBeGreaterThan(notes === undefined ? 0 : 150);
  expect(covered.map(({ dataset }) => dataset.row)).toEqual([]);
});

test("the whole card of the choice with the keyboard's focus lies above the bar of the total", async () => {
  await page.viewport(320, 568);
  const root = await mountInPage(
    <div style={{ containerType: "inline-size" }}>
      <WithTotal
        label="Total"
        total={<Text strong>RM 1,234.00</Text>}
        action={<Button kind="primary">Pay now</Button>}
      >
        <ChoiceCards
          legend="How do you want to pay?"
          value="0"
          onChange={() => undefined}
          choices={[...Array(12).keys()].map((row) => ({
            value: String(row),
            title: `Account ${row}`,
            detail: "Company online banking (FPX). Approval may take days.",
          }))}
        />
      </WithTotal>
    </div>,
  );
  await drawn();
  const bar = find(root, "aside");
  const covered = [...root.querySelectorAll<HTMLInputElement>("input")].filter((control) => {
    control.focus();
    const card = control.closest("label") ?? control;
    return card.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
  });
  expect(covered.map(({ value }) => value)).toEqual([]);
});

const FIELDS = (
  <div style={{ containerType: "inline-size" }}>
    <WithTotal
      label="Total"
      total={<Text strong>RM 1,234.00</Text>}
      action={<Button kind="primary">Pay now</Button>}
    >
      {[...Array(30).keys()].map((row) => (
        <p key={row}>
          <input aria-label={`Row ${row}`} />
        </p>
      ))}
    </WithTotal>
  </div>
);

test.each([440, 500, 540])(
  "in a window that the keyboard has left %i px high, the total leaves the room to the field",
  async (height) => {
    await page.viewport(360, 740);
    const root = await mountInPage(FIELDS);
    await drawn();
    const bar = find(root, "aside");
    expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    find(root, "[aria-label='Row 9']").focus();
    await page.viewport(360, height);
    await drawn();
    expect(bar.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
  },
);

test("the total beside the content stays in a low, wide window while a field has the focus", async () => {
  await page.viewport(1366, 540);
  const root = await mountInPage(FIELDS);
  await drawn();
  find(root, "[aria-label='Row 20']").focus();
  await drawn();
  expect(scrollY).toBeGreaterThan(0);
  const panel = find(root, "aside").getBoundingClientRect();
  expect(panel.top).toBeGreaterThanOrEqual(0);
  expect(panel.bottom).toBeLessThanOrEqual(innerHeight);
});

test("a field that is pressed where the bar of the total covers a part of it comes above the bar", async () => {
  await page.viewport(360, 740);
  const root = await mountInPage(FIELDS);
  await drawn();
  const top = () => find(root, "aside").getBoundingClientRect().top;
  const field = find(root, "[aria-label='Row 20']");
  scrollBy(0, field.getBoundingClientRect().bottom - top() - 4);
  expect(field.getBoundingClientRect().bottom).toBeCloseTo(top() + 4, 0);
  await userEvent.click(field, { position: { x: 20, y: 5 } });
  await drawn();
  expect(document.activeElement?.shadowRoot?.activeElement ?? document.activeElement).toBe(field);
  expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(top());
});
