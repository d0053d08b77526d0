import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { paths } from '../../../../paths.ts';
import { Badge } from '../../../primitives/badge.tsx';
import { Card } from '../../../primitives/card.tsx';
import { Link } from '../../../primitives/link.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';

export type ProfileScreenProps = {
  name: string;
  /** "Student" or "Instructor". */
  role: string;
  /** Absent if there is no theme to choose. */
  theme?: ReactNode;
  /** Absent if this browser has stored no address. */
  remembered?: ReactNode;
  photo: ReactNode;
  details: ReactNode;
  password: ReactNode;
  /** Absent in a browser that knows no passkeys. */
  passkeys?: ReactNode;
  secondFactor?: ReactNode;
  devices: ReactNode;
  archive: ReactNode;
  deletion: ReactNode;
};

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) token(sizes.aside)]' },
  gap: { base: '6', lg: '8' },
  alignItems: 'start',
});
const column = css({ display: 'flex', flexDirection: 'column', gap: { base: '6', lg: '8' }, minWidth: '0' });
const heading = css({ textStyle: 'h3' });
const note = css({ textStyle: 'small', color: 'fg.muted' });

/** The account of the person who is signed in (§account.35 to §account.37). Its parts have flows of their own. */
export function ProfileScreen({
  name,
  role,
  theme,
  remembered,
  photo,
  details,
  password,
  passkeys,
  secondFactor,
  devices,
  archive,
  deletion,
}: ProfileScreenProps) {
  return (
    <Page density="working">
      <PageHeader
        back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
        title="Profile"
        subtitle={name}
        meta={
          <div>
            <Badge>{role}</Badge>
          </div>
        }
      />
      <div className={columns}>
        <div className={column}>
          <Part title="Your details">{details}</Part>
          <Part title="Password" note="Changing it signs you out on your other devices.">
            {password}
          </Part>
          {passkeys && <Part title="Passkeys">{passkeys}</Part>}
          {secondFactor && <Part title="Two-step sign-in">{secondFactor}</Part>}
          <Part title="Devices" note="Where you are signed in.">
            {devices}
          </Part>
          <Part title="Emails" note="Which emails we send you.">
            <div>
              <Link to={paths.settings} standalone>
                Choose your emails
              </Link>
            </div>
          </Part>
          <Part title="Payments" note="What you have paid, with receipts.">
            <div>
              <Link to={paths.payments} standalone>
                See your payments
              </Link>
            </div>
          </Part>
          <Part title="Your data">{archive}</Part>
          <Part title="Delete your account">{deletion}</Part>
        </div>
        <div className={column}>
          <Part title="Photo">{photo}</Part>
          {remembered && <Part title="Remember me">{remembered}</Part>}
          {theme && (
            <Part title="Appearance" note="System follows your device.">
              <div>{theme}</div>
            </Part>
          )}
        </div>
      </div>
    </Page>
  );
}

function Part({ title, note: noteText, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Card as="section" padding="lg" aria-label={title}>
      <div>
        <h2 className={heading}>{title}</h2>
        {noteText && <p className={note}>{noteText}</p>}
      </div>
      {children}
    </Card>
  );
}
