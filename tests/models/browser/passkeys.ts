/** Browsers whose device answers at once, so that the walk alone says how a question for a passkey ends. */
import type { Page } from '@playwright/test';

/** A device that has a passkey; `autofill` says whether the browser offers it in a form. */
export const withPasskey = (page: Page, autofill = false) =>
  page.addInitScript((canOffer) => {
    const bytes = () => new Uint8Array([1, 2, 3]).buffer;
    const response = { authenticatorData: bytes(), clientDataJSON: bytes(), signature: bytes(), userHandle: bytes() };
    const credential = {
      id: 'AQID',
      rawId: bytes(),
      type: 'public-key',
      response,
      getClientExtensionResults: () => ({}),
    };
    Object.defineProperty(navigator.credentials, 'get', { value: async () => credential });
    Object.defineProperty(PublicKeyCredential, 'isConditionalMediationAvailable', { value: async () => canOffer });
  }, autofill);
