import { ArrowLeft, ArrowRight, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import type { Crumb } from '../../primitives/breadcrumbs.tsx';
import { LinkButton } from '../../primitives/link-button.tsx';
import { RouteLink } from '../../primitives/route-link.tsx';

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  minHeight: 'control',
  ps: '4',
  pe: '2',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderColor: 'border.default',
  textStyle: 'small',
  color: 'fg.muted',
  '@container work (max-width: 19.99rem)': { flexWrap: 'wrap', justifyContent: 'space-between' },
});
// With large text on a small phone the trail has a line of its own.
const trailStyle = css({ flex: '1', minWidth: '0', '@container work (max-width: 19.99rem)': { flex: '[1 0 100%]' } });
const list = css({ display: 'flex', alignItems: 'center', listStyleType: 'none' });
const item = css({ display: 'flex', alignItems: 'center', flex: '[0 1 auto]', minWidth: '8' });
// Where there is little room, what is not the course is reached from the navigation and from the task.
const onlyWide = css({ '@container work (max-width: 46.99rem)': { display: 'none' } });
const last = css({
  flex: '[0 10 auto]',
  minWidth: '0',
  '@container work (max-width: 46.99rem)': { flex: '[1 0 60%]' },
});
const separator = css({
  flexShrink: '0',
  boxSize: '4',
  mx: { base: '0.5', sm: '1' },
  color: 'fg.subtle',
  _rtl: { transform: 'scaleX(-1)' },
});
const cut = css({
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const tall = css({ lineHeight: '[token(sizes.control)]' });
const linkStyle = css({
  borderRadius: 'sm',
  _focusVisible: { outlineOffset: '[-3px]' },
  _hover: { color: 'fg.default', textDecorationLine: 'underline', textUnderlineOffset: '[0.2em]' },
});
const narrowCourse = css({ '@container work (max-width: 46.99rem)': { maxWidth: '20' } });
// In a narrow window it may have two lines, in the same height.
const title = css({
  fontFamily: 'sans',
  fontWeight: 'semibold',
  color: 'fg.default',
  '@container work (max-width: 46.99rem)': {
    whiteSpace: 'normal',
    lineClamp: '2',
    lineHeight: 'tight',
    textWrap: 'wrap',
  },
});
// In a narrow window it has the second line.
const named = css({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: '3',
  minWidth: '0',
  '@container work (max-width: 46.99rem)': {
    flexDirection: 'column',
    alignItems: 'stretch',
    '& > h1': { lineClamp: '1' },
  },
});
const factsStyle = css({
  '& > strong': { color: 'fg.default' },
  '@container work (max-width: 46.99rem)': { textStyle: 'caption' },
});
const position = css({ flexShrink: '0', whiteSpace: 'nowrap' });
const ways = css({ display: 'flex', flexShrink: '0' });
const word = css({ '@container work (max-width: 63.99rem)': { srOnly: true } });

type Way = { to: string; label: string; keys?: string };

export type WorkPlace = {
  /** A control before the trail. */
  before?: ReactNode;
  /** What the page belongs to, from the top down; the last but one is named with the title alone in a narrow window. */
  trail: readonly Crumb[];
  /** The page's heading, and the end of the trail. */
  title: string;
  /** What else is to be known of it at once, after the heading. */
  facts?: readonly { text: string; stands?: 'out' | undefined }[];
  /** What the numbers count, before them: "Lesson". */
  counted: string;
  /** Among those that are counted: "6 of 40". */
  at?: string | undefined;
  /** The name of the links to what comes before and after. */
  waysLabel?: string;
  previous?: Way | undefined;
  next?: Way | undefined;
};

/** Where the work belongs, in one line, with the ways to what comes before and after it. */
export function Place({ before, trail, title: name, facts, counted, at, waysLabel, previous, next }: WorkPlace) {
  return (
    <div className={line} data-place>
      {before}
      <nav aria-label="Breadcrumb" className={trailStyle}>
        <ol className={list}>
          {trail.map(({ label, to }, index) => (
            <li key={to ?? label} className={cx(item, index === 1 ? narrowCourse : onlyWide)}>
              <RouteLink to={to ?? ''} className={cx(cut, tall, linkStyle)}>
                {label}
              </RouteLink>
              <ChevronRight aria-hidden className={separator} />
            </li>
          ))}
          <li className={cx(item, last)}>
            <Named name={name} facts={facts} />
          </li>
        </ol>
      </nav>
      {at && (
        <p className={position}>
          <span className={word}>{counted} </span>
          {at}
        </p>
      )}
      {(previous || next) && (
        <nav aria-label={waysLabel} className={ways}>
          {previous && (
            <LinkButton
              to={previous.to}
              aria-keyshortcuts={previous.keys}
              variant="ghost"
              size="sm"
              icon={<ArrowLeft aria-hidden />}
            >
              <span className={word}>{previous.label}</span>
            </LinkButton>
          )}
          {next && (
            <LinkButton
              to={next.to}
              aria-keyshortcuts={next.keys}
              variant="ghost"
              size="sm"
              iconAfter={<ArrowRight aria-hidden />}
            >
              <span className={word}>{next.label}</span>
            </LinkButton>
          )}
        </nav>
      )}
    </div>
  );
}

function Named({ name, facts = [] }: { name: string; facts: WorkPlace['facts'] }) {
  const heading = (
    <h1 className={cx(cut, tall, title)} title={name} aria-current="page">
      {name}
    </h1>
  );
  if (facts.length === 0) return heading;
  return (
    <div className={named}>
      {heading}
      <p className={cx(cut, factsStyle)}>
        {facts.map(({ text, stands }, index) => (
          <Fragment key={text}>
            {index > 0 && ' · '}
            {stands ? <strong>{text}</strong> : text}
          </Fragment>
        ))}
      </p>
    </div>
  );
}
