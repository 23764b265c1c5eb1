/* Tabs as many sites have them, and what a webmaster adds for a counter that stands in one. */

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

// From the search to the cart, which stands in another tab.
document.addEventListener("kaunter-navigate", ({ target, detail }) => {
  if (target.localName === "kaunter-search" && detail.screen !== "search")
    openPanel(panelOf(document.querySelector("kaunter-pay")));
});

// Back from the bank: the page is opened anew, with its first tab.
document.addEventListener("kaunter-payment", ({ target }) => {
  if (target.checkVisibility({ contentVisibilityAuto: true })) return;
  openPanel(panelOf(target));
  target.focus();
});
