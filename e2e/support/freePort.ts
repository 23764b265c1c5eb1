import { type AddressInfo, createServer } from "node:net";

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      // A server on a port has an address of this form.
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
