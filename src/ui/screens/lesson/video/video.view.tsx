import { RotateCcw } from 'lucide-react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Button } from '../../../primitives/button.tsx';

type Picture = { animation: string; title: string; showing: number };

export type LessonVideoView =
  | { state: 'playing'; picture: Picture }
  | { state: 'played'; picture: Picture; onReplay: () => void };

const figure = css({ m: '0', display: 'flex', flexDirection: 'column', gap: '3' });
const frame = css({
  display: 'block',
  width: 'full',
  height: 'auto',
  aspectRatio: 'cover',
  bg: 'bg.sunken',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
  _dark: { filter: '[brightness(0.88)]' },
});
const controls = css({ minHeight: 'control' });

/** A lesson's animation: an SVG that plays once. */
export function LessonVideoScreen({ view }: { view: LessonVideoView }) {
  const { animation, title, showing } = view.picture;
  return (
    <figure className={figure}>
      {/* A changed address replays it: a browser plays the same image only once. */}
      <img
        key={showing}
        src={`${animation}?showing=${showing}`}
        alt={`Animation: ${title}`}
        width={640}
        height={360}
        className={frame}
      />
      <figcaption className={controls}>
        {match(view)
          .with({ state: 'playing' }, () => null)
          .with({ state: 'played' }, ({ onReplay }) => (
            <Button variant="secondary" icon={<RotateCcw />} onClick={onReplay}>
              Play again
            </Button>
          ))
          .exhaustive()}
      </figcaption>
    </figure>
  );
}
