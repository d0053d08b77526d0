/** One student's calls through the balancer, from an address of their own, sent again as the app does. */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Recorder } from './recorder.ts';

type Call = { method: 'GET' | 'POST' | 'PUT'; path: string; body?: object; key?: string; token?: string };
export type Answer = { status: number; body: unknown };

/** Milliseconds, as the app waits for an answer. */
const patience = 15_000;
/** Milliseconds that a call is sent again for; the app would go on. */
const longest = 90_000;

export type Caller = (call: Call) => Promise<Answer>;

/** Throws where a call was sent again for long and never answered. */
export function callerFrom(address: string, origin: string, recorder: Recorder): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 2, localAddress: address });

  return async (call) => {
    const begin = Date.now();
    for (let tries = 1; ; tries += 1) {
      const sent = Date.now();
      const answer = await attempt(agent, origin, call).catch((error: unknown) => String(error));
      const status = typeof answer === 'string' ? 0 : answer.status;
      recorder.tried({
        at: sent,
        milliseconds: Date.now() - sent,
        status,
        call: `${call.method} ${shapeOf(call.path)}`,
      });
      if (typeof answer !== 'string' && !isPassing(answer.status)) return answer;
      if (Date.now() - begin > longest) {
        const last = typeof answer === 'string' ? answer : `status ${answer.status}`;
        throw new Error(`${call.method} ${call.path} was not answered in ${tries} tries: ${last}`);
      }
      // Twice as long each time, up to eight seconds, half of it left to chance.
      const wait = Math.min(8_000, 500 * 2 ** Math.min(tries - 1, 4));
      await pause(wait / 2 + (Math.random() * wait) / 2);
    }
  };
}

/** No final answer: the same call may be carried out yet. */
const isPassing = (status: number) => status >= 500 || status === 429;

/** The address without what differs between students. */
const shapeOf = (path: string) => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}').replace(/\?.*/, '');

function attempt(agent: Agent, origin: string, { method, path, body, key, token }: Call): Promise<Answer> {
  const text = body && JSON.stringify(body);
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    const sending = request(`${origin}/v1${path}`, { method, headers, agent, timeout: patience }, (response) => {
      let received = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        received += chunk;
      });
      response.on('error', reject);
      response.on('end', () => {
        const isJson = /json/.test(response.headers['content-type'] ?? '');
        resolve({ status: response.statusCode ?? 0, body: isJson && received ? JSON.parse(received) : received });
      });
    });
    sending.on('timeout', () => sending.destroy(new Error('no answer in time')));
    sending.on('error', reject);
    sending.end(text);
  });
}
