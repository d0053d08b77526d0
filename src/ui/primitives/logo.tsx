import { css } from 'styled-system/css';

const root = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '[min(0.625rem, 2.5vw)]',
  color: 'fg.default',
  minWidth: '0',
});
// A logo need not grow with the text (WCAG 1.4.4). On a small phone with large text it stays small, to leave room.
const markStyle = css({ flexShrink: '0', boxSize: '[min(2rem, 10vw)]' });
const nameStyle = css({
  fontFamily: 'serif',
  fontWeight: 'semibold',
  fontSize: '[min(1.125rem, 5.7vw)]',
  lineHeight: 'tight',
  letterSpacing: 'tight',
});

export type LogoProps = {
  /** The product's name beside the mark; without it the mark is decorative. */
  name?: string | undefined;
};

/** The logo: an open book whose right page is a rising chart. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={root}>
      <svg viewBox="0 0 32 32" className={markStyle} aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          <path d="M16 8.5C12.8 6.4 8.6 5.8 3.5 6v19c5.1-.2 9.3.4 12.5 2.5 3.2-2.1 7.4-2.7 12.5-2.5V6c-5.1-.2-9.3.4-12.5 2.5z" />
          <path d="M16 8.5v19" />
          <path d="M7.5 11.5c1.7.1 3.2.4 4.5.9M7.5 16c1.7.1 3.2.4 4.5.9M7.5 20.5c1.7.1 3.2.4 4.5.9" opacity=".6" />
          <path d="M19.7 21v-3M22.4 20v-5.5M25.1 19.5V11" />
        </g>
      </svg>
      {name && <span className={nameStyle}>{name}</span>}
    </span>
  );
}
