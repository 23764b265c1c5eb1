import { type ReactNode, useEffect } from "react";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { Loading } from "../parts/Loading.tsx";
import type { FORMS as Forms } from "./forms.ts";
import { lazyModule, useLazyModule } from "./lazyModule.tsx";

/** The forms that some charges need, in one chunk with the form library. */
export const FORMS = lazyModule(async () => (await import("./forms.ts")).FORMS);

/** Renders a form once its code is loaded. While the device is offline, it shows that fault instead. */
export function WithForms(props: { readonly children: (forms: typeof Forms) => ReactNode }) {
  const { code, fault, load } = useLazyModule(FORMS);
  useEffect(load, [load]);
  if (code !== undefined) return props.children(code);
  return fault ? <FaultNotice fault={fault} onRetry={load} /> : <Loading shape="block" lines={4} />;
}
