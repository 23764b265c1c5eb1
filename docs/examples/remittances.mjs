// Fetches a council's new remittances as CSV files, and acknowledges each one.
// PORTAL=https://portal.example COUNCIL=mpt KEY=kaunter_mpt_... node remittances.mjs <folder>
import { readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const { PORTAL, COUNCIL, KEY } = process.env;
const folder = process.argv[2] ?? ".";

async function call(path, method = "GET") {
  const headers = { authorization: `Bearer ${KEY}` };
  const answer = await fetch(`${PORTAL}/api/remittances/${COUNCIL}${path}`, { method, headers });
  if (answer.status === 429) {
    await sleep(1000 * Number(answer.headers.get("retry-after")));
    return call(path, method);
  }
  if (!answer.ok) throw new Error(`${method} ${path}: the portal answered ${answer.status}`);
  return answer;
}

const files = new Set(await readdir(folder));
for (let after = "", isLast = false; !isLast; ) {
  const { remittances } = await (await call(`?after=${after}`)).json();
  isLast = remittances.length === 0;
  for (const { remittance, day, total } of remittances) {
    after = remittance;
    const file = `${remittance}.csv`;
    if (files.has(file)) continue;
    const csv = await (await call(`/${remittance}/csv`)).arrayBuffer();
    // only a complete and acknowledged file has its final name
    await writeFile(join(folder, `${file}.part`), new Uint8Array(csv));
    await call(`/${remittance}/acknowledgement`, "POST");
    await rename(join(folder, `${file}.part`), join(folder, file));
    process.stdout.write(`${file}  ${day}  ${total.lines} lines  RM ${total.amount}\n`);
  }
}
