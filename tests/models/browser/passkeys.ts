/** Browsers whose device answers at once, so that it is the walk that decides how a question for a passkey ends. */
import type { Page } from '@playwright/test';

/** The time limit by which a challenge tells such a device to cancel, as a person does in the browser's dialog. */
export const cancelledWithin = 1;

/** A device that has a passkey; `autofill` says whether the browser offers it in a form. */
export const withPasskey = (page: Page, autofill = false) =>
  page.addInitScript(
    ({ canOffer, cancelled }) => {
      const bytes = () => new Uint8Array([1, 2, 3]).buffer;
      const response = { authenticatorData: bytes(), clientDataJSON: bytes(), signature: bytes(), userHandle: bytes() };
      const credential = {
        id: 'AQID',
        rawId: bytes(),
        type: 'public-key',
        response,
        getClientExtensionResults: () => ({}),
      };
      const get = async ({ publicKey }: CredentialRequestOptions) => {
        if (publicKey?.timeout === cancelled) throw new DOMException('Cancelled.', 'NotAllowedError');
        return credential;
      };
      Object.defineProperty(navigator.credentials, 'get', { value: get });
      Object.defineProperty(PublicKeyCredential, 'isConditionalMediationAvailable', { value: async () => canOffer });
    },
    { canOffer: autofill, cancelled: cancelledWithin },
  );

/** A device that makes a passkey. */
export const withNewPasskey = (page: Page) =>
  page.addInitScript((cancelled) => {
    const bytes = () => new Uint8Array([1, 2, 3]).buffer;
    const response = {
      attestationObject: bytes(),
      clientDataJSON: bytes(),
      getTransports: () => ['internal'],
      getPublicKeyAlgorithm: () => -7,
      getPublicKey: () => null,
      getAuthenticatorData: () => bytes(),
    };
    const made = { id: 'AQID', rawId: bytes(), type: 'public-key', response, getClientExtensionResults: () => ({}) };
    const create = async ({ publicKey }: CredentialCreationOptions) => {
      if (publicKey?.timeout === cancelled) throw new DOMException('Cancelled.', 'NotAllowedError');
      return made;
    };
    Object.defineProperty(navigator.credentials, 'create', { value: create });
  }, cancelledWithin);
