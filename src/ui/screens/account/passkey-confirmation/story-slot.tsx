import type { PasskeySlot } from '../../../parts/account/passkey-slot.ts';
import { PasskeyConfirmationScreen } from './passkey-confirmation.view.tsx';

/** For stories of forms: what the route draws for a person with passkeys. A press reports the form's other fields. */
export const passkeySlotOf =
  (onPasskey: (typed: object | null) => void): PasskeySlot<object> =>
  (typed) => <PasskeyConfirmationScreen view={{ state: 'idle', onPress: async () => onPasskey(await typed()) }} />;
