import type { TFunction } from "i18next";
import type { Statement } from "../../domain/statement.ts";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { factsOf } from "../../verify/shownOutcome.ts";
import { CouncilName } from "../parts/CouncilName.tsx";

/** The facts of a genuine document, for comparison with the paper. They name no person. */
export function StatedFacts({ statement, t }: { readonly statement: Statement; readonly t: TFunction }) {
  const issuers = statement.kind === "receipt" ? statement.issuers : [statement.issuer];
  const councils = (
    <Stack gap="hair">
      {issuers.map((code) => (
        <CouncilName key={code} code={code} />
      ))}
    </Stack>
  );
  const facts = factsOf(statement).map(([fact, value]) => ({
    term: t(`verify.fact.${fact}`),
    value: <bdi translate="no">{value}</bdi>,
  }));
  return (
    <Card as="section">
      <Stack>
        <Heading>{t("verify.stated")}</Heading>
        <DescriptionList
          align="start"
          rows={[
            { term: t("verify.fact.kind"), value: t(`verify.kind.${statement.kind}`) },
            { term: t("verify.fact.council"), value: councils },
            ...facts,
          ]}
        />
        <Text tone="muted">{t("verify.compare")}</Text>
      </Stack>
    </Card>
  );
}
