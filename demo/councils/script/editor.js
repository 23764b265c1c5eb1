// What the editor of a content management system does to a page while somebody is on it.

const element = () => document.querySelector("kaunter-pay");

const doings = {
  /** Puts the element into the other column. */
  alih() {
    const [first, second] = document.querySelectorAll(".lajur");
    (first.contains(element()) ? second : first).appendChild(element());
  },
  /** Puts a frame around the element. */
  bingkai() {
    const frame = document.createElement("div");
    const framed = element();
    framed.replaceWith(frame);
    frame.append(framed);
  },
  /** Shows the element in the document of a frame, and takes it back. */
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
  /** Writes the columns anew from their own markup. */
  simpan() {
    const columns = document.querySelector(".dua-lajur");
    const { innerHTML } = columns;
    columns.innerHTML = innerHTML;
  },
};

addEventListener("DOMContentLoaded", () => {
  for (const button of document.querySelectorAll("button[data-buat]"))
    button.addEventListener("click", () => doings[button.dataset.buat]());
  // as many a theme does once the page is there
  doings.alih();
  doings.simpan();
});
