import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';

export type WelcomeBannerView = { state: 'visible'; profileTo: string; onDismiss: () => void } | { state: 'dismissed' };

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '2',
});
const textColumn = css({ display: 'flex', flexDirection: 'column', gap: '0', maxWidth: 'prose' });
const title = css({ textStyle: 'h4' });
const text = css({ textStyle: 'small', color: 'fg.muted' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

/** The greeting, slim, as it is no one's reason to come (§dashboard.1, §dashboard.18). */
export function WelcomeBannerScreen({ view }: { view: WelcomeBannerView }) {
  return match(view)
    .with({ state: 'dismissed' }, () => null)
    .with({ state: 'visible' }, ({ profileTo, onDismiss }) => (
      <Card as="section" tone="sunken" padding="sm" aria-labelledby="welcome">
        <div className={row}>
          <div className={textColumn}>
            <h2 id="welcome" className={title}>
              Welcome to your learning dashboard
            </h2>
            <p className={text}>Complete your profile, so that your certificates carry the right name.</p>
          </div>
          <div className={actions}>
            <LinkButton to={profileTo} variant="secondary">
              Complete Profile
            </LinkButton>
            <Button variant="ghost" onClick={onDismiss}>
              Dismiss
            </Button>
          </div>
        </div>
      </Card>
    ))
    .exhaustive();
}
