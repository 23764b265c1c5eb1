import type { i18n } from "i18next";
import { DEFAULT_COUNCIL } from "../../domain/councils.ts";
import type { Language } from "../../domain/language.ts";
import { LanguageProvider } from "../../i18n/LanguageProvider.tsx";
import { EnvironmentProvider, type ScreenEnvironment } from "../../screens/environment.tsx";
import { HomeScreen } from "../../screens/home/HomeScreen.tsx";
import { Loading } from "../../screens/parts/Loading.tsx";
import { Column } from "../../ui/layout/Column.tsx";
import { PageFrame } from "../../ui/layout/PageFrame.tsx";
import { UiRoot } from "../../ui/UiRoot.tsx";
import { DEVICE } from "../deviceKeeper.ts";
import { Footer } from "../Footer.tsx";
import { hashOf } from "../route.ts";
import { TopBar } from "../TopBar.tsx";
import { BannerPlace } from "./BannerPlace.tsx";

const nothing = () => undefined;

/** Does nothing, because nobody can use a picture. The links work. */
const ENVIRONMENT: ScreenEnvironment = {
  council: DEFAULT_COUNCIL,
  canChooseCouncil: true,
  canLogIn: true,
  arrived: false,
  portal: "",
  navigate: nothing,
  hrefOf: hashOf,
  nameInAddress: nothing,
  report: nothing,
  mayLeave: () => true,
  redirectTo: () => false,
  returnAddress: () => "",
  device: DEVICE,
  takeReturnHandle: nothing,
};

/** Any council: the page hides its name and crest (page.css), and the links to its charges name none, so they lead to the kept one. */
const OF_A_COUNCIL: ScreenEnvironment = {
  ...ENVIRONMENT,
  chosenCouncil: DEFAULT_COUNCIL,
  hrefOf: (to) => hashOf(to.screen === "search" ? { ...to, council: undefined } : to),
};

/**
 * The page's first paint in one language, before any script has run: the frame with the home screen, the home screen of somebody who
 * chose a council, and a placeholder for the screen of any other address. page.css shows one of the three.
 */
export function FirstPaint({
  language,
  translator,
}: {
  readonly language: Language;
  readonly translator: i18n;
}) {
  return (
    <UiRoot>
      <LanguageProvider language={language} first={translator}>
        <EnvironmentProvider environment={ENVIRONMENT}>
          <PageFrame>
            <BannerPlace language={language} />
            <TopBar page="home" language={language} onLanguage={nothing} />
            <Column as="main" width="wide">
              <HomeScreen />
            </Column>
            <EnvironmentProvider environment={OF_A_COUNCIL}>
              <Column as="main" width="wide">
                <HomeScreen />
              </Column>
            </EnvironmentProvider>
            <Column as="main">
              <Loading shape="block" lines={4} />
            </Column>
            <Footer />
          </PageFrame>
        </EnvironmentProvider>
      </LanguageProvider>
    </UiRoot>
  );
}
