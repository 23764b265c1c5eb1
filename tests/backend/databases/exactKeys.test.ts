import { expect, test } from "vitest";
import { RECIPIENT_VIEW } from "../../../src/server/databases/privacyViews.ts";
import { EMAIL_VIEW } from "../../../src/server/databases/views.ts";
import { withBackend } from "../backendUnderTest.ts";

const EMAIL = "josé@example.my";

/** Other addresses, which CouchDB's views take for the same: with an invisible character, and with the accent apart from its letter. */
const LIKE_IT = ["jo\u200dsé@example.my", "jose\u0301@example.my"];

test("a list by an address has no document of an address that only looks the same", () =>
  withBackend(async ({ databases: { all_payments, notifications } }) => {
    const emails = [EMAIL, ...LIKE_IT].flatMap((email) => [email, email, email]);
    await all_payments.writeAll(
      emails.map((email, place) => ({ _id: `p${place % 3}${place}`, type: "payment", email })),
    );
    await notifications.writeAll(
      emails.map((recipient, place) => ({ _id: `n${place}`, type: "notification", recipient })),
    );
    const messages = await notifications.view(RECIPIENT_VIEW, [EMAIL]);
    expect(messages.map(({ _id }) => _id)).toEqual(["n0", "n1", "n2"]);
    const page = await all_payments.viewDown(EMAIL_VIEW, { key: EMAIL, limit: 2 });
    expect(page.map(({ _id }) => _id)).toEqual(["p22", "p11"]);
    const next = await all_payments.viewDown(EMAIL_VIEW, { key: EMAIL, before: "p11", limit: 2 });
    expect(next.map(({ _id }) => _id)).toEqual(["p00"]);
  }));
