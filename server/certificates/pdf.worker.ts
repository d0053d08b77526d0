/** Draws certificates, in a worker thread. */
import { lowerPriority } from '../platform/worker.ts';
import { certificatePdf } from './pdf.ts';

lowerPriority(true);

export const draw = ({
  certificate,
  address,
}: {
  certificate: Parameters<typeof certificatePdf>[0];
  address: string;
}) => certificatePdf(certificate, address);
