/** Installations as an operator makes them: production, real processes, no demonstration. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadContent } from '../../server/content/load.ts';
import { openDatabase } from '../../server/platform/database/client.ts';
import { asked } from '../../server/testing/postgres.ts';
import { type Mutation, plant } from '../mutation.ts';

/** An operator's settings; a topic adds its own. The proxy in front of it that ends TLS is left out. */
export const settings = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://learn.example.com',
  JWT_SECRET: 'kZ4v-9mQx_7TgW2sLr8YpB1nHdC6fJ0aUeXq3oVtMiE',
  STRIPE_SECRET_KEY: 'sk_test_attack',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_attacked_server',
  LOG_LEVEL: 'info',
  DIST_FOLDER: resolve('dist'),
};

/** The data of a new server: where it is, and what the server's environment says of it. */
export type Installation = { folder: string; env: Record<string, string>; discard: () => Promise<void> };

/** Makes a new server's data once; every call of what it returns copies it, as making it takes seconds. */
export async function prepareInstallations(cluster: string | undefined) {
  const original = mkdtempSync(join(tmpdir(), 'attacked-'));
  const template = `attacked_${randomUUID()}`;
  const urlOf = (name: string) => cluster && Object.assign(new URL(cluster), { pathname: name }).href;
  if (cluster) await asked(cluster, `create database "${template}"`);
  const { db, close } = await openDatabase({ databaseUrl: urlOf(template), dataFolder: original });
  await loadContent(db, resolve('content'));
  await close();

  async function install(): Promise<Installation> {
    const folder = mkdtempSync(join(tmpdir(), 'attacked-'));
    cpSync(original, folder, { recursive: true });
    const name = `attacked_${randomUUID()}`;
    if (cluster) await asked(cluster, `create database "${name}" template "${template}"`);
    const url = urlOf(name);
    return {
      folder,
      env: { DATA_FOLDER: folder, ...(url && { DATABASE_URL: url }) },
      discard: async () => {
        rmSync(folder, { recursive: true, force: true });
        if (cluster) await asked(cluster, `drop database "${name}" with (force)`);
      },
    };
  }

  const discard = async () => {
    rmSync(original, { recursive: true, force: true });
    if (cluster) await asked(cluster, `drop database "${template}" with (force)`);
  };
  return { install, discard };
}

export type Installations = Awaited<ReturnType<typeof prepareInstallations>>;

/** What a server needs of the project. Parts without a mistake are linked, as copying everything takes seconds. */
const parts = ['server', 'src', 'openapi.yaml', 'package.json', 'node_modules', 'content'];

const generator = resolve('scripts/generate-contract.ts');

/** A copy of the product's source with the mistakes in it. */
export function mutatedSource(mutations: readonly Mutation[]): { root: string; discard: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'mutated-'));
  for (const part of parts) {
    const hasMistake = part === 'server' || mutations.some(({ file }) => file.split('/')[0] === part);
    if (hasMistake) cpSync(part, join(root, part), { recursive: true });
    else symlinkSync(resolve(part), join(root, part));
  }
  for (const mutation of mutations) {
    const file = join(root, mutation.file);
    writeFileSync(file, plant(readFileSync(file, 'utf8'), mutation));
    // The server reads the file that is generated from the contract.
    if (mutation.file === 'openapi.yaml') execFileSync(process.execPath, [generator], { cwd: root });
  }
  return { root, discard: () => rmSync(root, { recursive: true, force: true }) };
}
