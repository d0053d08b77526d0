import { certificateCredential, certificatePdf, listCertificates } from '../../api/certificates.ts';
import { certificationsMachine } from '../../machines/certificates/list.machine.ts';
import { CertificationsScreen } from '../../ui/screens/certificates/list/list.view.tsx';
import { useFlow, useViewer } from '../first-screen.ts';
import { useCopy } from '../share.ts';
import { connectCertifications } from './list.connect.ts';

const machine = certificationsMachine.provide({ actors: { listCertificates } });

export function Certifications() {
  const { zone } = useViewer();
  const [snapshot, send] = useFlow(machine);
  const copy = useCopy();
  const onCopy = (path: string) => copy(new URL(path, location.href).href, 'linkCopied');
  const here = { zone, pdf: certificatePdf, credential: certificateCredential, onCopy };
  return <CertificationsScreen view={connectCertifications(snapshot, send, here)} />;
}
