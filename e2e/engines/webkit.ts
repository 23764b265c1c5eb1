import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { env } from "node:process";
import { createInterface } from "node:readline";
import { Builder, By, Capabilities, type WebDriver, type WebElement } from "selenium-webdriver";
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
/** The browser opens windows, so it needs a screen. */
const SCREEN = "/usr/bin/Xvfb";

export const WEBKIT_ENGINE: Engine = {
  name: "WebKit",
  missing:
    BROWSER && [DRIVER, SCREEN].every(existsSync)
      ? undefined
      : "WebKitGTK is not installed here: install webkit2gtk-driver and xvfb",
  start: async () => {
    const screen = await startScreen();
    const port = await freePort();
    const service = new DriverService(DRIVER, {
      port,
      hostname: "127.0.0.1",
      args: [`--port=${port}`, "--host=127.0.0.1"],
      env: { ...env, DISPLAY: screen.name },
    });
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(
        new Capabilities().set("browserName", "MiniBrowser").set("webkitgtk:browserOptions", {
          binary: BROWSER,
          args: ["--automation"],
        }),
      )
      .build();
    return {
      ...visitorWith(driver),
      close: async () => {
        await driver.quit();
        await service.kill();
        screen.process.kill();
      },
    };
  },
};

/** Starts a screen in memory. @returns its name for `DISPLAY` */
async function startScreen(): Promise<{ readonly name: string; readonly process: ChildProcess }> {
  // it writes the number of a free display to this file descriptor, as soon as it is ready
  const screen = spawn(SCREEN, ["-displayfd", "1", "-nolisten", "tcp", "-screen", "0", "1280x1024x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(createInterface(screen.stdout), "line");
  return { name: `:${number}`, process: screen };
}

function visitorWith(driver: WebDriver): Omit<Visitor, "close"> {
  return {
    open: (address) => driver.get(address),
    address: async () => {
      await driver.switchTo().defaultContent();
      return driver.getCurrentUrl();
    },
    counter: (place) => counterAt(driver, place),
    approve: async () => {
      await driver.switchTo().defaultContent();
      const button = await driver.wait(
        async () => (await driver.findElements(By.css("button[name=choice][value=approve]")))[0],
        PATIENCE_MS,
        "the bank's button",
      );
      await button?.click();
    },
  };
}

function counterAt(driver: WebDriver, place: CounterPlace): Counter {
  /** Waits for a visible control. For a radio button it is the label, which a citizen presses. */
  const control = async (selector: string, name: string | RegExp, whole: boolean): Promise<WebElement> => {
    const found = await driver.wait(
      async () => {
        if (!(await enter(driver, place))) return undefined;
        const wanted = typeof name === "string" ? { text: name, whole } : { pattern: name.source };
        return driver.executeScript<WebElement | null>(findControl, place, selector, wanted);
      },
      PATIENCE_MS,
      `a control ${name}`,
    );
    if (found === null || found === undefined) throw new Error(`no control ${name}`);
    return found;
  };
  return {
    press: async (name) => (await control("button, a[href]", name, true)).click(),
    choose: async (name) => (await control("input[type=radio]", name, true)).click(),
    type: async (name, text) => (await control("input", name, false)).sendKeys(text),
    select: async (name, option) => {
      const list = await control("select", name, false);
      await list.findElement(By.xpath(`.//option[normalize-space()="${option}"]`)).click();
    },
    shows: async (text) => {
      await driver.wait(
        async () => (await enter(driver, place)) && text.test(await driver.executeScript(shownText, place)),
        PATIENCE_MS,
        `the text ${text}`,
      );
    },
  };
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
    if (isWanted && pressed.checkVisibility() && !pressed.matches(":disabled")) return pressed;
  }
  return null;
}

/** Runs in the page. */
function shownText(place: CounterPlace): string {
  const root = place === "portal" ? document.body : document.querySelector("kaunter-pay")?.shadowRoot;
  return [...(root?.children ?? [])].map((part) => (part as HTMLElement).innerText ?? "").join("\n");
}
