import { expect, test } from "vitest";
import { embedQuery, readEmbedQuery } from "../../../src/domain/embed/settings.ts";
import { useEmbedSettings } from "../../../src/screens/embed/useEmbedSettings.ts";
import { eventually } from "../eventually.ts";
import { fakeServer, show } from "../fakeServer.tsx";

function Settings() {
  const { change } = useEmbedSettings();
  return (
    <>
      <button type="button" onClick={() => change({ council: "mps" })}>
        Another council
      </button>
      <button type="button" onClick={() => change({ council: "mpt" })}>
        The first council
      </button>
    </>
  );
}

test("the address holds the settings as they are, also after a change was taken back", async () => {
  const written: unknown[] = [];
  const { press } = show(Settings, fakeServer({}), { nameInAddress: (shown) => void written.push(shown) });
  const of = (council: "mpt" | "mps") => ({
    screen: "embed",
    settings: embedQuery({ ...readEmbedQuery("", "mpt"), council }),
  });
  await press("Another council");
  await eventually(() => expect(written).toEqual([of("mps")]));
  await press("The first council");
  await eventually(() => expect(written).toEqual([of("mps"), of("mpt")]));
});
