export type CameraFault = "refused" | "missing" | "busy";

/** The document's feature policy. Only some browsers expose it. */
interface PolicedDocument {
  readonly featurePolicy?: { allowsFeature(feature: string): boolean };
}

/**
 * Whether the page can request the camera. False over plain http, under a Permissions-Policy that forbids the camera, and in a
 * browser without camera support.
 */
export function canAskForCamera(): boolean {
  // Despite its type, mediaDevices is missing in older browsers and on insecure pages.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  const page: Document & PolicedDocument = document;
  return (
    isSecureContext &&
    typeof devices?.getUserMedia === "function" &&
    page.featurePolicy?.allowsFeature("camera") !== false
  );
}

/** Opens the camera, preferably the one at the back. @throws DOMException that `cameraFault` interprets */
export function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}

/** Switches the camera and its light off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: "refused",
  // The page's own policy forbids the camera.
  SecurityError: "refused",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
};

/** Why the camera could not be opened. Any other error counts as `busy`. */
export function cameraFault(error: unknown): CameraFault {
  return (error instanceof Error && FAULTS[error.name]) || "busy";
}
