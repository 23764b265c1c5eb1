import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createKeyMaterial } from "../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import { freePort } from "../support/freePort.ts";

/** The sample nginx configuration for central teams, running on this machine with free ports in a folder of its own. */
export interface Front {
  readonly secure: string;
  readonly plain: string;
  /** nginx's report about the configuration. */
  readonly verdict: string;
  accessLog(): Promise<string>;
  /** The sample's own error log, and nginx's. */
  errorLogs(): Promise<string>;
  stop(): Promise<void>;
}

const PROJECT = resolve(import.meta.dirname, "../..");

/** @param backends the host and port of each process of the portal */
export async function startFront(backends: readonly string[]): Promise<Front> {
  const folder = await mkdtemp(join(tmpdir(), "kaunter-front-"));
  await mkdir(join(folder, "served"));
  for (const built of ["widgets", "portal"])
    await symlink(join(PROJECT, "dist", built), join(folder, "served", built));
  await symlink(join(PROJECT, "docs/nginx/unavailable.html"), join(folder, "served", "unavailable.html"));
  const { privateKey, certificate } = await createKeyMaterial({ commonName: "portal.example" });
  await writeFile(join(folder, "key.pem"), privateKey, { mode: 0o600 });
  await writeFile(join(folder, "certificate.pem"), certificate);
  const [plain, secure] = [await freePort(), await freePort()];
  const sample = await readFile(join(PROJECT, "docs/nginx/kaunter.conf"), "utf8");
  const here = replaced(sample, [
    ["listen 80 default_server;", `listen 127.0.0.1:${plain} default_server;`],
    ["listen [::]:80 default_server;", ""],
    ["listen 443 ssl http2 default_server;", `listen 127.0.0.1:${secure} ssl http2 default_server;`],
    ["listen [::]:443 ssl http2 default_server;", ""],
    ["server_name portal.example;", "server_name portal.example localhost;"],
    ["listen 80;", `listen 127.0.0.1:${plain};`],
    ["listen [::]:80;", ""],
    ["listen 443 ssl http2;", `listen 127.0.0.1:${secure} ssl http2;`],
    ["listen [::]:443 ssl http2;", ""],
    ["  server 127.0.0.1:4173 fail_timeout=1s;", serversOf(backends)],
    ["/etc/kaunter/tls", folder],
    ["/srv/kaunter", join(folder, "served")],
    ["/var/log/nginx", folder],
  ]);
  await writeFile(join(folder, "kaunter.conf"), here);
  await writeFile(join(folder, "nginx.conf"), around(folder));
  const nginx = (...more: readonly string[]) =>
    spawnSync(
      "nginx",
      ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log"), ...more],
      {
        encoding: "utf8",
      },
    );
  const logged = (name: string) => readFile(join(folder, name), "utf8");
  const { stderr } = nginx("-t");
  // Returns when the workers listen.
  nginx();
  return {
    secure: `https://localhost:${secure}`,
    plain: `http://localhost:${plain}`,
    verdict: stderr,
    accessLog: () => logged("kaunter.access.log"),
    errorLogs: async () => (await logged("kaunter.error.log")) + (await logged("error.log")),
    stop: async () => {
      nginx("-s", "stop");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function serversOf(backends: readonly string[]): string {
  return backends.map((backend) => `  server ${backend} fail_timeout=1s;`).join("\n");
}

/** Without this check, a place that the sample no longer has would leave its own ports and folders in use. */
function replaced(sample: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The sample has no "${from}"`);
    return text.replaceAll(from, to);
  }, sample);
}

/** The nginx.conf that a distribution wraps around it. */
function around(folder: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  // nginx's workers would run as another user, who may not be allowed to read this project's folder.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  return `${user}pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 4096; }
http {
${temporary.map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join("\n")}
  include ${folder}/kaunter.conf;
}
`;
}
