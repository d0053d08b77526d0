/** Decorators that show a story several times: in each of its states, or in both directions of writing. */
import type { Args, Decorator } from '@storybook/react-vite';
import { css } from 'styled-system/css';

const grid = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 14rem), 1fr))]',
});
const frame = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  alignItems: 'flex-start',
  minWidth: '0',
  m: '0',
  '& > *': { maxWidth: 'full' },
});
const caption = css({ textStyle: 'caption', color: 'fg.muted' });

const focusable = 'a, button, input, select, textarea';

/** Shows the story as it is, under the pointer, with the keyboard's focus, and with each of the named arguments. */
export function states(named: Record<string, Args> = {}) {
  const shown: Record<string, Args> = { Rest: {}, Hover: {}, Focus: {}, ...named };
  const inEach: Decorator = (Story, { args }) => (
    <div className={grid}>
      {Object.entries(shown).map(([name, own]) => (
        <figure key={name} className={frame} data-show={name}>
          <figcaption className={caption}>{name}</figcaption>
          <Story args={{ ...args, ...own }} />
        </figure>
      ))}
    </div>
  );
  return {
    decorators: [inEach],
    parameters: { pseudo: { hover: ['[data-show=Hover] *'], focusVisible: [`[data-show=Focus] :is(${focusable})`] } },
  };
}

/** Shows the story in a narrow column, written from left to right and from right to left. */
export const inBothDirections: Decorator = (Story) => (
  <div className={grid}>
    {(['ltr', 'rtl'] as const).map((direction) => (
      <figure key={direction} dir={direction} className={frame}>
        <Story />
      </figure>
    ))}
  </div>
);
