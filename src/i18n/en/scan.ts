export const scan = {
  title: "Scan the bill's code",
  close: "Close",
  picture: "What the camera sees",
  starting: "Starting the camera. Your browser may ask you to allow it.",
  looking: "Hold the bill's QR code or bar code inside the frame.",
  unseen:
    "No code found yet. Hold the bill flat and closer, in good light, or close this and type the number.",
  foreign: "This code holds no bill number. Try another code on the bill, or close this and type the number.",
  typeInstead: "You can always close this and type the number instead.",
  refused: "This page may not use the camera. Allow it in your browser's settings, then try again.",
  missing: "No camera was found on this device.",
  busy: "The camera could not be used. Another program may be using it.",
  decoder: "The part that reads codes could not be loaded. Check your connection and try again.",
};
