import { CircleCheck, CircleX, SearchX, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { brand } from '../../../../brand.ts';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { CredentialForm } from './credential-form.tsx';

/** What the certificate says, and its page. */
type ShownCertificate = { student: string; course: string; date: string; page: string };

export type CredentialCheckView =
  | { state: 'editing'; onCheck: (credential: string) => void }
  | { state: 'checking' }
  | { state: 'failed'; reason: string; onCheck: (credential: string) => void }
  | ({ state: 'verified'; onAgain: () => void } & ShownCertificate)
  | ({ state: 'revoked'; revokedOn: string; reason: string; onAgain: () => void } & ShownCertificate)
  | { state: 'tampered' | 'unknown'; onAgain: () => void };

const result = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' });
const title = css({ textStyle: 'h2', overflowWrap: 'anywhere' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', pt: '2' });
const mark = {
  success: css({ color: 'success.fg', '& svg': { boxSize: '10' } }),
  danger: css({ color: 'danger.fg', '& svg': { boxSize: '10' } }),
  neutral: css({ color: 'fg.muted', '& svg': { boxSize: '10' } }),
};

/** The page on which anyone can check the credential of a certificate (§certificates.13). */
export function CredentialCheckScreen({ view }: { view: CredentialCheckView }) {
  return (
    <Page width="reading">
      <PageHeader title="Check a credential" subtitle={`Was it issued by ${brand}, and is it still valid?`} />
      <Card padding="lg">
        {match(view)
          .with({ state: 'editing' }, ({ onCheck }) => <CredentialForm onCheck={onCheck} />)
          .with({ state: 'checking' }, () => <CredentialForm onCheck={null} />)
          .with({ state: 'failed' }, ({ onCheck, reason }) => <CredentialForm onCheck={onCheck} reason={reason} />)
          .with({ state: 'verified' }, ({ student, course, date, page, onAgain }) => (
            <Result
              tone="success"
              icon={<CircleCheck />}
              heading="This credential is verified"
              onAgain={onAgain}
              page={page}
            >
              <p>
                {student} has completed all lessons of the course {course}. It was issued here on {date}, and nothing in
                it was changed.
              </p>
            </Result>
          ))
          .with({ state: 'revoked' }, ({ student, course, revokedOn, reason, page, onAgain }) => (
            <Result
              tone="danger"
              icon={<CircleX />}
              heading="This credential was revoked"
              onAgain={onAgain}
              page={page}
            >
              <p>
                The certificate of {student} for the course {course} is no longer valid since {revokedOn}. Reason:{' '}
                {reason}
              </p>
            </Result>
          ))
          .with({ state: 'tampered' }, ({ onAgain }) => (
            <Result tone="danger" icon={<ShieldAlert />} heading="Do not trust this credential" onAgain={onAgain}>
              <p>It says that it was issued here, but its signature is not ours: it was forged, or changed since.</p>
            </Result>
          ))
          .with({ state: 'unknown' }, ({ onAgain }) => (
            <Result tone="neutral" icon={<SearchX />} heading="We do not know this credential" onAgain={onAgain}>
              <p>
                It is not one of ours, or its certificate is no longer here. Check that all of the file was copied, or
                ask the person who gave it to you.
              </p>
            </Result>
          ))
          .exhaustive()}
      </Card>
    </Page>
  );
}

type ResultProps = {
  tone: keyof typeof mark;
  icon: ReactNode;
  heading: string;
  onAgain: () => void;
  page?: string;
  children: ReactNode;
};

function Result({ tone, icon, heading, onAgain, page, children }: ResultProps) {
  return (
    <div className={result}>
      <span className={mark[tone]} aria-hidden>
        {icon}
      </span>
      <div role="status" className={result}>
        <h2 className={title}>{heading}</h2>
        {children}
      </div>
      <div className={actions}>
        {page && <LinkButton to={page}>View certificate</LinkButton>}
        <Button variant="secondary" onClick={onAgain}>
          Check another
        </Button>
      </div>
    </div>
  );
}
