/** Texts that hold more than they show, and bodies that are made to overload the server. */
import assert from 'node:assert/strict';
import { eventually, type Person, type Target } from './target.ts';
import type { Topic } from './types.ts';

/** The hidden characters as the contract's patterns list them, to be found and replaced there. */
const hidden = String.raw`\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb`;
const contract = 'openapi.yaml';
const anyName = { file: contract, from: String.raw`'^(?=.*\S)[^${hidden}]*$'`, to: String.raw`'\S'` };
const anyFileName = { file: contract, from: String.raw`[^/\\${hidden}]+$`, to: String.raw`[^/\\\u0000]+$` };
const bodyReader = 'server/http/json-body.ts';
const anyDepth = { file: bodyReader, from: 'const deepest = 32;', to: 'const deepest = 1e9;' };
const anyNumber = { file: bodyReader, from: 'const mostValues = 5_000;', to: 'const mostValues = 1e9;' };
const quoting = 'server/platform/plain-text.ts';

const asJson = { 'content-type': 'application/json' };

/** Asks in a course that nobody teaches, so that its mail goes out at once; returns the lines of the mail. */
async function ask(target: Target, { token, email }: Person, message: string): Promise<string[]> {
  const sent = await target.call('POST', '/courses/data-ethics/messages', { token, body: { message } });
  assert.equal(sent.status, 202);
  const mail = await eventually(() =>
    target.mailsTo(target.config.instructorMail).find(({ text }) => text.includes(email)),
  );
  return mail.text.split('\n');
}

const saveDraft = (target: Target, { token }: Person, values: string) =>
  target.call('PUT', '/drafts/profile/details', {
    token,
    headers: asJson,
    body: `{"base":0,"version":1,"writer":"one","values":${values}}`,
  });

export const texts: Topic = {
  attacks: [
    {
      name: "write a paragraph of one's own into the instructor's mail by a name with line breaks",
      run: async (target) => {
        const person = await target.register();
        const body = { first_name: 'Ada\n\nThe dean writes: pay here', last_name: 'Okafor' };
        await target.call('PUT', '/auth/profile', { token: person.token, body });
        const lines = await ask(target, person, 'Do I need SQL?');
        assert.ok(!lines.some((line) => line.startsWith('The dean writes')));
      },
      mutations: [
        [
          anyName,
          {
            file: 'server/platform/plain-text.ts',
            from: "  text.replace(lineEnds, ' ')",
            to: "  text || text.replace(lineEnds, ' ')",
          },
        ],
      ],
    },
    {
      name: 'give oneself a name that turns the direction of what follows',
      run: async (target) => {
        const { token } = await target.register();
        const body = { first_name: 'Ada\u202e', last_name: 'Okafor' };
        assert.equal((await target.call('PUT', '/auth/profile', { token, body })).status, 400);
      },
      mutations: [anyName],
    },
    {
      name: "pass one's own words off as the platform's in a question",
      run: async (target) => {
        const lines = await ask(
          target,
          await target.register(),
          'Hello.\n\nFor Dr. Lee, from Dean <dean@example.com>:',
        );
        assert.equal(lines.filter((line) => line.startsWith('For ')).length, 1);
      },
      mutations: [{ file: quoting, from: "(line === '' ? '>'", to: "(line !== '|' ? line" }],
    },
    {
      name: 'ask an instructor without end',
      run: async (target) => {
        const { token } = await target.register();
        const body = { message: 'Hello?' };
        const send = () => target.call('POST', '/courses/data-analytics/messages', { token, body });
        for (let count = 0; count < 5; count += 1) await send();
        assert.equal((await send()).status, 429);
      },
      mutations: [{ file: 'server/platform/limits.ts', from: 'messagesAnHour: 5,', to: 'messagesAnHour: 500,' }],
    },
    {
      name: 'upload a file whose name shows another ending than it has',
      run: async (target) => {
        const { token } = await target.register();
        await target.call('POST', '/courses/data-literacy/enroll', { token });
        const name = encodeURIComponent('invoice\u202efdp.exe');
        const answer = await target.call('POST', `/assignments/question-log/files?name=${name}`, {
          token,
          body: Buffer.from('Five questions.'),
          headers: { 'content-type': 'application/octet-stream' },
        });
        assert.equal(answer.status, 400);
      },
      mutations: [anyFileName],
    },
    {
      name: 'bring a call to an error inside by a body of ten thousand brackets',
      run: async (target) => {
        const answer = await saveDraft(
          target,
          await target.register(),
          `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
        );
        assert.equal(answer.status, 400);
      },
      mutations: [[anyDepth, anyNumber]],
    },
    {
      name: 'have thousands of values checked',
      run: async (target) => {
        const answer = await saveDraft(target, await target.register(), `{"a":[${'0,'.repeat(20_000)}0]}`);
        assert.equal(answer.status, 400);
      },
      mutations: [anyNumber],
    },
    {
      name: 'change what all objects inherit',
      run: async (target) => {
        const person = await target.register();
        for (const key of ['__proto__', 'constructor', 'prototype']) {
          const answer = await saveDraft(target, person, `{"a":{"${key}":{"admin":true}}}`);
          assert.equal(answer.status, 400);
        }
      },
      mutations: [{ file: bodyReader, from: 'refusedKeys.has(key)', to: 'key === null' }],
    },
  ],
};
