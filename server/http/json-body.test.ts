import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn('student@example.com');
});
afterAll(() => server.close());

const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);
const json = { 'content-type': 'application/json' };
const draft = (values: string) =>
  server.send('PUT', '/drafts/submission/question-log', {
    token,
    headers: json,
    body: `{"base":0,"version":1,"writer":"one","values":${values}}`,
  });
const login = (body: string) => server.send('POST', '/auth/login', { headers: json, body });

describe('§product.43 a body made to hurt', () => {
  it.each([
    ['brackets', nested(10_000)],
    ['braces', nested(5_000, '{"a":', '}').replace(':}', ':0}')],
    ['brackets beneath a field', `{"email":${nested(30_000)}}`],
    ['just too deep', nested(33)],
  ])('nested too deep is a 400: %s', async (_name, body) => {
    const answer = await login(body);
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'The body is nested too deep.']);
    expect((await draft(`{"text":${body}}`)).statusCode).toBe(400);
  });

  it('of too many values is a 400, at once', async () => {
    for (const body of [
      `[${'0,'.repeat(30_000)}0]`,
      `{"email":[${'{},'.repeat(20_000)}{}]}`,
      `{${Array.from({ length: 6000 }, (_, index) => `"k${index}":0`).join(',')}}`,
    ]) {
      const started = performance.now();
      const answer = await login(body);
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'The body has too many values.']);
      expect(performance.now() - started).toBeLessThan(200);
      expect((await draft(body)).statusCode).toBe(400);
    }
  });

  it.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])('with the key %s is a 400', async (key) => {
    for (const body of [`{"${key}":{"admin":true}}`, `{"email":{"deep":[{"${key}":1}]}}`]) {
      const answer = await login(body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error).toMatch(/^The body must not have a key named /);
      expect((await draft(body)).statusCode).toBe(400);
    }
  });

  it('what forms send is taken', async () => {
    const answers = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`q${index}`, 'a']));
    expect((await draft(JSON.stringify({ answers, text: '[{"__proto__": 1}]' }))).statusCode).toBe(200);
  });
});
