import { type ReactNode, useCallback, useState } from "react";
import { readRefund } from "../../api/refunds.ts";
import type { ShownRefund } from "../../api/schemas/refund.ts";
import type { OrderNumber } from "../../domain/identifiers.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { Loading } from "../../screens/parts/Loading.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { useDeskRead } from "../parts/useDeskRead.ts";

/** Reads the refund of a payment, and shows it as it is after each step. */
export function ReadRefund(props: {
  readonly order: OrderNumber;
  readonly children: (refund: ShownRefund, onFresh: (refund: ShownRefund) => void) => ReactNode;
}) {
  const client = useOwnClient();
  const { order, children } = props;
  const { reading, again } = useDeskRead(useCallback(() => readRefund(client, order), [client, order]));
  const [fresh, setFresh] = useState<ShownRefund>();
  if (reading.status === "looking" && fresh === undefined) return <Loading shape="block" lines={4} />;
  const refund = fresh ?? (reading.status === "read" ? reading.value : undefined);
  return refund === undefined ? (
    <DeskFault fault={reading.status === "fault" ? reading.fault : undefined} onRetry={again} />
  ) : (
    children(refund, setFresh)
  );
}
