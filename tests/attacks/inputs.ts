/** Values that a careless server would take for a query, a template, the path of a file, a role or a command. */
import assert from 'node:assert/strict';
import { exchange } from './raw.ts';
import type { Topic } from './types.ts';

export const asSent = [
  "Robert'); drop table users; --",
  "' or '1'='1",
  '$1 $2 %s',
  '{{7*7}} #{7*7}',
  '<img src=x onerror=alert(1)>',
  '"; ls; "',
  '../../etc/passwd',
];

export const inputs: Topic = {
  attacks: [
    {
      name: 'have texts read as SQL, templates or commands',
      async run(target) {
        const { token } = await target.register();
        for (const text of asSent) {
          const body = { first_name: text, last_name: text };
          const { status } = await target.call('PUT', '/auth/profile', { token, body });
          assert.equal(status, 200, `${text}: ${status}`);
          const { body: user } = await target.call('GET', '/auth/user', { token });
          assert.equal(Object(user)['first_name'], text);
          const search = `/marketing/courses?search=${encodeURIComponent(text)}`;
          assert.equal((await target.call('GET', search)).text, '[]');
          const page = await target.call('GET', `/marketing/catalogue?search=${encodeURIComponent(text)}`);
          assert.equal(page.status, 200, text);
        }
      },
      mutations: [
        {
          file: 'server/account/profile.ts',
          from: '.where(eq(users.id, userId)).returning();\n    if',
          to: '.where(eq(users.id, userId)).returning();\n    await tx.execute("update users set first_name = \'" + profile.first_name + "\' where id = \'" + userId + "\'");\n    if',
        },
      ],
    },
    {
      name: 'become an instructor, or another person, by a field beside the form',
      async run(target) {
        const { token } = await target.register();
        const names = { first_name: 'Ada', last_name: 'Okafor' };
        const extras = [
          '"role":"instructor"',
          '"id":"00000000-0000-4000-8000-000000000000"',
          '"email":"other@example.com"',
          '"tokenVersion":7',
          '"__proto__":{"role":"instructor"}',
          '"constructor":{"prototype":{"role":"instructor"}}',
        ];
        const headers = { 'content-type': 'application/json' };
        for (const extra of extras) {
          const body = `${JSON.stringify(names).slice(0, -1)},${extra}}`;
          assert.equal((await target.call('PUT', '/auth/profile', { token, body, headers })).status, 400, extra);
        }
        const invitation = await target.invite();
        const password = 'Kestrel-over-6-hills';
        const made = await target.call('POST', '/auth/complete-registration', {
          token: invitation,
          body: { password, role: 'instructor' },
        });
        assert.equal(made.status, 400);
      },
      mutations: [
        [
          { file: 'server/http/json-body.ts', from: 'if (refused) throw', to: 'if (refused === "none") throw' },
          {
            file: 'server/http/validation.ts',
            from: 'strict: false, verbose: true } as const;\nconst bodies',
            to: 'strict: false, verbose: true } as const;\nconst bodies = { compile: () => () => true } as never; const unusedBodies',
          },
        ],
      ],
    },
    {
      name: 'read files of the server by an address that leaves its folder',
      async run(target) {
        const ways = ['..', '%2e%2e', '..%2f', '%2e%2e%2f', '..%5c', '%252e%252e', '....//', '.%00.'];
        const starts = [
          '/',
          '/assets/',
          '/content/',
          '/v1/assignments/question-log/attachments/',
          '/photos/',
          '/.well-known/',
        ];
        for (const start of starts) {
          for (const way of ways) {
            for (const file of ['package.json', 'openapi.yaml', '.vite/manifest.json', 'server/main.ts']) {
              const path = `${start}${`${way}/`.repeat(3)}${file}`;
              const { text } = await exchange(
                target.port,
                `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
                3000,
              );
              const isFile = /"private": true|openapi: 3\.1|"isEntry"|npm start/.test(text);
              assert.ok(!isFile, `${path} is served`);
            }
          }
        }
        for (const path of [
          '/.vite/manifest.json',
          '/index.html.br',
          '/.renderer/render.mjs',
          '/package.json',
          '/.env',
          '/outbox.jsonl',
        ]) {
          const { text } = await target.request('GET', path);
          assert.ok(!/"isEntry"|"private": true/.test(text), `${path} is served`);
        }
      },
      mutations: [
        {
          file: 'server/http/static-files.ts',
          from: '    const wantsPage = (request.method',
          to: "    if (/%2e%2e/.test(path)) return reply.send(process.getBuiltinModule('fs').readFileSync(`package.json`));\n    const wantsPage = (request.method",
        },
      ],
    },
    {
      name: 'stop the server by a body that is deep, long, wide or no text',
      async run(target) {
        const { token } = await target.register();
        const headers = { 'content-type': 'application/json' };
        const bodies: Record<string, string | Buffer> = {
          deep: '['.repeat(30_000) + ']'.repeat(30_000),
          'deep objects': `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`,
          wide: `{${Array.from({ length: 6000 }, (_, index) => `"a${index}":1`).join(',')}}`,
          'no text': Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
          compressed: Buffer.from('1f8b0800000000000003', 'hex'),
          'a large number': '{"first_name":1e99999}',
        };
        for (const [what, body] of Object.entries(bodies)) {
          const start = Date.now();
          const { status } = await target.call('PUT', '/auth/profile', { token, body, headers });
          assert.ok(status === 400 || status === 413, `${what}: ${status}`);
          assert.ok(Date.now() - start < 3000, `${what} took ${Date.now() - start} ms`);
        }
        const long = { email: `${'a'.repeat(60_000)}@`, password: 'x' };
        const start = Date.now();
        assert.equal((await target.call('POST', '/auth/login', { body: long })).status, 400);
        assert.ok(Date.now() - start < 3000, 'a long address takes long');
      },
      mutations: [
        {
          file: 'server/http/json-body.ts',
          from: '  check(value);\n',
          to: '  JSON.stringify(structuredClone(value));\n',
        },
      ],
    },
  ],
};
