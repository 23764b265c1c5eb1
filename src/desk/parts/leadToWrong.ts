/** Leads to the first wrong field of a form that was submitted, when the page has shown what is wrong. */
export function leadToWrong(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
