import { onTestFinished } from "vitest";

/** Puts the markup on the test's page until the test ends. */
export function place(html: string): HTMLElement {
  const ground = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => ground.remove());
  ground.innerHTML = html;
  return ground;
}

/** The environment of the probe inside the element. */
export function given(element: Element): Record<string, unknown> {
  return JSON.parse(element.shadowRoot?.querySelector("pre")?.textContent ?? "{}");
}

export function press(element: Element, name: string): void {
  element.shadowRoot?.querySelector<HTMLButtonElement>(`button[name="${name}"]`)?.click();
}

export function textOf(element: Element, name: string): string | null | undefined {
  return element.shadowRoot?.querySelector(`button[name="${name}"]`)?.textContent;
}
