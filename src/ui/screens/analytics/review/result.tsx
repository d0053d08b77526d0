import { CircleCheck, CircleX } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import { Link } from '../../../primitives/link.tsx';
import { TextWithCode } from '../../../primitives/text-with-code.tsx';
import type { OnRate, ShownCard } from './card.ts';
import { isPlain, Key, keysNote } from './keys.tsx';

const box = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const promptStyle = css({ textStyle: 'label', color: 'fg.muted' });
const legend = css({ textStyle: 'label', color: 'fg.muted', mb: '2' });
const verdict = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'h3',
  color: 'danger.fg',
  '&[data-right=true]': { color: 'success.fg' },
  '& svg': { flexShrink: '0' },
});
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const rated = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  _print: { display: 'none' },
});
const note = css({ textStyle: 'small', color: 'fg.muted' });
const button = css({ display: 'flex', gap: '2' });

type ResultProps = {
  card: ShownCard;
  isRight: boolean;
  onKey: (key: string) => void;
  answer: ReactNode;
  children: ReactNode;
};

/** The result of an answer. It takes the focus, so that it is read out and the keys work. */
function Result({ card: { prompt, explanation, from, to }, isRight, onKey, answer, children }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const about = useId();
  useEffect(() => heading.current?.focus(), []);
  const press = (event: KeyboardEvent) => {
    // On a button or the link, Enter presses that one.
    const isHere = event.target === heading.current;
    if (isPlain(event) && (event.key !== 'Enter' || isHere)) onKey(event.key);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys do the same as the buttons
    <div className={box} onKeyDown={press}>
      <p className={promptStyle}>
        <TextWithCode>{prompt}</TextWithCode>
      </p>
      <h2 className={verdict} data-right={isRight} tabIndex={-1} ref={heading} aria-describedby={about}>
        {isRight ? <CircleCheck aria-hidden size="1.25rem" /> : <CircleX aria-hidden size="1.25rem" />}
        {isRight ? 'Right' : 'Not quite'}
      </h2>
      <div id={about} className={box}>
        {answer}
        <p>
          <TextWithCode>{explanation}</TextWithCode>
        </p>
      </div>
      <p className={note}>
        From <Link to={to}>{from}</Link>
      </p>
      {children}
    </div>
  );
}

const optionOf = ({ options }: ShownCard, optionId: string) => (
  <TextWithCode>{options.find(({ id }) => id === optionId)?.text ?? ''}</TextWithCode>
);

const ratings = ['hard', 'good', 'easy'] as const;
const names = { hard: 'Hard', good: 'Good', easy: 'Easy' };

export function RightResult({ card, onRate }: { card: ShownCard; onRate: OnRate }) {
  const onKey = (key: string) => {
    const rating = key === 'Enter' ? 'good' : /^[1-3]$/.test(key) ? ratings[Number(key) - 1] : undefined;
    if (rating) onRate(rating);
  };
  return (
    <Result card={card} isRight onKey={onKey} answer={<p>{optionOf(card, card.right)}</p>}>
      <fieldset className={rated}>
        <legend className={legend}>How was it?</legend>
        {ratings.map((rating, index) => (
          <Button key={rating} variant={rating === 'good' ? 'primary' : 'secondary'} onClick={() => onRate(rating)}>
            <span className={button}>
              <Key>{index + 1}</Key> {names[rating]}
            </span>
          </Button>
        ))}
        <span className={keysNote}>Keys: 1 to 3, Enter for Good.</span>
      </fieldset>
    </Result>
  );
}

export function WrongResult({ card, optionId, onGoOn }: { card: ShownCard; optionId: string; onGoOn: () => void }) {
  return (
    <Result
      card={card}
      isRight={false}
      onKey={(key) => key === 'Enter' && onGoOn()}
      answer={
        <>
          <p>Your answer: {optionOf(card, optionId)}</p>
          <p>Correct answer: {optionOf(card, card.right)}</p>
        </>
      }
    >
      <div className={row}>
        <Button onClick={onGoOn}>Continue</Button>
        <span className={note}>It comes back tomorrow.</span>
      </div>
    </Result>
  );
}
