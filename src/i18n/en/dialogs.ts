/** Texts of the dialogs that the configuration switches on. */
export const texts = {
  dialogs: {
    covid: {
      title: "Covid‑19 assistance: {{percent}}% off",
      text: "You get {{percent}}% off {{parts}}. It is taken off automatically.",
      close: "Got it",
    },
    update: {
      title: "Please update the app",
      text: "This version of the app is too old for payments. Please get the latest version from your app store.",
      installed: "Version on this phone",
      latest: "Latest version",
      open: "Open the app store",
    },
  },
};
