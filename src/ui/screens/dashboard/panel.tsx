import { type ReactNode, useId } from 'react';
import { css } from 'styled-system/css';
import { Card } from '../../primitives/card.tsx';

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '1',
  minHeight: '8',
});
const heading = css({ textStyle: 'h4', minWidth: '0', overflowWrap: 'anywhere' });

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
