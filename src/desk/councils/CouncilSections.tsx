import { useState } from "react";
import { changeCouncilData, decideSite, undoCouncilChange } from "../../api/councilData.ts";
import type { CouncilDataAnswer } from "../../api/schemas/councils/councilData.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { may } from "../../domain/roles.ts";
import { Divided } from "../../ui/layout/Divided.tsx";
import { ChangeFault } from "../parts/ChangeFault.tsx";
import { DoneMark } from "../parts/DoneMark.tsx";
import { useDeskRoles } from "../parts/useDeskUser.ts";
import { ContactForm } from "./ContactForm.tsx";
import { CouncilChanges } from "./CouncilChanges.tsx";
import { CouncilKeys } from "./CouncilKeys.tsx";
import { CouncilSeller } from "./CouncilSeller.tsx";
import { CrestForm } from "./CrestForm.tsx";
import { DomainsForm, type SiteDecision } from "./DomainsForm.tsx";
import { OriginsForm } from "./OriginsForm.tsx";
import { SignerForm } from "./SignerForm.tsx";
import { type SectionProps, useCouncilStep } from "./useCouncilStep.ts";

/** The data of one council, each section with its own form. A form that was saved leaves the input of the others as it is. */
export function CouncilSections(props: {
  readonly council: CouncilCode;
  readonly first: CouncilDataAnswer;
  readonly onReload: () => void;
}) {
  const { council } = props;
  const roles = useDeskRoles();
  const [{ revision, data, sites }, setShown] = useState(props.first);
  const { take, busy, said, failed } = useCouncilStep(setShown);
  const mayChange = may(roles, "councils.change", council);
  const mayChangeSites = may(roles, "councils.sites");
  /** The section of the last change. */
  const [acting, setActing] = useState<string>();
  const outcome = (
    <>
      {/* a form that was saved is drawn anew, without the button that had the focus */}
      <DoneMark said={said} takesFocus />
      <ChangeFault {...failed} onReload={props.onReload} />
    </>
  );
  const sectionOf = (name: string, mayChangeIt = mayChange): SectionProps => ({
    busy,
    outcome: acting === name && outcome,
    ...(mayChangeIt && {
      onChange: (change) => {
        setActing(name);
        return take((client) => changeCouncilData(client, council, revision, change));
      },
    }),
  });
  return (
    <Divided>
      <ContactForm
        key={`contact ${JSON.stringify(data.contact)}`}
        contact={data.contact}
        {...sectionOf("contact")}
      />
      <CrestForm key={`crest ${data.logo}`} council={council} hash={data.logo} {...sectionOf("crest")} />
      <SignerForm
        key={`signer ${JSON.stringify([data.signer, data.signature])}`}
        council={council}
        signer={data.signer}
        signature={data.signature}
        {...sectionOf("signer")}
      />
      <OriginsForm
        key={`origins ${data.origins.join()}`}
        origins={data.origins}
        {...sectionOf("origins", mayChangeSites)}
      />
      <DomainsForm
        key={`domains ${data.domains.join()}`}
        domains={data.domains}
        sites={sites}
        {...(mayChangeSites && {
          onDecide: (decision: SiteDecision, origin: string) => {
            setActing("domains");
            void take((client) => decideSite(client, council, decision, origin));
          },
        })}
        {...sectionOf("domains", mayChangeSites)}
      />
      <CouncilSeller council={council} mayChange={may(roles, "councils.seller")} />
      <CouncilKeys council={council} mayChange={may(roles, "councils.keys")} />
      <CouncilChanges
        key={`changes ${revision}`}
        council={council}
        busy={busy}
        outcome={acting === "changes" && outcome}
        mayChangeSites={mayChangeSites}
        {...(mayChange && {
          onUndo: (id: string) => {
            setActing("changes");
            void take((client) => undoCouncilChange(client, council, revision, id));
          },
        })}
      />
    </Divided>
  );
}
