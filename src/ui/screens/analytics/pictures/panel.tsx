import { type ReactNode, useId } from 'react';
import { css } from 'styled-system/css';
import { Card } from '../../../primitives/card.tsx';
import { Link } from '../../../primitives/link.tsx';
import { RouteLink } from '../../../primitives/route-link.tsx';

const heading = css({ textStyle: 'h4', minWidth: '0', overflowWrap: 'anywhere' });
// Covers the card, so that a press on the picture leads to its numbers.
const toNumbers = css({
  borderRadius: 'sm',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '[0.2em]' },
  _after: { content: '""', position: 'absolute', inset: '0', zIndex: 'base', borderRadius: 'lg' },
});
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
        {/* Left to the browser, which scrolls there and moves the focus along. */}
        <RouteLink to={`#${numbers}`} reloadDocument className={toNumbers}>
          {title}
        </RouteLink>
      </h2>
      <div className={body}>{children}</div>
      <div className={foot}>
        <PanelAction {...action} />
      </div>
    </Card>
  );
}

function PanelAction({ label, to }: Action) {
  if (!to.startsWith('#')) {
    return (
      <Link to={to} standalone>
        {label}
      </Link>
    );
  }
  return (
    <RouteLink to={to} reloadDocument className={inPage}>
      {label}
    </RouteLink>
  );
}
const inPage = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '6',
  color: 'accent.text',
  fontWeight: 'medium',
  textDecorationLine: 'underline',
  textUnderlineOffset: '[0.2em]',
  _hover: { color: 'accent.textHover' },
});
