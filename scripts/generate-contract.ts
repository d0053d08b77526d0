/** Writes `server/http/contract.json`: `openapi.yaml` in the form that each start of the server reads quickly. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

const contract: unknown = parse(readFileSync('openapi.yaml', 'utf8'), { merge: true });
writeFileSync('server/http/contract.json', `${JSON.stringify(contract, null, 2)}\n`);
