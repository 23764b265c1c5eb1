/* Tabs as many sites have them, and the code that a webmaster adds for a counter inside a tab. */

function openPanel(panel) {
  for (const other of document.querySelectorAll("[role=tabpanel]")) {
    const isOpen = other === panel;
    if (other.dataset.closes === "hidden") other.hidden = !isOpen;
    else {
      other.inert = !isOpen;
      other.classList.toggle("closed", !isOpen);
    }
    document.querySelector(`[aria-controls="${other.id}"]`).setAttribute("aria-selected", String(isOpen));
  }
}

function panelOf(part) {
  return part.closest("[role=tabpanel]");
}

document.addEventListener("click", ({ target }) => {
  const tab = target instanceof Element ? target.closest("[role=tab]") : null;
  if (tab) openPanel(document.getElementById(tab.getAttribute("aria-controls")));
});

// From the search to the cart, which is in another tab.
document.addEventListener("kaunter-navigate", ({ target, detail }) => {
  if (target.localName === "kaunter-search" && detail.screen !== "search")
    openPanel(panelOf(document.querySelector("kaunter-pay")));
});

// After the return from the bank, the page loads again and shows its first tab. This opens the payment's tab.
document.addEventListener("kaunter-payment", ({ target }) => {
  if (target.checkVisibility({ contentVisibilityAuto: true })) return;
  openPanel(panelOf(target));
  target.focus();
});
