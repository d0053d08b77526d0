/** Draws certificates, in a worker thread. */
import { giveWay } from '../platform/worker.ts';
import { certificatePdf } from './pdf.ts';

giveWay(true);

export const draw = ({
  certificate,
  address,
}: {
  certificate: Parameters<typeof certificatePdf>[0];
  address: string;
}) => certificatePdf(certificate, address);
