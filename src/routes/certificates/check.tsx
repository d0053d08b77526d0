import { checkCredential } from '../../api/certificates.ts';
import { credentialCheckMachine } from '../../machines/certificates/check.machine.ts';
import { CredentialCheckScreen } from '../../ui/screens/certificates/check/check.view.tsx';
import { useFlow } from '../first-screen.ts';
import { useTitle } from '../head.ts';
import { checkTitle, connectCredentialCheck } from './check.connect.ts';

const machine = credentialCheckMachine.provide({ actors: { checkCredential } });

export function CredentialCheck() {
  const [snapshot, send] = useFlow(machine);
  useTitle(checkTitle);
  return <CredentialCheckScreen view={connectCredentialCheck(snapshot, send)} />;
}
