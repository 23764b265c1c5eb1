import { useState } from "react";
import { type Destination, useEnvironment } from "../../../src/screens/environment.tsx";
import { loadCart } from "../../../src/stores/cart.ts";
import { Heading } from "../../../src/ui/text/Heading.tsx";
import { HeadingLevel } from "../../../src/ui/text/HeadingLevel.tsx";

const PLACES: readonly Destination["screen"][] = [
  "home",
  "search",
  "cart",
  "checkout",
  "fpx_checkout",
  "confirmation",
  "receipt",
  "requery",
  "refund",
  "licence",
];

/** A screen that shows its environment, has a text field and state, and does everything that a screen may request. */
export function Probe() {
  const environment = useEnvironment();
  const [count, setCount] = useState(0);
  const [handle, setHandle] = useState("");
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error("the probe was told to break");
  const given = {
    council: environment.council,
    charge: environment.charge,
    account: environment.account,
    payment: environment.payment,
    portal: environment.portal,
    arrived: environment.arrived,
    cart: environment.hrefOf({ screen: "cart" }),
    back: environment.returnAddress(),
  };
  return (
    <>
      <Heading>Probe</Heading>
      <HeadingLevel>
        <Heading>Part</Heading>
        <HeadingLevel>
          <Heading>Part of it</Heading>
        </HeadingLevel>
      </HeadingLevel>
      <pre>{JSON.stringify(given)}</pre>
      <input aria-label="typed" />
      <button type="button" name="count" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <button type="button" name="break" onClick={() => setBroken(true)} />
      <button type="button" name="handle" onClick={() => setHandle(String(environment.takeReturnHandle()))}>
        {handle}
      </button>
      <button type="button" name="load" onClick={() => void loadCart().then(() => setHandle("loaded"))}>
        {handle}
      </button>
      <button type="button" name="ready" onClick={() => environment.report({ type: "ready" })} />
      <button type="button" name="fail" onClick={() => environment.report(FAILURE)} />
      <button type="button" name="recover" onClick={() => environment.report({ type: "recovered" })} />
      <button
        type="button"
        name="paid"
        onClick={() => environment.report({ type: "payment", status: "paid" })}
      />
      <button type="button" name="leave" onClick={() => setHandle(String(environment.mayLeave()))} />
      {PLACES.map((screen) => (
        <button key={screen} type="button" name={screen} onClick={() => environment.navigate({ screen })} />
      ))}
    </>
  );
}

const FAILURE = { type: "error", kind: "unreachable", code: "unreachable" } as const;
