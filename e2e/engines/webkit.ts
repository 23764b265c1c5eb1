import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import process, { env } from "node:process";
import { createInterface } from "node:readline";
import { Builder, By, Capabilities, error, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "../support/freePort.ts";
import { type Counter, type CounterPlace, type Engine, PATIENCE_MS, type Visitor } from "./engine.ts";

/** Debian's WebKitGTK (packages webkit2gtk-driver and xvfb), which Playwright cannot drive. */

// an `import` finds no folder
const { DriverService }: typeof import("selenium-webdriver/remote") = createRequire(import.meta.url)(
  "selenium-webdriver/remote",
);

const DRIVER = "/usr/bin/WebKitWebDriver";
const BROWSERS = ["4.1", "4.0"].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);
const BROWSER = [env.WEBKIT_PATH, ...BROWSERS].find((path) => path && existsSync(path));
/** Higher than every frame on a page, because the driver scrolls inside a frame but not the page around it. */
const WINDOW = { width: 1280, height: 1600 };
/** The browser opens windows, so it needs a screen. */
const SCREEN = "/usr/bin/Xvfb";

export const WEBKIT_ENGINE: Engine = {
  name: "WebKit",
  missing:
    BROWSER && [DRIVER, SCREEN].every(existsSync)
      ? undefined
      : "WebKitGTK is not installed here: install webkit2gtk-driver and xvfb",
  start: async () => {
    const ends = new AsyncDisposableStack();
    try {
      const screen = await startScreen(ends);
      const port = await freePort();
      const service = new DriverService(DRIVER, {
        port,
        hostname: "127.0.0.1",
        args: [`--port=${port}`, "--host=127.0.0.1"],
        env: { ...env, DISPLAY: screen },
      });
      ends.defer(() => service.kill());
      const building = new Builder()
        .usingServer(await service.start())
        .withCapabilities(
          new Capabilities().set("browserName", "MiniBrowser").set("webkitgtk:browserOptions", {
            binary: BROWSER,
            args: ["--automation"],
          }),
        )
        .build();
      // the driver waits without end for a browser that ended at once
      const late = once(AbortSignal.timeout(PATIENCE_MS), "abort").then(() => {
        throw new Error("The browser does not answer WebKit's driver");
      });
      const driver = await Promise.race([building, late]);
      ends.defer(() => driver.quit());
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...WINDOW });
      return { ...visitorWith(driver), close: () => ends.disposeAsync() };
    } catch (failure) {
      await ends.disposeAsync();
      throw failure;
    }
  },
};

/** Starts a screen in memory. @param ends gets its end @returns its name for `DISPLAY` */
async function startScreen(ends: AsyncDisposableStack): Promise<string> {
  // it writes the number of a free display to this file descriptor, as soon as it is ready
  const screen = spawn(
    SCREEN,
    ["-displayfd", "1", "-nolisten", "tcp", "-screen", "0", `${WINDOW.width}x${WINDOW.height}x24`],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  const end = () => void screen.kill();
  // a test whose time is over closes nothing
  process.once("exit", end);
  ends.defer(() => {
    process.off("exit", end);
    end();
  });
  const ended = once(screen, "exit").then(() => {
    throw new Error("Xvfb ended before it had a screen");
  });
  const [number] = await Promise.race([once(createInterface(screen.stdout), "line"), ended]);
  return `:${number}`;
}

function visitorWith(driver: WebDriver): Omit<Visitor, "close"> {
  return {
    open: (address) => driver.get(address),
    address: async () => {
      await driver.switchTo().defaultContent();
      return driver.getCurrentUrl();
    },
    counter: (place) => counterAt(driver, place),
    approve: () =>
      patiently(driver, "the bank's button", async () => {
        await driver.switchTo().defaultContent();
        await driver.findElement(By.css("button[name=choice][value=approve]")).click();
        return true;
      }),
  };
}

function counterAt(driver: WebDriver, place: CounterPlace): Counter {
  /** Waits for a visible control and uses it. For a radio button it is the label, which a citizen presses. */
  const use = (
    [selector, name, whole]: readonly [selector: string, name: string | RegExp, whole: boolean],
    act: (control: WebElement) => Promise<void>,
  ) =>
    patiently(driver, `a control ${name}`, async () => {
      if (!(await enter(driver, place))) return false;
      const wanted = typeof name === "string" ? { text: name, whole } : { pattern: name.source };
      const found = await driver.executeScript<WebElement | null>(findControl, place, selector, wanted);
      if (found === null) return false;
      await act(found);
      return true;
    });
  // Pointer and keys, because the driver's own `click` and `sendKeys` fail where a script extended `Object.prototype`.
  const press = (control: WebElement) => driver.actions().move({ origin: control }).click().perform();
  return {
    press: (name) => use(["button, a[href]", name, true], press),
    choose: (name) => use(["input[type=radio]", name, true], press),
    type: (name, text) =>
      use(["input", name, false], async (field) => {
        await press(field);
        await driver.actions().sendKeys(text).perform();
      }),
    select: (name, option) =>
      use(["select", name, false], async (list) => {
        await driver.executeScript((focused: HTMLElement) => focused.focus(), list);
        await driver.actions().sendKeys(option).perform();
      }),
    shows: (text) =>
      patiently(
        driver,
        `the text ${text}`,
        async () =>
          (await enter(driver, place)) && text.test(await driver.executeScript<string>(shownText, place)),
      ),
  };
}

/** The page was drawn anew, or another page came, before the driver used what it had found. It then did nothing. */
const DRAWN_ANEW = [
  error.NoSuchElementError,
  error.NoSuchFrameError,
  error.StaleElementReferenceError,
] as const;

/** Repeats until it returns true. */
async function patiently(driver: WebDriver, what: string, attempt: () => Promise<boolean>): Promise<void> {
  const isDone = async () => {
    try {
      return await attempt();
    } catch (failure) {
      if (DRAWN_ANEW.some((kind) => failure instanceof kind)) return false;
      throw failure;
    }
  };
  await driver.wait(isDone, PATIENCE_MS, what);
}

/** Turns the driver to the document of the counter. @returns false while the page has no frame yet */
async function enter(driver: WebDriver, place: CounterPlace): Promise<boolean> {
  await driver.switchTo().defaultContent();
  if (place !== "frame") return true;
  const [frame] = await driver.findElements(By.css("iframe"));
  if (frame !== undefined) await driver.switchTo().frame(frame);
  return frame !== undefined;
}

type Wanted = { readonly text: string; readonly whole: boolean } | { readonly pattern: string };

/** Runs in the page. */
function findControl(place: CounterPlace, selector: string, wanted: Wanted): Element | null {
  const root = place === "portal" ? document : document.querySelector("kaunter-pay")?.shadowRoot;
  const spoken = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  for (const found of root?.querySelectorAll<HTMLElement>(selector) ?? []) {
    const label =
      found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found.labels?.[0] : undefined;
    const name = spoken(label?.textContent ?? found.getAttribute("aria-label") ?? found.textContent);
    const isWanted =
      "pattern" in wanted
        ? new RegExp(wanted.pattern).test(name)
        : wanted.whole
          ? name === spoken(wanted.text)
          : name.includes(spoken(wanted.text));
    const pressed = found.matches("[type=radio]") && label ? label : found;
    if (!isWanted || !pressed.checkVisibility() || pressed.matches(":disabled")) continue;
    pressed.scrollIntoView({ block: "center", behavior: "instant" });
    return pressed;
  }
  return null;
}

/** Runs in the page. */
function shownText(place: CounterPlace): string {
  const root = place === "portal" ? document.body : document.querySelector("kaunter-pay")?.shadowRoot;
  return [...(root?.children ?? [])].map((part) => (part as HTMLElement).innerText ?? "").join("\n");
}
