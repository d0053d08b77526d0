import { Award, BadgeCheck, CircleCheck, CircleX, FileDown, Link2, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { brand } from '../../../../brand.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { Link } from '../../../primitives/link.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';

export type CertificateView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'unknown'; courses: string }
  | ({
      state: 'valid';
      /** The files' addresses. */
      pdf: string;
      credential: string;
      /** Where a credential's file can be checked. */
      check: string;
      onCopy: () => void;
    } & ShownCertificate)
  | ({ state: 'revoked'; revokedOn: string; reason: string; check: string } & ShownCertificate);

/** What the certificate says. */
type ShownCertificate = {
  course: string;
  student: string;
  date: string;
  /** The criteria of the course, as sentences. */
  criteria: readonly string[];
};

const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2',
  px: '4',
  py: { base: '8', md: '10' },
  textAlign: 'center',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'md',
  outlineWidth: 'hairline',
  outlineStyle: 'solid',
  outlineColor: 'star',
  outlineOffset: '[-0.5rem]',
  '& > svg': { boxSize: '12', strokeWidth: '[1.25]', color: 'star' },
});
const overline = css({ textStyle: 'overline', color: 'fg.muted' });
const name = css({ textStyle: 'h2', overflowWrap: 'anywhere' });
const course = css({ textStyle: 'h3' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const waiting = css({ display: 'flex', flexDirection: 'column', gap: '4' });

/** A certificate, public to everyone who has its address (§certificates.3). */
export function CertificateScreen({ view }: { view: CertificateView }) {
  return (
    <Page width="reading">
      <PageHeader title="Certificate" subtitle={`Issued by ${brand}`} />
      {match(view)
        .with({ state: 'loading' }, () => (
          <section aria-busy aria-label="Certificate" className={waiting}>
            <LoadingText hasSkeleton />
            <Skeleton shape="cover" width="full" />
          </section>
        ))
        .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
        .with({ state: 'unknown' }, ({ courses }) => (
          <EmptyState
            icon={<SearchX aria-hidden />}
            title="Unknown certificate"
            action={<LinkButton to={courses}>Browse Courses</LinkButton>}
          >
            No certificate was issued under this address. Check that it was copied in full.
          </EmptyState>
        ))
        .with({ state: 'valid' }, (valid) => (
          <>
            <Sheet certificate={valid}>
              <Badge tone="success" icon={<CircleCheck />}>
                Valid
              </Badge>
            </Sheet>
            <div className={actions}>
              <LinkButton to={valid.pdf} reloadDocument icon={<FileDown aria-hidden />}>
                Download PDF
              </LinkButton>
              <LinkButton to={valid.credential} variant="secondary" reloadDocument icon={<BadgeCheck aria-hidden />}>
                Download credential
              </LinkButton>
              <Button variant="secondary" icon={<Link2 />} onClick={valid.onCopy}>
                Copy verification link
              </Button>
            </div>
            <p className={muted}>
              The credential is an Open Badge: a signed file that other services can verify.{' '}
              <Link to={valid.check}>Check a credential</Link>
            </p>
          </>
        ))
        .with({ state: 'revoked' }, (revoked) => (
          <>
            <Alert tone="danger" title="This certificate was revoked" live={false}>
              It is no longer valid since {revoked.revokedOn}. Reason: {revoked.reason}
            </Alert>
            <Sheet certificate={revoked}>
              <Badge tone="danger" icon={<CircleX />}>
                Revoked
              </Badge>
            </Sheet>
            <p className={muted}>
              If you were given a credential file, check whether it is valid too.{' '}
              <Link to={revoked.check}>Check a credential</Link>
            </p>
          </>
        ))
        .exhaustive()}
    </Page>
  );
}

function Sheet({ certificate, children }: { certificate: ShownCertificate; children: ReactNode }) {
  return (
    <article aria-label="Certificate of completion" className={sheet}>
      <Award aria-hidden />
      <p className={overline}>Certificate of completion</p>
      <h2 className={name}>{certificate.student}</h2>
      <p className={muted}>has completed all lessons of the course</p>
      <p className={course}>{certificate.course}</p>
      <div className={muted}>
        {certificate.criteria.map((criterion) => (
          <p key={criterion}>{criterion}</p>
        ))}
      </div>
      <p className={muted}>{certificate.date}</p>
      {children}
    </article>
  );
}
