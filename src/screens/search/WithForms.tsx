import { type ReactNode, useEffect } from "react";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { Loading } from "../parts/Loading.tsx";
import type { FORMS as Forms } from "./forms.ts";
import { lazyModule, useLazyModule } from "./lazyModule.ts";

/** The forms that some of what is paid asks to be filled in, with the library that they stand on. */
export const FORMS = lazyModule(async () => (await import("./forms.ts")).FORMS);

/** Draws a form once its code is there, and says it where there is no network to fetch it by. */
export function WithForms(props: { readonly children: (forms: typeof Forms) => ReactNode }) {
  const { code, fault, load } = useLazyModule(FORMS);
  useEffect(load, [load]);
  if (code !== undefined) return props.children(code);
  return fault ? <FaultNotice fault={fault} onRetry={load} /> : <Loading shape="block" lines={4} />;
}
