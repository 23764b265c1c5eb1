import styled from "@emotion/styled";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CouncilCode } from "../../domain/councils.ts";
import {
  type FramedLicence,
  languageAddress,
  licenceFrameAddress,
  readFrameHeight,
} from "../../domain/embed/licenceFrame.ts";
import type { Language } from "../../domain/language.ts";
import { type LicenceKey, licenceValue } from "../../domain/licenceKey.ts";
import type { RenewedLicence } from "../../domain/schemas/renewedLicence.ts";
import { takeLicenceHandle } from "../../payment/journal.ts";
import { useEnvironment } from "../environment.tsx";
import { Loading } from "../parts/Loading.tsx";
import { useReady } from "../parts/reportToPage.ts";
import { usePageLanguage } from "../parts/texts.ts";

/** `Cross-Origin-Embedder-Policy` blocks a frame without any sign, so the element waits no longer than this. */
const PATIENCE_MS = 8_000;

/** The height of the frame in CSS pixels until the frame reports it. */
const FIRST_HEIGHT = 600;

/** The frame and, until the frame has its licence, the placeholder in front of it. They share one place, so that nothing moves. */
const Place = styled.div`
  display: grid;
  min-block-size: ${FIRST_HEIGHT}px;

  & > * {
    grid-area: 1 / 1;
  }

  &[data-shown] {
    min-block-size: 0;
  }
`;

const Framed = styled.iframe`
  display: block;
  inline-size: 100%;
  border: 0;

  &[data-waiting] {
    visibility: hidden;
  }
`;

/**
 * A licence on a council's page: a frame of the portal's own page, because the scripts of the page around must not read the holder's
 * name, address and photo. A single-use handle from the return from the bank opens it. Its buttons save and print it from inside.
 * @param props.otherwise shown without a handle, and when the frame shows no licence
 */
export function LicenceInFrame(props: {
  readonly licence: LicenceKey;
  readonly council: CouncilCode;
  readonly otherwise: ReactNode;
}) {
  const { licence, council, otherwise } = props;
  const { t } = useTranslation();
  const { portal, isTest = false } = useEnvironment();
  const language = usePageLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const height = useFrameHeight(frame, portal);
  const opened = useOpenedLicence({ council, licence: licenceValue(licence) }, { language, isTest });
  const isWaiting = opened !== "no handle" && height === undefined;
  useFrameLanguage(frame, isWaiting ? undefined : opened, language);
  useReady(!isWaiting);
  if (opened === "no handle" || height === 0) return otherwise;
  return (
    <Place data-shown={isWaiting ? undefined : ""}>
      {opened !== undefined && (
        <Framed
          ref={frame}
          src={licenceFrameAddress(portal, opened)}
          title={t("licence.frame.name", { number: licence.number })}
          height={height ?? FIRST_HEIGHT}
          data-waiting={isWaiting ? "" : undefined}
        />
      )}
      {isWaiting && <Loading shape="block" lines={6} />}
    </Place>
  );
}

type Opened = FramedLicence | "no handle" | undefined;

/** Takes the licence's handle, once because it is then used up. Another language does not open the licence again. */
function useOpenedLicence(named: RenewedLicence, reader: Omit<FramedLicence, "handle">): Opened {
  const [opened, setOpened] = useState<Opened>();
  const isOpened = useRef(false);
  const open = useEffectEvent(() => {
    const handle = takeLicenceHandle(named);
    setOpened(handle === undefined ? "no handle" : { handle, ...reader });
  });
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    open();
  }, []);
  return opened;
}

/** The height that the frame reports, 0 when it shows no licence, and undefined before that. */
function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>, portal: string): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const { origin } = new URL(portal);
    const giveUp = () => setHeight((now) => now ?? 0);
    const patience = setTimeout(giveUp, PATIENCE_MS);
    const onMessage = (message: MessageEvent<unknown>) => {
      const asked = readFrameHeight(message.data);
      if (asked === undefined || message.origin !== origin) return;
      if (message.source === frame.current?.contentWindow) setHeight(asked);
    };
    const onViolation = (violation: SecurityPolicyViolationEvent) => {
      const { disposition, effectiveDirective, blockedURI } = violation;
      // a policy that only reports blocks nothing
      if (disposition !== "enforce") return;
      if (effectiveDirective === "frame-src" && blockedURI.startsWith(origin)) giveUp();
    };
    addEventListener("message", onMessage);
    document.addEventListener("securitypolicyviolation", onViolation);
    return () => {
      clearTimeout(patience);
      removeEventListener("message", onMessage);
      document.removeEventListener("securitypolicyviolation", onViolation);
    };
  }, [frame, portal]);
  return height;
}

/** Changes the frame's language. A new `src` would be a step in the history of the council's page. */
function useFrameLanguage(frame: RefObject<HTMLIFrameElement | null>, opened: Opened, language: Language) {
  const { portal } = useEnvironment();
  const sent = useRef<Language>(undefined);
  useEffect(() => {
    if (opened === undefined || opened === "no handle") return;
    if ((sent.current ?? opened.language) === language) return;
    sent.current = language;
    frame.current?.contentWindow?.location.replace(languageAddress(portal, language));
  }, [frame, opened, portal, language]);
}
