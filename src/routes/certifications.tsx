import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { certificatePdf, listCertificates } from '../api/study.ts';
import { certificationsMachine } from '../machines/certifications.machine.ts';
import { CertificationsScreen } from '../ui/screens/certifications/certifications.view.tsx';
import { connectCertifications } from './certifications.connect.ts';
import { useCopy } from './share.ts';
import { browserViewer } from './when.ts';

const machine = certificationsMachine.provide({ actors: { listCertificates } });

export function Certifications() {
  const [{ zone }] = useState(browserViewer);
  const [snapshot, send] = useMachine(machine);
  const copy = useCopy();
  const onCopy = (path: string) => copy(new URL(path, location.href).href, 'linkCopied');
  return <CertificationsScreen view={connectCertifications(snapshot, send, { zone, pdf: certificatePdf, onCopy })} />;
}
