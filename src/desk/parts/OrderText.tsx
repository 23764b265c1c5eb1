/** The letter and the day at the beginning of an order number, such as "K261121". */
const DAY_LENGTH = 7;

/** An order number. Where there is no room, it wraps after its day. */
export function OrderText({ children }: { readonly children: string }) {
  return (
    <span translate="no">
      {children.slice(0, DAY_LENGTH)}
      <wbr />
      {children.slice(DAY_LENGTH)}
    </span>
  );
}
