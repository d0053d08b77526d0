import type { PasskeySlot } from '../../../parts/account/passkey-slot.ts';
import { PasskeyConfirmationScreen } from './passkey-confirmation.view.tsx';

/** For stories of forms: as the route draws it for a person who has passkeys; it tells what else was typed. */
export const passkeySlotOf =
  (onPasskey: (typed: object | null) => void): PasskeySlot<object> =>
  (typed) => <PasskeyConfirmationScreen view={{ state: 'idle', onPress: async () => onPasskey(await typed()) }} />;
