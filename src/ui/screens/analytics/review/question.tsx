import { type KeyboardEvent, useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import { RadioGroup } from '../../../primitives/radio-group.tsx';
import { TextWithCode } from '../../../primitives/text-with-code.tsx';
import type { ShownCard } from './card.ts';
import { isPlain, Key, keysNote } from './keys.tsx';

const form = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const promptStyle = css({ textStyle: 'h3', mb: '1' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' });
const option = css({ display: 'flex', gap: '2' });

type QuestionProps = {
  card: ShownCard;
  optionId: string;
  onChoose: (optionId: string) => void;
  /** Absent while no option is chosen. */
  onCheck?: () => void;
};

/** Number keys choose an option and Enter checks it while the focus is in the form; it is on the question at first. */
export function Question({ card: { prompt, options }, optionId, onChoose, onCheck }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const press = (event: KeyboardEvent) => {
    if (!isPlain(event)) return;
    const chosen = /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined;
    if (chosen) onChoose(chosen.id);
    // Everywhere else in the form, the browser submits it on Enter.
    if (event.key === 'Enter' && event.target === heading.current) onCheck?.();
  };
  return (
    <form
      className={form}
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        onCheck?.();
      }}
    >
      <RadioGroup
        legend={
          <h2 className={promptStyle} tabIndex={-1} ref={heading}>
            <TextWithCode>{prompt}</TextWithCode>
          </h2>
        }
        options={options.map(({ id, text }, index) => ({
          value: id,
          label: (
            <span className={option}>
              <Key>{index + 1}</Key>{' '}
              <span>
                <TextWithCode>{text}</TextWithCode>
              </span>
            </span>
          ),
        }))}
        value={optionId}
        onValueChange={onChoose}
      />
      <div className={row}>
        <Button type="submit" disabled={!onCheck}>
          Check
        </Button>
        <span className={keysNote}>Keys: 1 to {options.length} choose, Enter checks.</span>
      </div>
    </form>
  );
}
