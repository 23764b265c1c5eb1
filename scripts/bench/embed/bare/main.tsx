import { useState } from "react";
import { createRoot } from "react-dom/client";

/** The least that a field in React costs. The elements' budgets are multiples of it. */
function BarePage() {
  const [number, setNumber] = useState("");
  return (
    <label>
      Nombor
      <input value={number} onChange={(event) => setNumber(event.target.value)} />
    </label>
  );
}

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<BarePage />);
