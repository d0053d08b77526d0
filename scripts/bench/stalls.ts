/**
 * What one person's heavy calls do to everybody else: the p99 of another student's `GET /auth/user` while photos of 49
 * megapixels are uploaded and mail is written to a server that never answers, beside its p99 when nothing happens.
 */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { demoInstructor, demoStudent } from '../../server/demonstration/accounts.ts';
import { launch } from './server.ts';

/** The limit of the loaded p99, as a multiple of the idle one. */
export const stallMark = 3;

const uploads = 24;
const messages = 6;
const side = 7000;
const idleSamples = 1000;
const between = 4;

export type Stalls = {
  idleP99: number;
  loadedP99: number;
  longest: number;
  ratio: number;
  /** How often the uploads were answered 503 and sent again. */
  turnedAway: number;
  /** Until the last of the uploads was answered. */
  seconds: number;
};

/** `settings` name the database. */
export async function measureStalls(settings: Record<string, string>): Promise<Stalls> {
  const deadMail = createServer(() => {}).listen(0, '127.0.0.1');
  await once(deadMail, 'listening');
  // A server that listens on a port has an address with that port.
  const { port } = deadMail.address() as AddressInfo;
  const photo = await largePhoto();
  const server = await launch('server/main.ts', '/health/ready', {
    ...settings,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  try {
    const other = await signIn(server.url, demoStudent);
    const loading = await signIn(server.url, demoInstructor);
    const ask = () => timed(`${server.url}/v1/auth/user`, other);
    for (let count = 0; count < 200; count += 1) await ask();
    const idle: number[] = [];
    while (idle.length < idleSamples) idle.push(await ask());

    const begin = performance.now();
    let turnedAway = 0;
    let pending = true;
    const heavy = Promise.all([
      ...Array.from({ length: uploads }, (_, index) =>
        upload(server.url, loading, photo, `bench-upload-${index}`).then((again) => {
          turnedAway += again;
        }),
      ),
      ...Array.from({ length: messages }, (_, index) => write(server.url, loading, `bench-message-${index}`)),
    ]).finally(() => {
      pending = false;
    });
    const loaded: number[] = [];
    while (pending) loaded.push(await ask());
    await heavy;
    const seconds = (performance.now() - begin) / 1000;
    const [idleP99, loadedP99] = [p99(idle), p99(loaded)];
    return { idleP99, loadedP99, longest: Math.max(...loaded), ratio: loadedP99 / idleP99, turnedAway, seconds };
  } finally {
    await server.stop();
    deadMail.close();
  }
}

export const stallsRow = (name: string, { idleP99, loadedP99, longest, ratio, turnedAway, seconds }: Stalls) =>
  `| ${name} | ${idleP99.toFixed(1)} | ${loadedP99.toFixed(1)} | ${longest.toFixed(0)} | ${ratio.toFixed(2)}${ratio > stallMark ? ': over' : ''} | ${seconds.toFixed(1)} | ${turnedAway} |`;

export const stallsHead = [
  `| GET /auth/user beside ${uploads} uploads of ${((side * side) / 1e6).toFixed(0)} megapixels | idle p99, ms | loaded p99, ms | longest, ms | ratio (at most ${stallMark}) | seconds | 503 |`,
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
];

/** A gradient, so that the file is small and its pixels are all to be decoded. */
function largePhoto(): Promise<Buffer> {
  const gradient = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#135"/><stop offset="1" stop-color="#fda"/></linearGradient></defs><rect width="512" height="512" fill="url(#g)"/></svg>`,
  );
  return sharp(gradient).resize(side, side).png({ compressionLevel: 6 }).toBuffer();
}

async function signIn(url: string, { email, password }: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  // The contract says so.
  const { token } = (await answer.json()) as { token: string };
  return token;
}

/** Milliseconds until the answer was read. */
async function timed(url: string, token: string): Promise<number> {
  const begin = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  const taken = performance.now() - begin;
  await pause(between);
  return taken;
}

/** Sends the photo until it is taken, as the app does. Answers how often it was sent again. */
async function upload(url: string, token: string, photo: Buffer, key: string): Promise<number> {
  for (let again = 0; ; again += 1) {
    const answer = await fetch(`${url}/v1/auth/upload-photo`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png', 'idempotency-key': key },
      body: new Uint8Array(photo),
    });
    const text = await answer.text();
    if (answer.ok) return again;
    if (answer.status !== 503) throw new Error(`The photo was answered ${answer.status}: ${text}`);
    await pause(1000 * Number(answer.headers.get('retry-after') ?? 1));
  }
}

/** To the instructor. Whatever is answered: the mail's server is dead. */
async function write(url: string, token: string, key: string): Promise<void> {
  const answer = await fetch(`${url}/v1/courses/data-literacy/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ message: 'Is there a reading list?' }),
  });
  await answer.arrayBuffer();
}

function p99(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}
