/** Texts of the scanner. The purpose of a scan may bring others for some of them. */
export const texts = {
  scan: {
    close: "Close",
    picture: "What the camera sees",
    starting: "Starting the camera. Your browser may ask you to allow it.",
    looking: "Hold the bill's QR code or bar code inside the frame.",
    unseen:
      "No code found yet. Hold the bill flat and closer, in good light, or close this and type the number.",
    foreign:
      "There is no bill number in this code. Try another code on the bill, or close this and type the number.",
    typeInstead: "You can always close this and type the number instead.",
    refused:
      "This page is not allowed to use the camera. Allow it in your browser's settings, then try again.",
    missing: "No camera was found on this device.",
    busy: "The camera could not be used. Another app may be using it. Close that app and try again.",
  },
};
