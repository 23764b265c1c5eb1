import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Client, createClient } from "../../../src/api/client.ts";
import { faultOf } from "../../../src/api/fault.ts";
import { readCrest, readPicture } from "../../../src/api/readPicture.ts";
import { FACE_JPEG, FACE_PNG } from "../records/faces.ts";
import { type Border, openBorder } from "./border.ts";

/** Anything that arrives in place of a picture is refused, so that the page never draws it or puts it into a document. */

let border: Border;
let client: Client;
let answer: Response;
let asked: Request;

const app = new Hono().all("/*", ({ req }) => {
  asked = req.raw;
  return answer.clone();
});

beforeAll(async () => {
  border = await openBorder(app);
  client = createClient(border.portal);
});

afterAll(() => border.close());

const sent = (content: string, type: string) => {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  answer = new Response(bytes, { headers: { "content-type": type } });
};

const fault = (reading: Promise<unknown>) => reading.then(() => undefined, faultOf);

beforeEach(() => sent(FACE_PNG, "image/png"));

describe("a picture", () => {
  test.each([
    ["image/png", FACE_PNG],
    ["image/jpeg", FACE_JPEG],
  ])("is read as a data URL: %s", async (type, content) => {
    sent(content, type);
    expect(await readPicture(client, "api/picture")).toBe(`data:${type};base64,${content}`);
  });

  test("is requested with its token in a header, never in the address", async () => {
    await readPicture(client, "api/licenses/trading/UjEyMw/attachments/picture?council=mpt", {
      token: "secret",
    });
    expect(asked.headers.get("authorization")).toBe("Bearer secret");
    expect(asked.url).not.toContain("secret");
  });

  test("that does not exist gives no picture", async () => {
    answer = Response.json({ error: "not_found", reason: "missing" }, { status: 404 });
    expect(await readPicture(client, "api/picture")).toBeUndefined();
  });

  test("that could not be fetched is a fault, unlike one that does not exist", async () => {
    answer = new Response("<h1>Bad Gateway</h1>", { status: 502 });
    expect(await fault(readPicture(client, "api/picture"))).toEqual({ kind: "unavailable" });
  });
});

describe("an answer that is not a picture", () => {
  const HTML = btoa("<script>alert(1)</script>");
  const SVG = btoa('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const large = btoa(atob(FACE_PNG) + "x".repeat(512 * 1024));

  test.each([
    ["a page that is called one", HTML, "image/png"],
    ["a drawing that could hold a script", SVG, "image/svg+xml"],
    ["a picture that is called a page", FACE_PNG, "text/html"],
    ["one kind that is called the other", FACE_PNG, "image/jpeg"],
    ["nothing", "", "image/png"],
    ["more than a picture has", large, "image/png"],
  ])("is refused: %s", async (_what, content, type) => {
    sent(content, type);
    expect(await fault(readPicture(client, "api/picture"))).toEqual({ kind: "unreadable" });
  });
});

describe("a council's crest", () => {
  test("is its logo", async () => {
    expect(await readCrest(client, "mdkgu")).toBe(`data:image/png;base64,${FACE_PNG}`);
    expect(new URL(asked.url).pathname).toBe("/api/getAttachments/metadata/logo/mdkgu.png");
  });

  test("that cannot be fetched holds up no receipt", async () => {
    for (const kept of [
      new Response("", { status: 500 }),
      Response.json({ reason: "missing" }, { status: 404 }),
    ]) {
      answer = kept;
      expect(await readCrest(client, "mdkgu")).toBeUndefined();
    }
  });
});
