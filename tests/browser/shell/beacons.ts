import { onTestFinished } from "vitest";

interface Beacon {
  readonly address: string;
  readonly body: Blob;
}

/**
 * Takes the browser's beacons until the test is over.
 * @param isTaken whether the browser has room for them
 */
export function takeBeacons(isTaken = true) {
  const beacons: Beacon[] = [];
  putOnNavigator("sendBeacon", (address: string, body: Blob) => {
    beacons.push({ address, body });
    return isTaken;
  });
  return {
    beacons,
    /** What was told, in its order. */
    told: () => Promise.all(beacons.map(async ({ body }): Promise<unknown> => JSON.parse(await body.text()))),
    /** All that left the browser, as text. */
    text: async () =>
      (await Promise.all(beacons.map(async ({ address, body }) => `${address} ${await body.text()}`))).join(),
  };
}

/** What the browser says of Global Privacy Control, until the test is over. */
export function setPrivacyControl(isAsked: boolean): void {
  putOnNavigator("globalPrivacyControl", isAsked);
}

function putOnNavigator(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}
