/**
 * Runs in the page. The browser then says that it saves data, and a receipt's screen does not fetch behind the page what prints it
 * from the browser's menu. The citizen does not wait for that.
 */
export function saveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}
