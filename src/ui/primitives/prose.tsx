import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const prose = css({
  maxWidth: 'prose',
  textStyle: 'body',
  fontSize: 'md',
  lineHeight: 'relaxed',
  '& > * + *': { mt: '4' },
  '& h1, & h2': { textStyle: 'h2', mt: '10' },
  '& h3': { textStyle: 'h3', mt: '8' },
  '& h4': { textStyle: 'h4', mt: '6' },
  '& > :first-child': { mt: '0' },
  '& ul': { listStyleType: 'disc', ps: '6' },
  '& ol': { listStyleType: 'decimal', ps: '6' },
  '& li + li': { mt: '1.5' },
  '& li::marker': { color: 'fg.subtle' },
  '& a': {
    color: 'accent.text',
    textDecorationLine: 'underline',
    textUnderlineOffset: '[0.2em]',
    _hover: { color: 'accent.textHover' },
  },
  '& strong': { fontWeight: 'semibold' },
  '& code': { fontFamily: 'mono', fontSize: '[0.9em]', bg: 'bg.sunken', px: '1', borderRadius: 'sm' },
  '& pre': {
    overflowX: 'auto',
    p: '4',
    bg: 'bg.sunken',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    borderColor: 'border.default',
    borderRadius: 'md',
    lineHeight: 'normal',
  },
  '& pre code': { p: '0', bg: 'transparent' },
  '& figcaption': { textStyle: 'small', color: 'fg.muted', mt: '1' },
  '& blockquote': {
    ps: '4',
    borderInlineStartWidth: 'heavy',
    borderInlineStartStyle: 'solid',
    borderColor: 'border.strong',
    color: 'fg.muted',
    fontSize: 'lg',
  },
  '& table': { display: 'block', overflowX: 'auto', textStyle: 'small', borderCollapse: 'collapse' },
  '& th, & td': {
    px: '3',
    py: '2',
    textAlign: 'start',
    borderBottomWidth: 'hairline',
    borderBottomStyle: 'solid',
    borderColor: 'border.default',
  },
  '& th': { fontWeight: 'semibold' },
  '& img': { maxWidth: 'full', height: 'auto', borderRadius: 'md' },
  '& hr': { borderColor: 'border.default', my: '8' },
  '&[data-deferred]': { contentVisibility: 'auto', containIntrinsicSize: '[auto 60rem]' },
});

export type ProseProps = {
  /** Nothing in the text is still loading, so the styles of an opening page need not search it. */
  still?: boolean | undefined;
  /** Laid out only when it comes near the window, because many long texts would slow down the page. */
  deferred?: boolean | undefined;
  /** The text as elements: headings, paragraphs, lists, tables, code. */
  children?: ReactNode;
};

/** Long text to read: rendered markdown of a lesson, a course's description. About 68 characters a line. */
export function Prose({ still = false, deferred = false, children }: ProseProps) {
  return (
    <div className={prose} {...(still && { 'data-still': '' })} {...(deferred && { 'data-deferred': '' })}>
      {children}
    </div>
  );
}
