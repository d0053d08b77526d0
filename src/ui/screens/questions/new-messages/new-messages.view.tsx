import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { LinkButton } from '../../../primitives/link-button.tsx';

export type NewMessagesView =
  | { state: 'loading' | 'missing'; to: string }
  | { state: 'counted'; to: string; threads: number };

const anchor = css({ position: 'relative', display: 'inline-flex' });
// On the corner of the link, so that nothing moves when the number arrives.
const count = css({
  position: 'absolute',
  top: '-2.5',
  right: '-2',
  px: '1.5',
  borderRadius: 'full',
  bg: 'accent.default',
  color: 'accent.on',
  textStyle: 'captionStrong',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

/** The link to the messages, with the number of conversations in which there is something new (§questions.28). */
export function NewMessagesScreen({ view }: { view: NewMessagesView }) {
  const threads = match(view)
    .with({ state: 'loading' }, { state: 'missing' }, () => 0)
    .with({ state: 'counted' }, (counted) => counted.threads)
    .exhaustive();
  return (
    <span className={anchor}>
      <LinkButton to={view.to} variant="secondary">
        Messages {threads > 0 && <span className={count}>{threads > 99 ? '99+ new' : `${threads} new`}</span>}
      </LinkButton>
    </span>
  );
}
