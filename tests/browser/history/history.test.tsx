import { describe, expect, test, vi } from "vitest";
import { HistoryScreen } from "../../../src/screens/history/HistoryScreen.tsx";
import { useLoginDialog } from "../../../src/stores/loginDialog.ts";
import { useSession } from "../../../src/stores/sessionState.ts";
import { STATUS_TOKEN } from "../../unit/payment/samples.ts";
import { eventually } from "../eventually.ts";
import { refused, show } from "../fakeServer.tsx";
import { paymentAgo, payments, showHistory, withPayments } from "./ownPayments.ts";

/** The payment history of the logged-in user. */

const never = new Promise<Response>(() => undefined);

describe("the list", () => {
  test("shows the newest payments, more on request, and then moves the focus to the first new one", async () => {
    const { rows, press, button, says } = showHistory(withPayments(payments(60)));
    await says("60 payments");
    expect(rows()).toHaveLength(25);
    expect(rows()[0]?.innerText).toContain("21/11/2026 10:00 AM");
    await press("Show more");
    await eventually(() => expect(rows()).toHaveLength(50));
    expect(rows()[25]?.contains(document.activeElement)).toBe(true);
    await press("Show more");
    await eventually(() => expect(rows()).toHaveLength(60));
    expect(rows()[50]?.contains(document.activeElement)).toBe(true);
    expect(button("Show more")).toBeUndefined();
  });

  test("shows each payment's time, council, charges, status, method and amount (rule 2.11)", async () => {
    const { rows } = showHistory(withPayments([paymentAgo(0), paymentAgo(1, {}, "pending")]));
    await eventually(() => expect(rows()).toHaveLength(2));
    const [paid, pending] = rows().map(({ innerText }) => innerText);
    for (const said of [
      "21/11/2026 10:00 AM",
      "Compound",
      "Tawau Municipal Council",
      "Paid",
      "SBI Bank A",
      "RM 50.00",
    ])
      expect(paid).toContain(said);
    expect(pending).toContain("Waiting for approval at the bank");
  });

  test("opens the receipt of a paid payment, and the status of any other", async () => {
    const { rows, went } = showHistory(withPayments([paymentAgo(0), paymentAgo(1, {}, "failed")]));
    await eventually(() => expect(rows()).toHaveLength(2));
    for (const row of rows()) row.querySelector("button")?.click();
    expect(went).toEqual([
      { screen: "receipt", token: STATUS_TOKEN },
      { screen: "requery", token: STATUS_TOKEN },
    ]);
  });

  test("'No data available' says how payments get into the list (rule 8.21)", async () => {
    const { says, press, went } = showHistory(withPayments([]));
    await says("No data available");
    await press("Find a bill");
    expect(went).toEqual([{ screen: "search" }]);
  });

  test("keeps the chosen filter after a receipt, but not for the next user", async () => {
    const fakeServer = withPayments(payments(40));
    const before = showHistory(fakeServer);
    await before.says("40 payments");
    before.choose("Charge type", "compound");
    before.choose("Year", "2026");
    await before.press("Show more");
    await eventually(() => expect(before.rows()).toHaveLength(40));
    before.close();
    const back = show(HistoryScreen, { ...fakeServer, asked: [], keys: [], most: () => 0 });
    await eventually(() => expect(before.rows()).toHaveLength(40));
    expect([...back.page.querySelectorAll("select")].map(({ value }) => value)).toEqual([
      "2026",
      "",
      "compound",
    ]);
    useSession.setState({ session: { name: "aminah@example.my", roles: ["user"], machine_id: "A10" } });
    await eventually(() =>
      expect([...back.page.querySelectorAll("select")].map(({ value }) => value)).toEqual(["", "", ""]),
    );
  });
});

describe("thousands of payments", () => {
  test("are read page by page, as far as they are shown", async () => {
    const fakeServer = withPayments(payments(10_000));
    const { rows, says, press } = showHistory(fakeServer);
    await says("Your 100 newest payments");
    expect([rows().length, fakeServer.asked.length]).toEqual([25, 1]);
    for (const shown of [50, 75, 100]) {
      await press("Show more");
      await eventually(() => expect(rows()).toHaveLength(shown));
    }
    expect(fakeServer.asked).toHaveLength(1);
    await press("Show more");
    await eventually(() => expect(rows()).toHaveLength(125));
    expect(fakeServer.asked).toHaveLength(2);
  });

  test("are read until the shown rows fit the filter, and no further", async () => {
    const fakeServer = withPayments(payments(10_000));
    const { rows, says, choose } = showHistory(fakeServer);
    await says("Your 100 newest payments");
    choose("Year", "2025");
    await eventually(() => expect(rows()).toHaveLength(25));
    await says(/payments found among your 400 newest/);
    expect(fakeServer.asked).toHaveLength(4);
  });

  test("are all counted on request, without more rows", async () => {
    const { rows, says, press, button, page } = showHistory(withPayments(payments(500)));
    await says("Your 100 newest payments");
    button("Count all payments")?.focus();
    await press("Count all payments");
    await says("500 payments");
    await eventually(() => expect(document.activeElement?.textContent).toBe("Paid by year"));
    expect(rows()).toHaveLength(25);
    const sums = [...page.querySelectorAll("table")][0]?.innerText;
    for (const sum of ["RM 16,250.00", "RM 8,750.00"]) expect(sums).toContain(sum);
    expect(page.innerText).not.toContain("older ones not yet");
  });

  test("can be stopped: no further page is read, and the page says how many were searched", async () => {
    const fakeServer = withPayments(payments(1_000));
    const { says, press, choose, page } = showHistory(fakeServer);
    await says("Your 100 newest payments");
    fakeServer.instead = never;
    choose("Charge type", "market");
    await says("100 payments loaded so far");
    await eventually(() => expect(fakeServer.asked).toHaveLength(2));
    await press("Stop");
    await says("You stopped here.");
    await says("0 payments found among your 100 newest");
    expect(fakeServer.asked).toHaveLength(2);
    fakeServer.instead = undefined;
    await press("Load older payments");
    await eventually(() => expect(document.activeElement?.textContent).toBe("Payments"));
    await says("No payment matches your filters.");
    expect(fakeServer.asked.slice(1, 3)).toEqual([fakeServer.asked[1], fakeServer.asked[1]]);
    expect(page.innerText).not.toContain("You stopped");
  });
});

describe("'Payment history failure returns the HTTP status' (rule 8.30)", () => {
  test("is shown beside the explanation, and trying again continues", async () => {
    const fakeServer = withPayments(payments(3));
    fakeServer.instead = refused(503, "attempt_failed_please_try_again");
    const { says, press, rows, page } = showHistory(fakeServer);
    await says("HTTP status: 503");
    await says("The service is not available right now.");
    fakeServer.instead = undefined;
    await press("Try again");
    // The pressed button disappeared with its notice.
    expect(document.activeElement).toBe(page.querySelector("h1"));
    await eventually(() => expect(rows()).toHaveLength(3));
  });

  test("leaves the shown rows, and each payment appears once after trying again", async () => {
    const fakeServer = withPayments(payments(150));
    const { says, press, choose, rows, page } = showHistory(fakeServer);
    await says("Your 100 newest payments");
    fakeServer.instead = refused(500, "attempt_failed_please_try_again");
    choose("Year", "2026");
    for (let more = 0; more < 4; more += 1) await press("Show more");
    await says("HTTP status: 500");
    expect(rows()).toHaveLength(100);
    fakeServer.instead = undefined;
    await press("Try again");
    await eventually(() => expect(rows()).toHaveLength(125));
    const times = rows().map((row) => row.querySelector("strong")?.innerText);
    expect(new Set(times).size).toBe(125);
    expect(page.innerText).not.toContain("HTTP status");
  });

  test("a session that ended shows 'User error. Please relogin.', and its payments disappear (rule 8.11)", async () => {
    const fakeServer = withPayments(payments(150));
    const { says, press, rows } = showHistory(fakeServer);
    await says("Your 100 newest payments");
    fakeServer.instead = refused(401, "You are not authorized to access this db.");
    await press("Count all payments");
    await says("User error. Please relogin.");
    expect(rows()).toEqual([]);
    expect(useSession.getState().session).toBeNull();
  });

  test("a user with only a verified phone reads why the list is empty", async () => {
    const fakeServer = withPayments(payments(3));
    fakeServer.instead = refused(403, "unverified");
    const { says, page } = showHistory(fakeServer);
    await says("Your payments are shown once your email address is verified.");
    expect(page.innerText).not.toContain("HTTP status");
  });
});

test("a visitor who is not logged in reads so, nothing is requested, and the login opens (rule 6.2)", async () => {
  const fakeServer = withPayments(payments(3));
  const { says, press } = showHistory(fakeServer, null);
  await says("Log in to see your payments.");
  await press("Log in");
  expect(useLoginDialog.getState().view).toBe("login");
  useLoginDialog.setState({ view: "closed" });
  expect(fakeServer.asked).toEqual([]);
});

describe("the file", () => {
  /** The file that the browser would save. */
  function saved() {
    const files: { readonly name: string; readonly text: Promise<string> }[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      // A response's text leaves out the byte order mark.
      const text = fetch(this.href).then(async (answer) =>
        new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer()),
      );
      files.push({ name: this.download, text });
    });
    return { files, restore: () => click.mockRestore() };
  }

  test("has every payment of the whole history that fits the filter, and a name that names nobody", async () => {
    const { files, restore } = saved();
    const fakeServer = withPayments([
      ...payments(120),
      paymentAgo(500, { bank_name: '=cmd|"/c calc"!A1' }, "failed"),
    ]);
    const { says, press, choose } = showHistory(fakeServer);
    await says("Your 100 newest payments");
    choose("Year", "2025");
    await press("Save as CSV");
    await eventually(() => expect(files).toHaveLength(1));
    restore();
    expect(files[0]?.name).toMatch(/^payment-history-\d{4}-\d\d-\d\d\.csv$/);
    const [headings, ...rows] = ((await files[0]?.text) ?? "").split("\r\n");
    expect(headings).toBe(
      "\ufeffStarted (Malaysia time),Paid at (Malaysia time),Status,Council,Charge type,Bill no.,Amount (RM),Payment method,Receipt no.,Transaction no.",
    );
    expect(rows).toEqual([
      expect.stringMatching(
        /^09\/07\/2025 10:00 AM,,Not paid,Tawau Municipal Council,Compound,[^,]+,50\.00,"'=cmd\|""\/c calc""!A1",,K261121\w+$/,
      ),
      "",
    ]);
  });

  test("is never saved incomplete: a failure says so, and the next press tries again", async () => {
    const { files, restore } = saved();
    const fakeServer = withPayments(payments(120));
    const { says, press, button } = showHistory(fakeServer);
    await says("Your 100 newest payments");
    fakeServer.instead = refused(503, "attempt_failed_please_try_again");
    await press("Save as CSV");
    await says("HTTP status: 503");
    expect(files).toEqual([]);
    fakeServer.instead = undefined;
    await eventually(() => expect(button("Save as CSV")?.ariaBusy).toBeNull());
    await press("Save as CSV");
    await eventually(() => expect(files).toHaveLength(1));
    restore();
    expect(((await files[0]?.text) ?? "").split("\r\n")).toHaveLength(122);
  });
});
