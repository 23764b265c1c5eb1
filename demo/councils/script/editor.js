// Imitates the editor of a content management system, which changes a page while somebody uses it.

const element = () => document.querySelector("kaunter-pay");

const doings = {
  /** Moves the element to the other column. */
  alih() {
    const [first, second] = document.querySelectorAll(".lajur");
    (first.contains(element()) ? second : first).appendChild(element());
  },
  /** Wraps the element in a div. */
  bingkai() {
    const frame = document.createElement("div");
    const framed = element();
    framed.replaceWith(frame);
    frame.append(framed);
  },
  /** Moves the element into an iframe's document and back. */
  pratonton() {
    const frame = document.createElement("iframe");
    frame.title = "Pratonton";
    const taken = element();
    const home = taken.parentElement;
    home.append(frame);
    frame.contentDocument.body.append(taken);
    home.append(frame.contentDocument.body.querySelector("kaunter-pay"));
    frame.remove();
  },
  /** Rewrites the columns from their own markup. */
  simpan() {
    const columns = document.querySelector(".dua-lajur");
    const { innerHTML } = columns;
    columns.innerHTML = innerHTML;
  },
};

addEventListener("DOMContentLoaded", () => {
  for (const button of document.querySelectorAll("button[data-buat]"))
    button.addEventListener("click", () => doings[button.dataset.buat]());
  // Many themes do this as soon as the page has loaded.
  doings.alih();
  doings.simpan();
});
