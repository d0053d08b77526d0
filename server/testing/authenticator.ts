/** For tests: a device that makes passkeys and signs with them, as WebAuthn's JSON forms have it. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an attack changes about an honest answer. */
type Lie = { origin?: string; rpId?: string; verified?: boolean; counter?: number; type?: string };

type Options = { challenge?: unknown };

const origin = 'http://localhost:3000';
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

export function createAuthenticator() {
  const id = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;

  const clientData = (type: string, { challenge }: Options, lie: Lie) =>
    Buffer.from(
      JSON.stringify({ type: lie.type ?? type, challenge, origin: lie.origin ?? origin, crossOrigin: false }),
    );

  /** The hash of the site's name, flags and counter. */
  const head = (lie: Lie, attested: number) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lie.counter ?? counter);
    const present = 0x01;
    const verified = lie.verified === false ? 0 : 0x04;
    return Buffer.concat([sha256(lie.rpId ?? 'localhost'), Buffer.from([present | verified | attested]), count]);
  };

  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
    // Key type EC2, algorithm ES256, curve P-256.
    const key: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ];
    return isoCBOR.encode(new Map(key));
  };

  const credential = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    response,
    clientExtensionResults: {},
  });

  return {
    id: base64url(id),
    register(options: Options, lie: Lie = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([head(lie, 0x40), Buffer.alloc(16), length, id, coseKey()]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]);
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', options, lie)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      });
    },
    signIn(options: Options, lie: Lie = {}) {
      const client = clientData('webauthn.get', options, lie);
      const authData = head(lie, 0);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)),
      });
    },
  };
}
