/** Sessions by tokens that the server did not give out for this purpose. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, type JWTPayload } from 'jose';
import { signToken } from '../../server/platform/tokens.ts';
import type { Target } from './target.ts';
import type { Topic } from './types.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The token's content under another header, signed with a secret of the attacker's. */
function forged(token: string, header: object, secret = '', claims: object = {}): string {
  const content = `${part({ ...decodeProtectedHeader(token), ...header })}.${part({ ...decodeJwt(token), ...claims })}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

async function opensNoSession(target: Target, token: string, what: string): Promise<void> {
  const { status } = await target.call('GET', '/auth/user', { token });
  assert.equal(status, 401, `${what} opened a session`);
}

/** What a session's token says, for tokens that differ from it in one thing. */
function claimsOf(token: string): { id: string; subject: string; claims: JWTPayload } {
  const { jti = '', sub = '', iat: _iat, exp: _exp, aud: _aud, iss: _iss, ...claims } = decodeJwt(token);
  return { id: jti, subject: sub, claims };
}

const inAnHour = () => new Date(Date.now() + 3_600_000);

const verifying = 'const { payload } = await jwtVerify(';
const unverified = `const { payload } = { payload: JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) };
    void (`;

/** Each purpose has a key of its own, and its name in the token. */
const purposeIgnored = [
  { file: 'server/platform/tokens.ts', from: '      audience,\n      currentDate', to: '      currentDate' },
  {
    file: 'server/platform/tokens.ts',
    from: 'validKeys(config.secrets, audience).find(',
    to: "(['session', 'invitation', 'passwordReset'] as const).flatMap((one) => validKeys(config.secrets, one)).find(",
  },
];

export const tokens: Topic = {
  attacks: [
    {
      name: 'sign in with a token whose header says that nobody signed it',
      async run(target) {
        const { token } = await target.register();
        const [, payload, signature] = token.split('.');
        for (const alg of ['none', 'None', 'NONE', 'nOnE', '', null]) {
          const header = part({ ...decodeProtectedHeader(token), alg });
          await opensNoSession(target, `${header}.${payload}.`, `"${alg}"`);
          await opensNoSession(target, `${header}.${payload}.${signature}`, `"${alg}" with the old signature`);
        }
      },
      mutations: [{ file: 'server/platform/tokens.ts', from: verifying, to: unverified }],
    },
    {
      name: 'sign in with a token signed with another key, named or brought along in its header',
      async run(target) {
        const { token } = await target.register();
        const own = 'the secret of the attacker, which has the length it needs';
        const key = { kty: 'oct', k: Buffer.from(own).toString('base64url'), alg: 'HS256' };
        const headers = [
          {},
          { jwk: key },
          { jku: 'http://127.0.0.1:9/keys.json' },
          { x5u: 'http://127.0.0.1:9/key.pem' },
          { kid: '../../../../../../dev/null' },
          { kid: "x' union select 'a' -- " },
          { kid: '__proto__' },
          { kid: ['a'] },
        ];
        for (const header of headers) {
          await opensNoSession(target, forged(token, header, own), JSON.stringify(header));
          await opensNoSession(target, forged(token, header, ''), `${JSON.stringify(header)}, an empty key`);
        }
      },
      mutations: [{ file: 'server/platform/tokens.ts', from: verifying, to: unverified }],
    },
    {
      name: 'sign in with what another kind of token says',
      async run(target) {
        const { token } = await target.register();
        for (const audience of ['invitation', 'passwordReset'] as const) {
          const other = await signToken(target.signer, audience, { ...claimsOf(token), expiresAt: inAnHour() });
          await opensNoSession(target, other, audience);
        }
      },
      mutations: [purposeIgnored],
    },
    {
      name: 'register with a session, and set a password with an invitation',
      async run(target) {
        const { token } = await target.register();
        const password = 'Kestrel-over-8-hills';
        const registered = await target.call('POST', '/auth/complete-registration', { token, body: { password } });
        assert.equal(registered.status, 401);
        const invitation = await target.invite();
        const reset = await target.call('POST', '/auth/reset-password/confirm', {
          token: invitation,
          body: { password },
        });
        assert.notEqual(reset.status, 200);
        const claims = decodeJwt(invitation);
        const link = { id: claims.jti ?? '', subject: claims.sub ?? '', expiresAt: inAnHour(), claims };
        const asReset = await signToken(target.signer, 'passwordReset', link);
        const body = { password };
        const again = await target.call('POST', '/auth/complete-registration', { token: asReset, body });
        assert.equal(again.status, 401, 'a reset link made an account');
      },
      mutations: [purposeIgnored],
    },
    {
      name: 'go on with a token that has expired',
      async run(target) {
        const { token } = await target.register();
        const expired = { ...claimsOf(token), expiresAt: new Date(Date.now() - 1000) };
        await opensNoSession(target, await signToken(target.signer, 'session', expired), 'an expired token');
      },
      mutations: [{ file: 'server/platform/tokens.ts', from: 'currentDate: now(),', to: 'currentDate: new Date(0),' }],
    },
    {
      name: 'take over an account by another name in a token',
      async run(target) {
        const [victim, attacker] = [await target.register(), await target.register()];
        const { sub } = decodeJwt(victim.token);
        const [header, , signature] = attacker.token.split('.');
        const swapped = `${header}.${part({ ...decodeJwt(attacker.token), sub })}.${signature}`;
        await opensNoSession(target, swapped, "another's name");
      },
      mutations: [
        [
          { file: 'server/platform/tokens.ts', from: verifying, to: unverified },
          {
            file: 'server/http/authentication.ts',
            from: '.innerJoin(users, eq(users.id, sessions.userId))',
            to: '.innerJoin(users, eq(users.id, claims.sub))',
          },
        ],
      ],
    },
  ],
};
