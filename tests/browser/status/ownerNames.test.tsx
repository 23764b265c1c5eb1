import { beforeEach, expect, test } from "vitest";
import { createClient } from "../../../src/api/client.ts";
import { createTranslator } from "../../../src/i18n/createTranslator.ts";
import { clearAttempt } from "../../../src/payment/journal.ts";
import { resetSession } from "../../../src/payment/sharedComputer.ts";
import { describeNamed } from "../../../src/screens/pdf/describeNamed.ts";
import { ReceiptScreen } from "../../../src/screens/receipt/ReceiptScreen.tsx";
import { LICENCE_LINE } from "../../../src/screens/stories/recordedRecords.ts";
import { PAYMENT_ID, wirePayment } from "../../unit/payment/samples.ts";
import { drawn, eventually } from "../eventually.ts";
import { cartOf, fakeServer, refused, show } from "../fakeServer.tsx";
import { attempt } from "./attempt.ts";

/** The owner's name on the receipt of a licence, after the fact from its bill. It stays in the page's memory. */

const { token } = attempt(1);
const OWNER = "Hotel Bayu Seri";
const ASKING = { councils: { [LICENCE_LINE.council]: { bill_fact: { licence: true } } } };
const LINE = `Show the owner's name of licence ${LICENCE_LINE.license_no}`;

const paid = (nama_s: string = LICENCE_LINE.nama_s) =>
  wirePayment("paid", { services: [{ ...LICENCE_LINE, nama_s }], amount: LICENCE_LINE.amount });

/** The server knows the owner, and 5533 is the right fact. */
function portal(configuration: object = ASKING, reads: unknown[] = []) {
  const server: ReturnType<typeof fakeServer> = fakeServer(
    {
      [`api/payments/${token}`]: paid(),
      get [`/transactions/${PAYMENT_ID}`]() {
        // the screen may ask for something else meanwhile, such as what prints the receipt
        const given = server.asked.findLast(({ path }) => path === `/transactions/${PAYMENT_ID}`);
        const isRight = JSON.stringify(given?.body).includes('"bill_fact":"5533"');
        return isRight ? paid(OWNER) : refused(403, "bill_fact_needed");
      },
    },
    () => {
      reads.push(configuration);
      return configuration;
    },
  );
  return server;
}

const inPortal = { canLogIn: true, statusToken: token } as const;

beforeEach(async () => {
  clearAttempt();
  resetSession();
  await cartOf();
});

async function give(page: HTMLElement, fact: string): Promise<void> {
  await eventually(() => {
    const summary = [...page.querySelectorAll("summary")].find(({ textContent }) => textContent === LINE);
    if (summary === undefined) throw new Error("nothing asks for the fact");
    (summary.parentElement as HTMLDetailsElement).open = true;
  });
  const field = page.querySelector<HTMLInputElement>("input[name=fact]");
  if (field === null) throw new Error("no field for the fact");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, fact);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.form?.requestSubmit();
}

test("a wrong fact says so at its field, and the right one shows the name on the receipt, until a reload (rule 6.11)", async () => {
  const { page, says, close } = show(ReceiptScreen, portal(), inPortal);
  await says("Your payment was approved");
  await give(page, "5532");
  await says("This does not match the council's record");
  await eventually(() => {
    expect(document.activeElement).toBe(page.querySelector("input[name=fact]"));
    expect(document.activeElement).toHaveProperty("value", "5532");
  });
  expect(page.innerText).not.toContain(OWNER);
  await give(page, "5533");
  await says(OWNER);
  await eventually(() => expect(document.activeElement?.textContent).toContain("masked again"));
  expect(location.href).not.toContain("5533");
  close();

  // A reload begins with an empty memory, as a new visit does.
  resetSession();
  const reloaded = show(ReceiptScreen, portal(), inPortal);
  await reloaded.says("Your payment was approved");
  await drawn();
  expect(reloaded.page.innerText).not.toContain(OWNER);
});

test("the page of the receipt's PDF has the name too", async () => {
  const server = portal();
  const { page, says } = show(ReceiptScreen, server, inPortal);
  await give(page, "5533");
  await says(OWNER);
  const reader = {
    i18n: await createTranslator("en"),
    client: createClient(server.portal),
    portal: server.portal,
  };
  const named = { statusToken: token, licence: undefined, council: "mpt" } as const;
  const describe = await describeNamed(reader, named, new AbortController().signal);
  if (typeof describe !== "function") throw new Error("the payment has no document");
  expect(JSON.stringify(await describe())).toContain(OWNER);
});

/** Shows a second receipt, which began later and asks for the fact. By then the first one would ask too. */
async function asksForIt(server = portal()): Promise<void> {
  const { says } = show(ReceiptScreen, server, inPortal);
  await says(LINE);
  await drawn();
}

test("nothing asks for it while the council asks for no fact", async () => {
  const reads: unknown[] = [];
  const server = portal({}, reads);
  const { page, says } = show(ReceiptScreen, server, inPortal);
  await says(LICENCE_LINE.license_no);
  await eventually(() => expect(reads).toHaveLength(1));
  await asksForIt();
  expect(page.innerText).not.toContain(LINE);
});

test("nothing asks for it on a council's page", async () => {
  const server = portal();
  const { page, says } = show(ReceiptScreen, server, { statusToken: token });
  await says(LICENCE_LINE.license_no);
  await asksForIt(server);
  expect(page.innerText).not.toContain(LINE);
});
