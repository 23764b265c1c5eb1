import { expect, onTestFinished, test } from "vitest";
import { keepEvents } from "../../widgets/ownEvents.ts";

/** A page's rules about keys and clicks take an element for what it is not, and must not reach inside. */

function place() {
  const element = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => element.remove());
  element.innerHTML = '<a href="#fallback">Pay here</a>';
  const root = element.attachShadow({ mode: "open" });
  root.innerHTML = '<input type="text"><input type="checkbox"><slot></slot>';
  keepEvents(root);
  const [text, box] = root.querySelectorAll("input");
  return { element, text: text!, box: box!, link: element.querySelector("a")! };
}

/** What the page hears, and cancels whenever it can. */
function pageHears(...types: readonly string[]) {
  const heard: Event[] = [];
  const rule = (event: Event) => {
    heard.push(event);
    event.preventDefault();
  };
  for (const type of types) {
    document.addEventListener(type, rule);
    onTestFinished(() => document.removeEventListener(type, rule));
  }
  return heard;
}

const key = (type: string, name: string) =>
  new KeyboardEvent(type, { key: name, bubbles: true, composed: true, cancelable: true });

test("what is typed inside is not heard by the page, and not cancelled", () => {
  const { text } = place();
  const heard = pageHears("keydown", "keypress", "keyup", "paste");
  for (const type of ["keydown", "keypress", "keyup"])
    expect(text.dispatchEvent(key(type, "Backspace"))).toBe(true);
  expect(text.dispatchEvent(new Event("paste", { bubbles: true, composed: true, cancelable: true }))).toBe(
    true,
  );
  expect(heard).toEqual([]);
});

test.each(["Tab", "Escape"])("%s is the page's too: it leads out of the element", (name) => {
  const { text } = place();
  const heard = pageHears("keydown");
  text.dispatchEvent(key("keydown", name));
  expect(heard).toHaveLength(1);
});

test("the page is told that something inside was pressed, and cannot undo it", () => {
  const { element, box } = place();
  const heard = pageHears("mousedown", "click");
  box.click();
  expect(box.checked).toBe(true);
  expect(heard.map(({ type, target, cancelable }) => ({ type, target, cancelable }))).toEqual([
    { type: "click", target: element, cancelable: false },
  ]);
});

test("a press inside presses nothing around the element", () => {
  const { element, box } = place();
  const around = document.body.appendChild(document.createElement("a"));
  onTestFinished(() => around.remove());
  around.href = "#around";
  around.append(element);
  const before = location.hash;
  box.click();
  expect(box.checked).toBe(true);
  expect(location.hash).toBe(before);
});

test("a press on the tag's own link is the page's", () => {
  const { link } = place();
  const heard = pageHears("click");
  link.click();
  expect(heard.map(({ target }) => target)).toEqual([link]);
});
