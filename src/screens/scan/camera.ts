/** The camera, at the border: whether it can be asked for, how it is opened, and why it was not. */

export type CameraFault = "refused" | "missing" | "busy";

/** A page's policy for the browser's features, where the browser tells it. */
interface PolicedDocument {
  readonly featurePolicy?: { allowsFeature(feature: string): boolean };
}

/**
 * False on a page over plain http, on one whose Permissions-Policy forbids the camera, and in a browser without cameras: there is
 * nothing to ask then.
 */
export function canAskForCamera(): boolean {
  // older browsers and insecure pages have no mediaDevices, whatever the types say
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  const page: Document & PolicedDocument = document;
  return (
    isSecureContext &&
    typeof devices?.getUserMedia === "function" &&
    page.featurePolicy?.allowsFeature("camera") !== false
  );
}

/** Opens the camera at the back where there are two. @throws DOMException that `cameraFault` puts a name to */
export function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}

/** Puts the camera and its light out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: "refused",
  // the page's own policy forbids it
  SecurityError: "refused",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
};

/** Why the camera could not be opened. What has no name of its own is told as a camera that cannot be used now. */
export function cameraFault(error: unknown): CameraFault {
  return (error instanceof Error && FAULTS[error.name]) || "busy";
}
