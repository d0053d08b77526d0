import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { RouteLink } from './route-link.tsx';

export type Crumb = {
  /** The page's name; empty while it is not known. */
  label: string;
  /** Its address; the page itself has none. */
  to?: string | undefined;
};

export type BreadcrumbsProps = {
  /** From the top down; the last one is the page itself. */
  crumbs: readonly Crumb[];
  /** A control in the same line, before the trail. */
  before?: ReactNode;
};

const bar = css({
  // Not on a low screen (400 % zoom), of which it would take too much.
  position: { base: 'static', _tall: 'sticky' },
  top: '0',
  zIndex: 'sticky',
  bg: 'bg.page',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderColor: 'border.default',
});
const list = css({
  display: 'flex',
  maxWidth: 'page',
  mx: 'auto',
  px: 'gutter',
  listStyleType: 'none',
  textStyle: 'small',
  color: 'fg.muted',
});
const line = css({
  display: 'flex',
  alignItems: 'center',
  maxWidth: 'page',
  mx: 'auto',
  ps: { base: 'gutter', _beside: '0' },
});
const rest = css({ flex: '1', minWidth: '0' });
const listAfter = css({ ps: { base: '1', _beside: 'gutter' } });
// Each gets the same share of the line and takes no more than it needs, so that the longest names are cut first.
const item = css({ display: 'flex', alignItems: 'center', flex: '[1 1 0]', minWidth: '6', maxWidth: 'max' });
const separator = css({
  flexShrink: '0',
  boxSize: { base: '[min(0.75rem, 4vw)]', sm: '4' },
  mx: { base: '0.5', sm: '1' },
  color: 'fg.subtle',
  _rtl: { transform: 'scaleX(-1)' },
});
const text = css({
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: '[token(sizes.control)]',
  borderRadius: 'sm',
  _focusVisible: { outlineOffset: '[-3px]' },
  '&:is(a)': { textDecorationLine: 'none' },
  '&:is(a):hover': { color: 'fg.default', textDecorationLine: 'underline', textUnderlineOffset: '[0.2em]' },
  _currentPage: { color: 'fg.default', fontWeight: 'medium' },
});

/**
 * The page's place: what it belongs to, in one line that stays in sight. What follows a name that is not known yet is left
 * out, so that nothing moves when the name arrives.
 */
export function Breadcrumbs({ crumbs, before }: BreadcrumbsProps) {
  const unknown = crumbs.findIndex(({ label }) => label === '');
  const known = unknown < 0 ? crumbs : crumbs.slice(0, unknown);
  const trail = (
    <nav aria-label="Breadcrumb" className={before ? rest : bar} data-breadcrumbs={before ? undefined : ''}>
      <ol className={cx(list, before ? listAfter : undefined)}>
        {known.map(({ label, to }, index) => (
          <li key={to ?? label} className={item}>
            {index > 0 && <ChevronRight aria-hidden className={separator} />}
            {to === undefined ? (
              <span className={text} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                {label}
              </span>
            ) : (
              <RouteLink to={to} className={text}>
                {label}
              </RouteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
  if (!before) return trail;
  return (
    <div className={bar} data-breadcrumbs>
      <div className={line}>
        {before}
        {trail}
      </div>
    </div>
  );
}
