import { type ReactNode, useEffect } from "react";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { Loading } from "../parts/Loading.tsx";
import type { FORMS as Forms } from "./forms.ts";
import { FORMS } from "./lazyModule.ts";
import { useLazyModule } from "./useLazyModule.ts";

/** Draws a form once its code is there, and says it where there is no network to fetch it by. */
export function WithForms(props: { readonly children: (forms: typeof Forms) => ReactNode }) {
  const { code, fault, load } = useLazyModule(FORMS);
  useEffect(load, [load]);
  if (code !== undefined) return props.children(code);
  return fault ? <FaultNotice fault={fault} onRetry={load} /> : <Loading shape="block" lines={4} />;
}
