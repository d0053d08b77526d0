import { ArrowLeft } from 'lucide-react';
import { css } from 'styled-system/css';
import { RouteLink } from './route-link.tsx';

const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: 'control',
  pe: '2',
  color: 'accent.text',
  textStyle: 'control',
  textDecorationLine: 'none',
  borderRadius: 'sm',
  _hover: { color: 'accent.textHover', textDecorationLine: 'underline', textUnderlineOffset: '[0.2em]' },
});

export type BackLinkProps = {
  /** The parent page's address. */
  to: string;
  /** The parent page's name: "Back to Dashboard". */
  children: string;
};

/** A link to the parent page, above a page's heading. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <RouteLink to={to} className={back}>
      <ArrowLeft aria-hidden size="1rem" />
      {children}
    </RouteLink>
  );
}
