import { useBrowser } from '../first-screen.ts';

/** Whether the browser knows passkeys. Most do, so the first screen keeps a place for them. */
export const usePasskeys = () => useBrowser(() => 'PublicKeyCredential' in globalThis, true);
