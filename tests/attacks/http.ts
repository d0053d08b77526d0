/** HTTP itself: requests that can be read in two ways, false addresses and hosts, and clients that never finish. */
import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { exchange, opened, statusesIn } from './raw.ts';
import { handInLargeFile } from './submission.ts';
import { eventually, type Target } from './target.ts';
import type { Topic } from './types.ts';

const host = 'Host: learn.example.com\r\n';
const smuggled = `GET /health/live HTTP/1.1\r\n${host}\r\n`;

/** Requests that a proxy and the server could read as one and as two. */
const ambiguous: Record<string, string> = {
  'a length and chunks': `POST /v1/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'chunks and a length': `POST /v1/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n${smuggled}`,
  'two lengths': `POST /v1/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 2\r\nContent-Length: 60\r\n\r\n{}${smuggled}`,
  'a length with a sign': `POST /v1/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: +2\r\n\r\n{}${smuggled}`,
  'a length in hexadecimal': `POST /v1/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 0x2\r\n\r\n{}${smuggled}`,
  'another encoding than chunks': `POST /v1/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: xchunked\r\nContent-Length: 2\r\n\r\n{}${smuggled}`,
  'a space before the colon': `POST /v1/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding : chunked\r\nContent-Length: 2\r\n\r\n{}${smuggled}`,
  'a folded header': `POST /v1/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding:\r\n chunked\r\nContent-Length: 2\r\n\r\n{}${smuggled}`,
  'a size of a chunk that is none': `POST /v1/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2;a=\n{}\r\nZ\r\n\r\n${smuggled}`,
  'a bare line feed after the headers': `POST /v1/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 2\nX: y\r\n\r\n{}${smuggled}`,
};

/** Opens connections that send the start and then nothing. */
async function stalled(target: Target, count: number, start: string): Promise<Socket[]> {
  const sockets = await Promise.all(Array.from({ length: count }, () => opened(target.port)));
  for (const socket of sockets) socket.write(start);
  return sockets;
}

/** Makes calls on new connections, as other people do, each of which must be answered. */
async function mustAnswer(target: Target, token: string): Promise<void> {
  const request = `GET /v1/auth/user HTTP/1.1\r\n${host}Authorization: Bearer ${token}\r\nConnection: close\r\n\r\n`;
  for (let count = 0; count < 5; count += 1) {
    const { text } = await exchange(target.port, request, 5000);
    assert.deepEqual(statusesIn(text), [200], 'others got no answer');
  }
}

/** Seconds after which a request whose headers do not end is given up, and some until the server notices. */
const headersWithin = 15;

/** Seconds after which a body that does not end, or an answer that nobody reads, is given up, and some for a busy machine. */
const connectionWithin = 200;
const heldConnections = 40;

/** Bodies that come byte by byte, and large answers that nobody reads, each on a connection of its own. */
async function holdsNoConnection(target: Target): Promise<void> {
  const { token } = await target.register();
  const path = await handInLargeFile(target, token);
  const before = target.openFiles();
  const post = `POST /v1/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`;
  const slow = await stalled(target, heldConnections, post);
  const unread = await stalled(
    target,
    heldConnections,
    `GET ${path} HTTP/1.1\r\n${host}Authorization: Bearer ${token}\r\n\r\n`,
  );
  for (const socket of unread) socket.pause();
  const timer = setInterval(() => {
    for (const socket of slow) socket.write(' ');
  }, 1000);
  const isOpen = () => target.openFiles() - before > heldConnections / 2;
  await eventually(() => isOpen() || undefined);
  for (const end = Date.now() + connectionWithin * 1000; isOpen() && Date.now() < end; ) {
    await new Promise((done) => setTimeout(done, 1000));
  }
  clearInterval(timer);
  const held = target.openFiles() - before;
  for (const socket of [...slow, ...unread]) socket.destroy();
  assert.ok(held <= heldConnections / 2, `${held} connections are still open after ${connectionWithin} s`);
}

/** Reports as browsers send them, of pages that nobody has opened. */
async function fillsNoLog(target: Target): Promise<void> {
  const logged = () => target.output().split('content policy broken').length - 1;
  const report = { 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'https://evil.example' } };
  const headers = { 'content-type': 'application/csp-report' };
  const sent = Array.from({ length: 100 }, () =>
    target.request('POST', '/content-policy-reports', { body: JSON.stringify(report), headers }),
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  assert.ok(statuses.includes(429), `all were taken: ${[...new Set(statuses)]}`);
  await eventually(() => (logged() > 0 ? true : undefined));
  assert.ok(logged() <= 20, `${logged()} lines of the log`);
}

export const http: Topic = {
  attacks: [
    {
      name: 'smuggle a second request in the body of a first',
      async run(target) {
        for (const [what, bytes] of Object.entries(ambiguous)) {
          const { text } = await exchange(target.port, bytes, 700);
          const statuses = statusesIn(text);
          assert.ok(!text.includes('HTTP/1.1 200'), `${what}: the second request was answered: ${statuses}`);
          assert.deepEqual(statuses, [400], `${what} was not refused: ${text.slice(0, 200)}`);
        }
      },
      mutations: [
        {
          file: 'server/app.ts',
          from: 'headersTimeout: 15_000,',
          to: 'headersTimeout: 15_000, insecureHTTPParser: true,',
        },
      ],
    },
    {
      name: 'keep everyone out by connections that never finish their headers or bodies',
      async run(target) {
        const { token } = await target.register();
        const body = `POST /v1/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`;
        const sockets = [
          ...(await stalled(target, 300, `GET / HTTP/1.1\r\n${host}X-a: `)),
          ...(await stalled(target, 300, body)),
        ];
        await mustAnswer(target, token);
        for (const socket of sockets) socket.destroy();
      },
      mutations: [
        {
          file: 'server/app.ts',
          from: '  app.setErrorHandler(sendError);',
          to: '  app.server.maxConnections = 200;\n  app.setErrorHandler(sendError);',
        },
      ],
    },
    {
      name: 'hold a connection open by a header that never ends',
      isSlow: true,
      async run(target) {
        const trickled = await opened(target.port);
        trickled.write(`GET / HTTP/1.1\r\n${host}`);
        const start = Date.now();
        const timer = setInterval(() => trickled.write('X-a: b\r\n'), 1000);
        const isClosed = await new Promise<boolean>((done) => {
          trickled.once('close', () => done(true));
          setTimeout(done, (headersWithin + 10) * 1000, false);
        });
        clearInterval(timer);
        trickled.destroy();
        assert.ok(isClosed, `still open after ${(Date.now() - start) / 1000} s`);
      },
      mutations: [{ file: 'server/app.ts', from: 'headersTimeout: 15_000', to: 'headersTimeout: 120_000' }],
    },
    {
      name: 'hold connections open by bodies that come byte by byte, and by answers that nobody reads',
      isSlow: true,
      run: holdsNoConnection,
      mutations: [
        { file: 'server/app.ts', from: 'requestTimeout: 180_000', to: 'requestTimeout: 0' },
        { file: 'server/app.ts', from: 'connectionTimeout: 60_000', to: 'connectionTimeout: 0' },
      ],
    },
    {
      name: 'fill the log with reports that no browser sent',
      run: fillsNoLog,
      mutations: [
        {
          file: 'server/http/policy-reports.ts',
          from: "await networks.consume(networkOf(request.ip));\n        await all.consume('all');",
          to: 'void networks;',
        },
      ],
    },
    {
      name: 'send headers without end',
      async run(target) {
        const large = `X-a: ${'a'.repeat(200_000)}\r\n`;
        const { text } = await exchange(target.port, `GET / HTTP/1.1\r\n${host}${large}\r\n`, 1500);
        assert.deepEqual(statusesIn(text), [431]);
        const lines = Array.from({ length: 3000 }, (_, index) => `X-${index}: a\r\n`).join('');
        const many = await exchange(target.port, `GET / HTTP/1.1\r\n${host}${lines}\r\n`, 1500);
        assert.deepEqual(statusesIn(many.text), [431]);
        const long = await exchange(target.port, `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n`, 1500);
        assert.ok(!long.text.includes(' 200 '), long.text.slice(0, 100));
      },
      mutations: [
        {
          file: 'server/app.ts',
          from: 'headersTimeout: 15_000,',
          to: 'headersTimeout: 15_000, maxHeaderSize: 1_000_000,',
        },
      ],
    },
    {
      name: "put another host's name into links, redirects and caches",
      async run(target) {
        const { email } = await target.register();
        const evil = 'evil.example.net';
        const forwarded = `X-Forwarded-Host: ${evil}\r\nX-Forwarded-Proto: http\r\nForwarded: host=${evil}\r\nX-Original-URL: /${evil}\r\nX-Host: ${evil}\r\n`;
        const json = JSON.stringify({ email });
        await exchange(
          target.port,
          `POST /v1/auth/reset-password HTTP/1.1\r\nHost: ${evil}\r\n${forwarded}Content-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n${json}`,
          1500,
        );
        const mails = await eventually(() => (target.mailsTo(email).length > 0 ? target.mailsTo(email) : undefined));
        for (const { text } of mails) assert.ok(!text.includes(evil), text);
        for (const path of ['/', '/courses', '/health/live', '/v1/marketing/courses', '/%', '/v1/issuer']) {
          const { text } = await exchange(
            target.port,
            `GET ${path} HTTP/1.1\r\nHost: ${evil}\r\nConnection: close\r\n${forwarded}\r\n`,
            10_000,
          );
          assert.ok(text.startsWith('HTTP/1.1 '), `${path}: no answer`);
          assert.ok(!text.includes(evil), `${path} repeats the host: ${text.slice(0, 300)}`);
        }
      },
      mutations: [
        {
          file: 'server/app.ts',
          from: "reply.redirect('/'),",
          // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the mistake's own code.
          to: 'reply.redirect(`http://${request.headers.host}/`),',
        },
      ],
    },
    {
      name: "send a person to another site by this one's address",
      async run(target) {
        const paths = [
          '//evil.example.net/',
          '//evil.example.net/%2e%2e',
          '/\\evil.example.net/',
          '/%5cevil.example.net/',
          '/%2f%2fevil.example.net/%',
          '/https://evil.example.net',
          '/login?returnUrl=https://evil.example.net',
          '///evil.example.net//..',
        ];
        for (const path of paths) {
          const { text } = await exchange(
            target.port,
            `GET ${path} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
            2000,
          );
          const [, location = '/'] = /^location: (.*?)\r$/im.exec(text) ?? [];
          assert.ok(/^\/(?![/\\])/.test(location), `${path} leads to ${location}`);
        }
      },
      mutations: [
        {
          file: 'server/app.ts',
          from: "reply.redirect('/'),",
          to: "reply.redirect(request.url.replaceAll('%2f', '/')),",
        },
      ],
    },
    {
      name: 'write headers of its own into an answer by line breaks',
      async run(target) {
        const { token } = await target.register();
        const crlf = '%0d%0aSet-Cookie:%20_auth=evil%0d%0a%0d%0a<script>';
        const paths = [
          `/${crlf}`,
          `/courses${crlf}`,
          `/v1/courses/${crlf}`,
          `/v1/schedules/calendar.ics?classId=${crlf}`,
        ];
        for (const path of paths) {
          const answer = await target.request('GET', path, { token });
          assert.equal(answer.headers.get('set-cookie'), null, path);
          assert.ok(answer.status < 500, `${path}: ${answer.status}`);
        }
      },
      mutations: [
        {
          file: 'server/http/static-files.ts',
          from: '    const wantsPage = (request.method',
          to: "    if (/%0d/.test(path)) reply.raw.setHeader('set-cookie', '_auth=evil');\n    const wantsPage = (request.method",
        },
      ],
    },
    {
      name: 'be somebody by a cookie, so that any site could act for them',
      async run(target) {
        const { token } = await target.register();
        const cookie = `_auth=${token}; token=${token}; access_token=${token}`;
        const answer = await target.call('GET', '/auth/user', { headers: { cookie } });
        assert.equal(answer.status, 401);
        const written = await target.call('POST', '/auth/logout', {
          headers: { cookie, origin: 'https://evil.example' },
        });
        assert.equal(written.status, 401);
        const cors = await target.call('GET', '/auth/user', { token, headers: { origin: 'https://evil.example' } });
        assert.equal(cors.headers.get('access-control-allow-origin'), null);
      },
      mutations: [
        {
          file: 'server/operations.ts',
          from: '          const token = bearerToken(request.headers.authorization);',
          to: "          const token = bearerToken(request.headers.authorization) ?? /_auth=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? null;",
        },
      ],
    },
  ],
};
