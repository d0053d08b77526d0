import { type ReactNode, useId } from 'react';
import { css } from 'styled-system/css';
import { Card } from '../../primitives/card.tsx';

const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', minHeight: '8' });
const heading = css({ textStyle: 'h4' });

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** A small box of the dashboard's first window, with its heading and a link to the whole. */
export function Panel({ title, action, children }: Props) {
  const id = useId();
  return (
    <Card as="section" padding="sm" aria-labelledby={id}>
      <div className={head}>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
