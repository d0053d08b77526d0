/** A list of questions or conversations: its rows, and what is shown until they have arrived. */
import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { Link } from '../../primitives/link.tsx';
import { LoadingText } from '../../primitives/loading-text.tsx';
import { Skeleton } from '../../primitives/skeleton.tsx';

const list = css({ display: 'flex', flexDirection: 'column', p: '0', m: '0', listStyleType: 'none' });
const row = css({
  display: 'flex',
  flexDirection: 'column',
  py: '4',
  px: { base: '1', md: '3' },
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderColor: 'border.default',
});
const topic = css({ position: 'relative', gap: '1', _hover: { bg: 'bg.hover' } });
/** As high as a row with two lines of text. */
const pending = css({ gap: '2' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });
const titleStyle = css({ textStyle: 'h4', minWidth: '0', overflowWrap: 'anywhere' });
const factsStyle = css({ textStyle: 'small', color: 'fg.muted' });
const excerptStyle = css({ lineClamp: '2', overflowWrap: 'anywhere' });

export function TopicsLoading({ label }: { label: string }) {
  return (
    <section aria-busy aria-label={label}>
      <LoadingText hasSkeleton />
      <div className={list}>
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className={cx(row, pending)}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="full" />
            <Skeleton width="third" />
          </div>
        ))}
      </div>
    </section>
  );
}

export function Topics({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={list} aria-label={label}>
      {children}
    </ul>
  );
}

type TopicProps = {
  to: string;
  title: string;
  badges: ReactNode;
  excerpt: string;
  /** Where, when and by whom it was asked. */
  facts: ReactNode;
};

export function Topic({ to, title, badges, excerpt, facts }: TopicProps) {
  return (
    <li className={cx(row, topic)}>
      <div className={head}>
        <h2 className={titleStyle}>
          <Link to={to} tone="quiet" overlay>
            {title}
          </Link>
        </h2>
        {badges}
      </div>
      <p className={excerptStyle}>{excerpt}</p>
      <p className={factsStyle}>{facts}</p>
    </li>
  );
}
