import { type SyntheticEvent, useState } from "react";

/** The fields that hold a part of a time. The browser alone knows it, and the field's value is then empty. */
export function useIncomplete<Name extends string>() {
  const [incomplete, setIncomplete] = useState<readonly Name[]>([]);
  const look = (name: Name, { validity }: HTMLInputElement) =>
    setIncomplete((names) => [...names.filter((one) => one !== name), ...(validity.badInput ? [name] : [])]);
  const looking = (name: Name) => ({
    onInvalid: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => look(name, currentTarget),
    onBlur: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
      incomplete.includes(name) && look(name, currentTarget),
  });
  return { incomplete, look, looking };
}
