import { useEffect, useState } from "react";

/** Milliseconds. A picker tells of dozens of colours in a second; browsers refuse an address that changes as often. */
const STILL = 250;

/** The value once it has stood still for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const still = setTimeout(() => settle(value), STILL);
    return () => clearTimeout(still);
  }, [value]);
  return settled;
}
