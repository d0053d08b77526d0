/** Two-step sign-in and passkeys, brought about without their screens. */
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { type Account, type Product, password } from './server.ts';

const period = 30_000;

/** The code that an authenticator app shows at the moment. */
export const codeOf = (secret: string, moment = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment });

/** The code before the present one, which the server accepts, too. So the present one is left for the next time. */
export const earlierCodeOf = (secret: string) => codeOf(secret, Date.now() - period);

/** Turns two-step sign-in on; returns the recovery codes. */
export async function turnOnSecondFactor(product: Product, { token }: Account): Promise<string[]> {
  const proof = { currentPassword: password };
  const { secret } = await product.call<{ secret: string }>('POST', '/auth/second-factor', token, proof);
  const confirmation = { code: earlierCodeOf(secret) };
  return (
    await product.call<{ recoveryCodes: string[] }>('POST', '/auth/second-factor/confirmation', token, confirmation)
  ).recoveryCodes;
}

const devices = new WeakMap<Page, ReturnType<typeof newDevice>>();

/**
 * Chromium's own virtual device, which verifies its person; `present` says whether someone touches it at once. A page
 * has one at most.
 */
export function addDevice(page: Page) {
  const device = devices.get(page) ?? newDevice(page);
  devices.set(page, device);
  return device;
}

async function newDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    present: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** Whether the person proves to the device who they are; otherwise it answers no question. */
    verified: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

/** A browser that offers no passkeys in the form. */
export const withoutAutofill = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(PublicKeyCredential, 'isConditionalMediationAvailable', { value: async () => false });
  });
