import { beforeEach, describe, expect, test } from "vitest";
import { digitalLicenceCodec } from "../../../src/api/schemas/digitalLicence.ts";
import { base64Of } from "../../../src/domain/base64.ts";
import { COUNCIL_CODES, type CouncilCode } from "../../../src/domain/councils.ts";
import { EnvironmentProvider } from "../../../src/screens/environment.tsx";
import { LicenceScreen } from "../../../src/screens/licence/LicenceScreen.tsx";
import { PAYMENTS } from "../../../src/screens/stories/recordedAnswers.ts";
import { LICENCES } from "../../../src/screens/stories/recordedLicences.ts";
import { LICENCE_LINE } from "../../../src/screens/stories/recordedRecords.ts";
import { routeOf } from "../../../src/shell/route.ts";
import { useShellEnvironment } from "../../../src/shell/useShellEnvironment.ts";
import { keepLicence } from "../../../src/stores/keptLicences.ts";
import { deleteKept } from "../../../src/stores/keptOnDevice.ts";
import { useSession } from "../../../src/stores/sessionState.ts";
import { STATUS_TOKEN } from "../../unit/payment/samples.ts";
import { eventually } from "../eventually.ts";
import { type FakeServer, fakeServer, refused, show } from "../fakeServer.tsx";

/**
 * The address of a licence without a council, as the specification has it. The portal finds out which council's licence it is.
 */

const WIRE = LICENCES[0]!;
const { license_no: NUMBER } = WIRE.license;
const PATH = `/digital_license/${NUMBER}-2027`;
const MISSING = refused(404, "missing");

const ROUTES = ["trading", "license"] as const;

const report = () => undefined;

/** Opens the address in the portal. */
function open(server: FakeServer, address: string) {
  function Portal() {
    const environment = useShellEnvironment(routeOf(`#${address}`), false, report);
    return (
      <EnvironmentProvider environment={{ ...environment, portal: server.portal }}>
        <LicenceScreen />
      </EnvironmentProvider>
    );
  }
  return show(Portal, server);
}

const addressOf = (route: (typeof ROUTES)[number], query = "") =>
  `/${route}/digital_license/${base64Of(`${NUMBER}-2027`)}?status=${STATUS_TOKEN}${query}`;

const keepOf = (council: CouncilCode, seconds = 0) =>
  keepLicence({
    key: { number: NUMBER, year: 2027 },
    licence: digitalLicenceCodec.read({ ...WIRE, council }),
    pictures: { logo: undefined, photo: undefined, signature: undefined },
    readAt: new Date(Date.UTC(2026, 10, 21, 0, 0, seconds)),
  });

/** Resolves with the council whose licence is requested first. */
const councilAsked = ({ asked }: FakeServer) =>
  eventually(() => {
    const licence = asked.find(({ path }) => path === PATH);
    if (licence === undefined) throw new Error("no licence was asked for yet");
    return (licence.body.payload as { readonly council: string }).council;
  });

const paymentOf = (council: CouncilCode) => ({
  [`api/payments/${STATUS_TOKEN}`]: {
    ...PAYMENTS.paid,
    services: [{ ...LICENCE_LINE, license_no: NUMBER, council }],
  },
});

beforeEach(async () => {
  useSession.setState({ session: null, error: undefined });
  await deleteKept();
});

describe.each(ROUTES)("#/%s/digital_license/{base64} without a council", (route) => {
  test.each(COUNCIL_CODES)(
    "requests the licence of %s when this browser has shown that one",
    async (council) => {
      await keepOf(council);
      const server = fakeServer({ [PATH]: { ...WIRE, council } });
      open(server, addressOf(route));
      expect(await councilAsked(server)).toBe(council);
    },
  );

  test("requests the licence that the payment renewed when none was shown", async () => {
    const server = fakeServer({ [PATH]: { ...WIRE, council: "mps" }, ...paymentOf("mps") });
    open(server, addressOf(route));
    expect(await councilAsked(server)).toBe("mps");
  });
});

test("when several councils have a licence with this number, the payment's is requested", async () => {
  await keepOf("mps", 1);
  await keepOf("dbkk", 2);
  const server = fakeServer({ [PATH]: WIRE, ...paymentOf("mps") });
  open(server, addressOf("trading"));
  expect(await councilAsked(server)).toBe("mps");
});

test("when nothing says which council it is, mpt is asked", async () => {
  await keepLicence({
    key: { number: NUMBER, year: 2026 },
    licence: digitalLicenceCodec.read({ ...WIRE, council: "mps" }),
    pictures: { logo: undefined, photo: undefined, signature: undefined },
    readAt: new Date(),
  });
  const server = fakeServer({ [PATH]: MISSING, [`api/payments/${STATUS_TOKEN}`]: MISSING });
  const { says } = open(server, addressOf("license"));
  expect(await councilAsked(server)).toBe("mpt");
  await says("Result Not Found");
});

test("a council in the address is asked, whatever this browser has shown", async () => {
  await keepOf("mps");
  const server = fakeServer({ [PATH]: WIRE });
  open(server, addressOf("trading", "&council=dbkk"));
  expect(await councilAsked(server)).toBe("dbkk");
});
