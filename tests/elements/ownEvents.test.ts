import { expect, onTestFinished, test } from "vitest";
import { keepEvents } from "../../widgets/ownEvents.ts";

/** A page's handlers of keys and clicks mistake an element for something else. They must not reach inside. */

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

/** Records the page's events of these types, and cancels each one that can be cancelled. */
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

test("the page does not hear typing inside an element, and cannot cancel it", () => {
  const { text } = place();
  const heard = pageHears("keydown", "keypress", "keyup", "paste");
  for (const type of ["keydown", "keypress", "keyup"])
    expect(text.dispatchEvent(key(type, "Backspace"))).toBe(true);
  expect(text.dispatchEvent(new Event("paste", { bubbles: true, composed: true, cancelable: true }))).toBe(
    true,
  );
  expect(heard).toEqual([]);
});

test.each(["Tab", "Escape"])("the page hears %s too, because it leads out of the element", (name) => {
  const { text } = place();
  const heard = pageHears("keydown");
  text.dispatchEvent(key("keydown", name));
  expect(heard).toHaveLength(1);
});

test("the page learns that something inside was pressed, and cannot cancel it", () => {
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

test("the page may handle a press on the tag's own link", () => {
  const { link } = place();
  const heard = pageHears("click");
  link.click();
  expect(heard.map(({ target }) => target)).toEqual([link]);
});
