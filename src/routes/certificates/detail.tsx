import { useParams } from 'react-router-dom';
import { certificateCredential, certificatePdf, getCertificate } from '../../api/certificates.ts';
import { certificateMachine } from '../../machines/certificates/detail.machine.ts';
import { CertificateScreen } from '../../ui/screens/certificates/detail/detail.view.tsx';
import { useFlow } from '../first-screen.ts';
import { useHead } from '../head.ts';
import { useCopy } from '../share.ts';
import { CredentialCheck } from './check.tsx';
import { connectCertificate } from './detail.connect.ts';

const machine = certificateMachine.provide({ actors: { getCertificate } });

export function Certificate() {
  const { certificateId = '' } = useParams();
  if (certificateId === 'check') return <CredentialCheck />; // not a certificate's id
  // Keyed, so that another certificate starts the flow again.
  return <CertificatePage key={certificateId} certificateId={certificateId} />;
}

function CertificatePage({ certificateId }: { certificateId: string }) {
  const [snapshot, send] = useFlow(machine, { input: { certificateId } });
  const course = snapshot.context.certificate?.courseTitle;
  const copy = useCopy();
  useHead(
    course
      ? { title: `Certificate: ${course}`, description: `A certificate for completing ${course}, and how to check it.` }
      : { title: 'Certificate' },
  );
  const here = {
    pdf: certificatePdf(certificateId),
    credential: certificateCredential(certificateId),
    onCopy: () => copy(location.href, 'linkCopied'),
  };
  return <CertificateScreen view={connectCertificate(snapshot, send, here)} />;
}
