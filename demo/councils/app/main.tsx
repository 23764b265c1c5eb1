import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { isCouncilCode } from "../../../src/domain/councils.ts";
import { CouncilApp } from "./CouncilApp.tsx";

/** Starts the application in the page's element for it, with the settings from the element's data attributes. */
const place = document.getElementById("aplikasi");
const { council, link = "" } = place?.dataset ?? {};
if (place !== null && isCouncilCode(council))
  createRoot(place).render(
    <StrictMode>
      <CouncilApp council={council} link={link} />
    </StrictMode>,
  );
