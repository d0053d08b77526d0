import { useId, useMemo, useState } from 'react';
import { css } from 'styled-system/css';
import { Button } from '../primitives/button.tsx';
import { type Block, blockOf } from './explorable/block.ts';
import { ControlField } from './explorable/controls.tsx';
import { Drawn } from './explorable/drawn.tsx';
import { useSettled } from './use-settled.ts';

const figure = css({
  m: '0',
  minWidth: '0',
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  textStyle: 'body',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  p: { base: '3', sm: '4' },
});
const title = css({ textStyle: 'h4' });
const controls = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const sentence = css({ textStyle: 'small' });

/** A drawing with controls, and a sentence that says what it shows (§practice.120). */
export function Explorable({ language, text }: { language: string; text: string }) {
  const block = useMemo(() => blockOf(language, text), [language, text]);
  return block && <Moved {...block} />;
}

function Moved({ idea, first: firstStart, second: secondStart }: Block) {
  const id = useId();
  const [first, setFirst] = useState(firstStart);
  const [second, setSecond] = useState(secondStart);
  const [seed, setSeed] = useState(0);
  const { says, picture } = useMemo(() => idea.look(first, second, seed), [idea, first, second, seed]);
  const settled = useSettled(says);
  const [one, other] = idea.controls;
  return (
    <figure className={figure} aria-label={idea.title}>
      <figcaption className={title}>{idea.title}</figcaption>
      <div className={controls}>
        <ControlField control={one} value={first} onMove={setFirst} />
        {other && <ControlField control={other} value={second} onMove={setSecond} />}
        {idea.isDrawn && (
          <div>
            <Button variant="secondary" size="sm" onClick={() => setSeed(seed + 1)}>
              Draw again
            </Button>
          </div>
        )}
      </div>
      <div>
        <Drawn picture={picture} name={idea.title} describedBy={id} />
      </div>
      <p id={id} className={sentence}>
        {says}
      </p>
      <p role="status" className="visually-hidden">
        {settled}
      </p>
    </figure>
  );
}
