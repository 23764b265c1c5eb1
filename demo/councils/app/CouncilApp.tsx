import { useState } from "react";
import type { CouncilCode } from "../../../src/domain/councils.ts";

const LANGUAGES = ["ms", "en"] as const;

/** A council's own application. It renders the counter among its own parts, and renders again at every change. */
export function CouncilApp({ council, link }: { readonly council: CouncilCode; readonly link: string }) {
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]>("ms");
  const [parts, setParts] = useState(["kaunter", "waktu"]);
  const [isOpen, setOpen] = useState(true);
  const [items, setItems] = useState(0);
  const [payment, setPayment] = useState("belum ada");
  return (
    <>
      <p>
        <button type="button" onClick={() => setLanguage(language === "ms" ? "en" : "ms")}>
          Tukar bahasa
        </button>{" "}
        <button type="button" onClick={() => setParts(parts.toReversed())}>
          Susun semula
        </button>{" "}
        <button type="button" onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Tutup kaunter" : "Buka kaunter"}
        </button>
      </p>
      <p role="status">
        Item dalam troli: {items}. Bayaran: {payment}.
      </p>
      {parts.map((part) => (
        <section key={part}>
          {part === "waktu" && <p>Kaunter di pejabat: Isnin hingga Jumaat, 8.00 pagi - 5.00 petang.</p>}
          {part === "kaunter" && isOpen && (
            <kaunter-pay
              council={council}
              lang={language}
              onkaunter-cart-change={(event) => setItems(event.detail.count)}
              onkaunter-payment={(event) => setPayment(event.detail.status)}
            >
              <a href={link}>Bayar di sini</a>
            </kaunter-pay>
          )}
        </section>
      ))}
    </>
  );
}
