import { type ReactNode, useId } from 'react';
import { css } from 'styled-system/css';
import { Card } from '../../../primitives/card.tsx';
import { Link } from '../../../primitives/link.tsx';

const heading = css({ textStyle: 'h4', minWidth: '0', overflowWrap: 'anywhere' });
// As high from the start as with its picture, so that nothing below moves.
const body = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  flexGrow: '1',
  minHeight: '[8rem]',
});
const foot = css({ position: 'relative', zIndex: 'raised', alignSelf: 'flex-start', textStyle: 'small' });

/** What a picture ends in: the next thing to do about it. */
export type Action = { label: string; to: string };

type Props = {
  /** Says what the picture shows: `3 of 4 days this week`. */
  title: string;
  /** The id of the section below that has the numbers. */
  numbers: string;
  action: Action;
  children: ReactNode;
};

/** One small picture of the first window (§analytics.96). */
export function PicturePanel({ title, numbers, action, children }: Props) {
  const id = useId();
  return (
    <Card as="section" padding="sm" aria-labelledby={id} interactive>
      <h2 id={id} className={heading}>
        {/* Covers the card, so that a press on the picture leads to its numbers. */}
        <Link to={`#${numbers}`} tone="quiet" overlay reloadDocument>
          {title}
        </Link>
      </h2>
      <div className={body}>{children}</div>
      <div className={foot}>
        <Link to={action.to} standalone reloadDocument={action.to.startsWith('#')}>
          {action.label}
        </Link>
      </div>
    </Card>
  );
}
