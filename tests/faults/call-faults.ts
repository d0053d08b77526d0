/** What can go wrong with a call. A fault without its answer or its message does not compile. */
import type { ServerResponse } from 'node:http';
import type { Answer } from './proxy.ts';

export type FaultName = keyof typeof answers | 'offline';

const send = (response: ServerResponse, status: number, type: string, body: string, headers = {}) => {
  response.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
};

const problem = (response: ServerResponse, status: number, body: object, headers = {}) =>
  send(response, status, 'application/problem+json', JSON.stringify(body), headers);

/** The server refuses the call, and says why in a sentence. */
export const refusing =
  (status: number, error: string): Answer =>
  (_, response) =>
    problem(response, status, { status, error });

/** Sentences of the server, shown as they are where a screen shows what the server says. */
export const broke = 'Something broke.';
export const tooMany = 'Too many tries. Please try again in 2 minutes.';
export const sessionEnded = 'Your session has ended. Please sign in again.';

/** How the proxy answers for each fault. Offline is missing, as the browser itself is set offline. */
export const answers = {
  'connection refused': (_, response) => {
    response.destroy();
  },
  '500 with a problem': refusing(500, broke),
  '502 with a web page': (_, response) => send(response, 502, 'text/html', '<h1>502 Bad Gateway</h1>'),
  'malformed JSON': (_, response) => send(response, 200, 'application/json', '[{"id":'),
  'a truncated body': (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 });
    response.write('[{"id":', () => response.destroy());
  },
  'an empty 200': (_, response) => send(response, 200, 'application/json', ''),
  'another content type': (_, response) => send(response, 200, 'text/plain', 'Everything is fine.'),
  '200 with a web page': (_, response) => send(response, 200, 'text/html', '<h1>Please sign in</h1>'),
  'another shape': (_, response) => send(response, 200, 'application/json', '42'),
  '429 with Retry-After': (_, response) =>
    problem(response, 429, { status: 429, error: tooMany }, { 'Retry-After': '120' }),
  'ten seconds of silence': () => {},
  '401 with status 410': (_, response) => problem(response, 401, { status: 410, error: sessionEnded }),
} satisfies Record<string, Answer>;

/** What is shown for each fault. */
export type Messages = Record<FaultName, string>;

const unreachable = 'The server could not be reached. Check your connection and try again.';
const late = 'The server took too long to answer. Please try again.';

/** The server's sentence where it sent one, else what to do, else the screen's own words. */
export const messages = (own: string): Messages => ({
  'connection refused': unreachable,
  '500 with a problem': broke,
  '502 with a web page': own,
  'ten seconds of silence': late,
  'malformed JSON': own,
  'a truncated body': unreachable,
  'an empty 200': own,
  'another content type': own,
  '200 with a web page': own,
  'another shape': own,
  '429 with Retry-After': tooMany,
  '401 with status 410': sessionEnded,
  offline: unreachable,
});

/** The server's sentence where it sent one, else the screen's own words, whatever went wrong. */
export const serverMessageOr = (own: string): Messages => ({
  ...messages(own),
  'connection refused': own,
  'ten seconds of silence': own,
  'a truncated body': own,
  offline: own,
});
