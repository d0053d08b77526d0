import { css } from 'styled-system/css';

const code = css({
  fontFamily: 'mono',
  fontSize: '[0.9em]',
  bg: 'bg.sunken',
  px: '1',
  borderRadius: 'sm',
  overflowWrap: 'anywhere',
});

/** An author's sentence. Text between backticks is shown as code, as in Markdown. */
export function TextWithCode({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
      <code key={index} className={code}>
        {part}
      </code>
    ),
  );
}
