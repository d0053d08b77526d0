import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Page } from '../../primitives/page.tsx';

const centred = css({ display: 'grid', placeItems: 'center' });

/** An AuthCard alone in the middle of its page. */
export function AuthPage({ children }: { children: ReactNode }) {
  return (
    <Page density="working">
      <div className={centred}>{children}</div>
    </Page>
  );
}
