import { onTestFinished } from "vitest";

interface Beacon {
  readonly address: string;
  readonly body: Blob;
}

/** Captures the browser's beacons until the test ends. @param isTaken whether the browser accepts them */
export function takeBeacons(isTaken = true) {
  const beacons: Beacon[] = [];
  putOnNavigator("sendBeacon", (address: string, body: Blob) => {
    beacons.push({ address, body });
    return isTaken;
  });
  return {
    beacons,
    /** The contents of the beacons, in order. */
    reported: () =>
      Promise.all(beacons.map(async ({ body }): Promise<unknown> => JSON.parse(await body.text()))),
    /** Everything that left the browser, as text. */
    text: async () =>
      (await Promise.all(beacons.map(async ({ address, body }) => `${address} ${await body.text()}`))).join(),
  };
}

/** Sets the browser's Global Privacy Control until the test ends. */
export function setPrivacyControl(isAsked: boolean): void {
  putOnNavigator("globalPrivacyControl", isAsked);
}

function putOnNavigator(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}
