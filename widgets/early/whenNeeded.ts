/** What a citizen does in a form, or is about to; every press and key comes after one of these. */
const USED = ["focusin", "pointerenter", "click", "input"];

/**
 * Resolves when the program behind the form is needed: it is nearer to the window than the window is high, or is used. Each that is
 * at work weighs on the page, where many may stand that nobody looks at. One that is hidden is not near.
 */
export function whenNeeded(form: HTMLElement): Promise<void> {
  return new Promise((need) => {
    if (!window.IntersectionObserver) return need();
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && use(), {
      rootMargin: "100%",
    });
    const use = () => {
      observer.disconnect();
      need();
    };
    observer.observe(form);
    for (const type of USED) form.addEventListener(type, use, { once: true });
  });
}
