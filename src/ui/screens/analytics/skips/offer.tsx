import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import { modulesText } from '../path/texts.ts';

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  p: '4',
  bg: 'bg.sunken',
  borderRadius: 'md',
});

/** Opens the dialog, which is loaded after the page. */
export function SkipsOffer({ count, onOpen }: { count: number; onOpen?: (() => void) | undefined }) {
  if (count === 0) return null;
  return (
    <div className={box}>
      <p>Your answers say that you know {modulesText(count)} of this path already.</p>
      <Button variant="secondary" aria-disabled={!onOpen} onClick={onOpen}>
        Choose What to Skip
      </Button>
    </div>
  );
}
