/**
 * This browser's own id, sent where a person signs in, registers or resets the password (`DeviceId` of the contract). It
 * lives in local storage: the session's three cookies go with the session, and there is no fourth.
 */
import { newKey } from './idempotency-key.ts';

const key = 'device';

/** The header that tells the server which browser this is. Its id is made once and kept in the browser's storage. */
export function deviceHeader(): { 'device-id': string } {
  return { 'device-id': kept() ?? keep(newKey()) };
}

function kept(): string | null {
  try {
    const id = localStorage.getItem(key);
    return id !== null && /^[0-9a-f]{32}$/.test(id) ? id : null;
  } catch {
    return null;
  }
}

/** A browser without storage is a new device each time. */
function keep(id: string): string {
  try {
    localStorage.setItem(key, id);
  } catch {}
  return id;
}
