import type { ServiceLine } from "../../charges/index.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { CouncilName } from "../parts/CouncilName.tsx";

/** What a payment is for: a line for each charge type of each council, with how many bills there are of it. */
export function PaidFor({ lines }: { readonly lines: readonly ServiceLine[] }) {
  const { t } = useTranslation();
  const kinds = new Set(lines.map(kindOf));
  return [...kinds].map((kind) => {
    const [line, ...others] = lines.filter((one) => kindOf(one) === kind);
    if (line === undefined) return null;
    const name = t(`charges.name.${line.type}`);
    return (
      <Text key={kind} as="div" size="small">
        {others.length === 0 ? name : `${name} (${others.length + 1})`}
        {", "}
        <Text as="span" tone="muted">
          <CouncilName code={line.council} />
        </Text>
      </Text>
    );
  });
}

function kindOf({ council, type }: ServiceLine): string {
  return `${council} ${type}`;
}
