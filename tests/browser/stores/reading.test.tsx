import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { useRequest } from "../../../src/screens/parts/useRequest.ts";
import { drawn, eventually } from "../eventually.ts";

/** The answer of a call, shown as long as the same call is wanted. */

type Read = Parameters<typeof useRequest<string>>[0];

function shown() {
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });
  return { page, want: (read: Read) => root.render(<Shown read={read} />) };
}

function Shown({ read }: { readonly read: Read }) {
  const { reading, again } = useRequest(read);
  return (
    <button type="button" onClick={again}>
      {reading.status === "read" ? reading.value : reading.status}
    </button>
  );
}

test("a repeated request is aborted once something else is wanted, and never replaces that", async () => {
  const { page, want } = shown();
  const slow = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const answers = [Promise.resolve("this"), slow.promise];
  const first = (signal: AbortSignal) => {
    signals.push(signal);
    return answers[signals.length - 1] ?? slow.promise;
  };
  want(first);
  await eventually(() => expect(page.innerText).toBe("this"));
  page.querySelector("button")?.click();
  await eventually(() => expect(page.innerText).toBe("looking"));
  want(async () => "another");
  await eventually(() => expect(page.innerText).toBe("another"));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  slow.resolve("late");
  await drawn();
  expect(page.innerText).toBe("another");
});
