import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Client } from "../../../src/api/client.ts";
import { PortalError } from "../../../src/api/fault.ts";
import {
  followConfiguration,
  loadConfiguration,
  useConfiguration,
} from "../../../src/stores/configuration.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

/** A back end that gives these answers in turn and then repeats the last one. Without answers it cannot be reached. */
function fakeServer(...answers: readonly (object | "fault")[]) {
  let calls = 0;
  const client: Client = {
    get: async () => ({}),
    post: async () => ({}),
    put: async () => ({}),
    delete: async () => ({}),
    write: async () => ({}),
    getBlob: async () => new Blob(),
    postFile: async () => new Response(),
    query: async () => {
      const answer = answers[Math.min(calls, answers.length - 1)];
      calls += 1;
      if (answer === "fault") throw new PortalError({ kind: "unreachable" });
      return answer;
    },
  };
  return { client, calls: () => calls };
}

function Shown({ client }: { readonly client: Client }) {
  const state = useConfiguration(client);
  if (state.status === "failed") return state.fault.kind;
  return state.status === "ready" ? `at most ${state.configuration.cart_limit}` : "loading";
}

async function shown(client: Client): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  await act(async () => root.render(<Shown client={client} />));
  return place;
}

test("'made on app start': the configuration is read once for the page, and again only after a failure", async () => {
  const { client, calls } = fakeServer("fault", { cart_limit: 5 });
  const place = await shown(client);
  expect(place.textContent).toBe("loading");
  await act(() => Promise.all([loadConfiguration(client), loadConfiguration(client)]));
  expect(calls()).toBe(1);
  expect(place.textContent).toBe("unreachable");
  await act(() => loadConfiguration(client));
  await act(() => loadConfiguration(client));
  expect(calls()).toBe(2);
  expect(place.textContent).toBe("at most 5");
});

describe("while the page is visible", () => {
  function Following({ client }: { readonly client: Client }) {
    useEffect(() => followConfiguration(client), [client]);
    return <Shown client={client} />;
  }

  /** The texts of the page after some minutes, visible or hidden. */
  async function following(...answers: readonly (object | "fault")[]) {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const server = fakeServer(...answers);
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    onTestFinished(() => place.remove());
    const draw = (count: number) =>
      act(async () =>
        root.render(
          ["one", "other"].slice(0, count).map((name) => <Following key={name} client={server.client} />),
        ),
      );
    await draw(2);
    await act(() => loadConfiguration(server.client));
    const settle = async (asked: number) => {
      await vi.waitFor(() => expect(server.calls()).toBe(asked));
      await act(async () => undefined);
    };
    return { ...server, place, draw, settle, end: () => act(() => root.unmount()) };
  }

  test("the configuration is read again once a minute, changes appear, and all followers share one request", async () => {
    const { place, settle, end } = await following({ cart_limit: 5 }, { cart_limit: 7 });
    expect(place.textContent).toBe("at most 5at most 5");
    vi.advanceTimersByTime(60_000);
    await settle(2);
    await vi.waitFor(() => expect(place.textContent).toBe("at most 7at most 7"));
    end();
  });

  test("a failed request keeps what is known", async () => {
    const { place, settle, end } = await following({ cart_limit: 5 }, "fault");
    vi.advanceTimersByTime(60_000);
    await settle(2);
    expect(place.textContent).toBe("at most 5at most 5");
    end();
  });

  test("it is read when the page becomes visible again, and not while it is hidden", async () => {
    const { calls, settle, end } = await following({ cart_limit: 5 });
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    onTestFinished(() => visibility.mockRestore());
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(180_000);
    expect(calls()).toBe(1);
    visibility.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    await settle(2);
    end();
  });

  test("no timer runs after the last follower is gone", async () => {
    const { calls, draw, settle, end } = await following({ cart_limit: 5 });
    await draw(1);
    vi.advanceTimersByTime(60_000);
    await settle(2);
    end();
    expect(vi.getTimerCount()).toBe(0);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(calls()).toBe(2);
  });
});

test("two portals on one page each have their own", async () => {
  const [one, other] = [fakeServer({ cart_limit: 5 }), fakeServer({ cart_limit: 7 })];
  const places = [await shown(one.client), await shown(other.client)];
  await act(() => Promise.all([loadConfiguration(one.client), loadConfiguration(other.client)]));
  expect(places.map(({ textContent }) => textContent)).toEqual(["at most 5", "at most 7"]);
});
