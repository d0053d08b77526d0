import { Lightbulb } from 'lucide-react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Markdown } from '../../../parts/markdown.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';

/** `onAsk` is undefined for instructors and visitors: seeing the solution is recorded, and nothing of theirs is. */
export type HintsView = { shown: readonly string[] } & (
  | { state: 'hinting'; remaining: number; onNext: () => void; onAsk: (() => void) | undefined }
  | { state: 'asking'; onConfirm: () => void; onCancel: () => void }
  | { state: 'loading' }
  | { state: 'failed'; reason: string; onRetry: () => void }
  | { state: 'shown'; code: string; explanation: string | undefined }
);

const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4', minWidth: '0' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '3', ps: '5', listStyleType: 'decimal' });
const headingStyle = css({ textStyle: 'h4', mb: '2' });
const pre = css({
  width: 'full',
  p: '4',
  bg: 'bg.sunken',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  fontFamily: 'mono',
  textStyle: 'small',
  // Lines wrap as in the editor.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** Hints one at a time, and the worked solution after the last hint. */
export function HintsScreen({ view }: { view: HintsView }) {
  const { shown } = view;
  return (
    <div className={stack}>
      <div aria-live="polite">
        {shown.length > 0 && (
          <>
            <h2 className={headingStyle}>Hints</h2>
            <ol className={list}>
              {shown.map((hint) => (
                <li key={hint}>
                  <Markdown>{hint}</Markdown>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      {match(view)
        .with({ state: 'hinting' }, ({ remaining, onNext, onAsk }) =>
          remaining > 0 ? (
            <Button variant="secondary" icon={<Lightbulb />} onClick={onNext}>
              {shown.length === 0 ? 'Show a hint' : 'Show the next hint'}
            </Button>
          ) : (
            onAsk && (
              <Button variant="secondary" icon={<Lightbulb />} onClick={onAsk}>
                Show the solution
              </Button>
            )
          ),
        )
        .with({ state: 'asking' }, ({ onConfirm, onCancel }) => (
          <Alert
            tone="warning"
            title="Show the solution?"
            live
            actions={
              <>
                <Button variant="secondary" onClick={onConfirm}>
                  Show it
                </Button>
                <Button variant="ghost" onClick={onCancel}>
                  Not yet
                </Button>
              </>
            }
          >
            The exercise will be marked "solution viewed". You can still finish the lesson with code of your own.
          </Alert>
        ))
        .with({ state: 'loading' }, () => (
          <Button variant="secondary" busy busyLabel="Loading...">
            Show the solution
          </Button>
        ))
        .with({ state: 'failed' }, ({ reason, onRetry }) => (
          <RetryAlert title="The solution could not be loaded" onRetry={onRetry} byHand>
            {reason}
          </RetryAlert>
        ))
        .with({ state: 'shown' }, ({ code, explanation }) => (
          <>
            <h2 className={headingStyle}>Solution</h2>
            <section aria-label="Solution" className={pre}>
              {code}
            </section>
            {explanation && <Markdown>{explanation}</Markdown>}
          </>
        ))
        .exhaustive()}
    </div>
  );
}
