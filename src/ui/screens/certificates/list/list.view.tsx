import { Award } from 'lucide-react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { brand } from '../../../../brand.ts';
import { paths } from '../../../../paths.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { CardGrid } from '../../../primitives/card-grid.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { Link } from '../../../primitives/link.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { SkeletonCard } from '../../../primitives/skeleton-card.tsx';
import { MoreActions } from './more-actions.tsx';

type Certificate = {
  id: string;
  course: string;
  student: string;
  date: string;
  /** The course's page. */
  to: string;
  /** The certificate's page, which anyone may see. */
  view: string;
  /** The addresses of the files; absent if the certificate was revoked. */
  pdf?: string;
  credential?: string;
  /** The day on which it was revoked; its page says why. */
  revokedOn?: string;
  onCopy: () => void;
};

export type CertificationsView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'loaded.some'; certificates: Certificate[] }
  | { state: 'loaded.none'; courses: string };

const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '1.5',
  px: '4',
  py: '6',
  textAlign: 'center',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'md',
  '& svg': { boxSize: '8', strokeWidth: '[1.25]', color: 'star' },
});
const overline = css({ textStyle: 'overline', color: 'fg.muted' });
const name = css({ textStyle: 'lead', fontWeight: 'semibold', maxWidth: 'full' });
const course = css({ textStyle: 'h2', maxWidth: 'full' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });
const actions = css({ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2', mb: '2' });
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '2',
});

/** The certificates of completed courses (§certificates.1). */
export function CertificationsScreen({ view }: { view: CertificationsView }) {
  return (
    <Page density="working">
      <PageHeader
        back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
        title="Certifications"
        subtitle="One for every course that you have completed"
      />
      {match(view)
        .with({ state: 'loading' }, () => (
          <section aria-busy aria-label="Certificates">
            <LoadingText hasSkeleton />
            <CardGrid columns={2}>
              <SkeletonCard cover={false} />
              <SkeletonCard cover={false} />
            </CardGrid>
          </section>
        ))
        .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
        .with({ state: 'loaded.none' }, ({ courses }) => (
          <EmptyState
            icon={<Award aria-hidden />}
            title="No certificates yet"
            action={<LinkButton to={courses}>Browse Courses</LinkButton>}
          >
            When you complete a course, its certificate will appear here.
          </EmptyState>
        ))
        .with({ state: 'loaded.some' }, ({ certificates }) => (
          <CardGrid as="ul" columns={2}>
            {certificates.map((certificate) => (
              <Card key={certificate.id} as="li" fill>
                <div className={sheet}>
                  <Award aria-hidden />
                  <p className={overline}>Certificate of completion</p>
                  <h2 className={course}>{certificate.course}</h2>
                  <p className={name}>{certificate.student}</p>
                  <p className={muted}>{certificate.date}</p>
                  {certificate.revokedOn && <Badge tone="danger">Revoked on {certificate.revokedOn}</Badge>}
                </div>
                <div className={actions}>
                  <LinkButton
                    to={certificate.view}
                    variant="secondary"
                    size="sm"
                    aria-label={`View certificate: ${certificate.course}`}
                  >
                    View
                  </LinkButton>
                  <MoreActions label={certificate.pdf ? 'Download or share' : 'Share'} of={certificate.course}>
                    {certificate.pdf && (
                      <LinkButton
                        to={certificate.pdf}
                        reloadDocument
                        variant="ghost"
                        aria-label={`Download PDF: ${certificate.course}`}
                      >
                        Download PDF
                      </LinkButton>
                    )}
                    {certificate.credential && (
                      <LinkButton
                        to={certificate.credential}
                        reloadDocument
                        variant="ghost"
                        aria-label={`Download credential: ${certificate.course}`}
                      >
                        Download credential
                      </LinkButton>
                    )}
                    <Button
                      variant="ghost"
                      onClick={certificate.onCopy}
                      aria-label={`Copy verification link: ${certificate.course}`}
                    >
                      Copy verification link
                    </Button>
                  </MoreActions>
                </div>
                <div className={foot}>
                  <span className={muted}>{brand}</span>
                  <Link to={certificate.to} standalone aria-label={`View Course: ${certificate.course}`}>
                    View Course
                  </Link>
                </div>
              </Card>
            ))}
          </CardGrid>
        ))
        .exhaustive()}
    </Page>
  );
}
