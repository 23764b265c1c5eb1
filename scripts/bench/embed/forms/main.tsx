import { useState } from "react";
import { createRoot } from "react-dom/client";

/** Forms of React alone with as many nodes as a search: the least that a used element can hold of the heap. */

const CHOICES = ["assessment", "compound", "license", "market", "parking", "charge"];

function BareForm() {
  const [choice, setChoice] = useState(CHOICES[0]);
  const [number, setNumber] = useState("");
  return (
    <section>
      <div>
        <h2>Semak bil</h2>
        <p>
          <span>Majlis</span>
        </p>
        <p>Nombor pada bil</p>
      </div>
      <form>
        <div>
          <fieldset>
            <legend>Jenis</legend>
            <div>
              {CHOICES.map((one) => (
                <label key={one}>
                  <input type="radio" checked={one === choice} onChange={() => setChoice(one)} />
                  <span>{one}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <div>
            <label htmlFor="number">Nombor</label>
            <p>Contoh</p>
            <input id="number" value={number} onChange={(event) => setNumber(event.target.value)} />
          </div>
          <div>
            <button type="submit">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m21 21-4.34-4.34" />
                <circle cx="11" cy="11" r="8" />
              </svg>
              Cari
            </button>
            <button type="button">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M3 7V5a2 2 0 0 1 2-2h2" />
                <path d="M17 3h2a2 2 0 0 1 2 2v2" />
                <path d="M21 17v2a2 2 0 0 1-2 2h-2" />
                <path d="M7 21H5a2 2 0 0 1-2-2v-2" />
                <path d="M7 12h10" />
              </svg>
              Imbas
            </button>
          </div>
        </div>
      </form>
      <div>
        <div role="status" />
        <div role="alert" />
      </div>
    </section>
  );
}

declare global {
  interface Window {
    /** Counts the forms (usedHeap.ts). */
    readyForBench: number;
    /** Draws one more form, in a shadow root and with a React root of its own, as an element does. */
    drawForm(): void;
  }
}

window.drawForm = () => {
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place.attachShadow({ mode: "open" })).render(<BareForm />);
  window.readyForBench += 1;
};
