import { css } from 'styled-system/css';

const ring = css({
  display: 'inline-block',
  flexShrink: '0',
  boxSize: '4',
  borderWidth: 'thick',
  borderStyle: 'solid',
  borderColor: 'current',
  borderRadius: 'full',
  borderTopColor: 'transparent',
  animation: 'spin',
});

/** A decorative sign that something is under way; always with a text beside it (see LoadingText). */
export function Spinner() {
  return <span className={ring} aria-hidden data-spinner />;
}
