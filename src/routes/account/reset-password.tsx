import { confirmPasswordReset } from '../../api/account.ts';
import { resetPasswordMachine } from '../../machines/account/reset-password.machine.ts';
import { ResetPasswordScreen } from '../../ui/screens/account/reset-password/reset-password.view.tsx';
import { useEffects } from '../effects.ts';
import { useFlow } from '../first-screen.ts';
import { useLinkToken } from './link-token.ts';
import { connectResetPassword } from './reset-password.connect.ts';

const machine = resetPasswordMachine.provide({ actors: { confirmPasswordReset } });

/** Keyed by the token, so that another link starts the flow again. */
export function ResetPassword() {
  const token = useLinkToken();
  return <ResetPasswordWith key={token} token={token} />;
}

function ResetPasswordWith({ token }: { token: string | null }) {
  const [snapshot, send, flow] = useFlow(machine, { input: { token } });
  useEffects(flow);
  return <ResetPasswordScreen view={connectResetPassword(snapshot, send)} />;
}
