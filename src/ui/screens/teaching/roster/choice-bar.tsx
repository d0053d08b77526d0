import { Mail } from 'lucide-react';
import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import { Checkbox } from '../../../primitives/checkbox.tsx';

export type Choice = {
  /** How many students are chosen, also beyond those that are shown. */
  chosen: number;
  /** No more students can be chosen. */
  isFull: boolean;
  onMessage: () => void;
  onChooseNone: () => void;
};

type ChoiceBarProps = Choice & {
  /** Absent while no student is shown. */
  shown?: { areAllChosen: boolean; onChoose: (isChosen: boolean) => void } | undefined;
};

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' });
const count = css({ textStyle: 'small', color: 'fg.muted', minWidth: '24' });

/** Choosing students and writing to them (§teaching.19). No control is removed or disabled, to keep the focus. */
export function ChoiceBar({ chosen, isFull, onMessage, onChooseNone, shown }: ChoiceBarProps) {
  const isNone = chosen === 0;
  return (
    <fieldset className={bar}>
      <legend className="visually-hidden">Chosen students</legend>
      <Checkbox
        label="Select all shown"
        checked={shown?.areAllChosen ?? false}
        aria-disabled={!shown}
        onChange={({ target }) => shown?.onChoose(target.checked)}
      />
      <Button icon={<Mail />} aria-disabled={isNone} onClick={() => !isNone && onMessage()}>
        {isNone ? 'Message Students' : `Message ${chosen} ${chosen === 1 ? 'Student' : 'Students'}`}
      </Button>
      <Button variant="ghost" aria-disabled={isNone} onClick={() => !isNone && onChooseNone()}>
        Clear selection
      </Button>
      <span role="status" className={count}>
        {isNone ? 'None selected' : `${chosen} selected${isFull ? ', which is the most for one message' : ''}`}
      </span>
    </fieldset>
  );
}
