import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { SettingsPage } from "../../../src/desk/settings/SettingsPage.tsx";
import { CHANGES, CLOSED_CONFIGURATION } from "../../../src/screens/stories/recordedConfiguration.ts";
import { logInto } from "../../../src/screens/stories/recordedReviewQueue.ts";
import { useSession } from "../../../src/stores/sessionState.ts";
import { eventually } from "../eventually.ts";
import { fakeServer, show } from "../fakeServer.tsx";

/** The switches of the desk with a real keyboard. */

const CALL = "api/admin/configuration";
const INCOMPLETE = "Fill in the day and the time, or clear the field.";
const INCOMPLETE_TIME = "Fill in the whole time, or clear the field.";

/** The page of the switches, and how many calls of the configuration it has made. It reads it once. */
function showSettings() {
  logInto({ ok: true, userCtx: { name: "rahim@majlis.my", roles: ["administrator"] } });
  onTestFinished(() => useSession.setState({ session: undefined, error: undefined }));
  const server = fakeServer({ [CALL]: CLOSED_CONFIGURATION, [`${CALL}/changes`]: CHANGES });
  const shown = show(SettingsPage, server);
  const field = (name: string) => {
    const found = shown.page.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (found === null) throw new Error("no field");
    return found;
  };
  return { ...shown, field, calls: () => server.asked.filter(({ path }) => path === CALL).length };
}

test("a time that is typed in part is named at its field, and is not sent as no time", async () => {
  const { page, press, says, field, calls } = showSettings();
  await says("Save for the portal");
  const from = field("closing.from");
  from.focus();
  await userEvent.keyboard("1");
  await press("Save for the portal");
  await says(INCOMPLETE);
  expect(document.activeElement).toBe(from);
  expect(from.getAttribute("aria-invalid")).toBe("true");
  expect(calls()).toBe(1);

  await userEvent.keyboard("{Backspace}");
  await press("Save for the portal");
  await eventually(() => expect(calls()).toBe(2));
  from.blur();
  await eventually(() => expect(page.innerText).not.toContain(INCOMPLETE));
});

test("a time of the helpline that is typed in part is named at its field, and is not sent as no hours", async () => {
  const { page, press, says, field, calls } = showSettings();
  await says("Save for the portal");
  const opens = field("helpline.opens");
  opens.focus();
  await userEvent.keyboard("1");
  field("helpline.phone").focus();
  await press("Save for the portal");
  await says(INCOMPLETE_TIME);
  expect(document.activeElement).toBe(opens);
  expect(opens.getAttribute("aria-invalid")).toBe("true");
  expect(calls()).toBe(1);

  await userEvent.keyboard("{Backspace}");
  await press("Save for the portal");
  await eventually(() => expect(calls()).toBe(2));
  opens.blur();
  await eventually(() => expect(page.innerText).not.toContain(INCOMPLETE_TIME));
});
