/** The page of a primitive: what it is for, its keys and its tokens, its stories, its props. */

import { foundations } from 'virtual:foundations';
import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useSyncExternalStore } from 'react';
import { themes } from 'storybook/theming';

/** `parameters.usage` of the stories; tests/gates/primitives.test.ts asks each primitive for it. */
type Usage = { use: string; avoid: string; keyboard: string };
type Parameters = { usage?: Usage; fileName?: string };

const stemOf = (file = '') => /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? '';

const nameOf = (stem: string) => stem.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase());

export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { usage, fileName }: Parameters = preparedMeta.parameters;
  const stem = stemOf(fileName);
  const tokens = foundations.tokensOf[stem] ?? [];
  return (
    <>
      <Title>{nameOf(stem)}</Title>
      <Description />
      {usage && (
        <>
          <h2>When to use it</h2>
          <p>{usage.use}</p>
          <h2>When not</h2>
          <p>{usage.avoid}</p>
          <h2>Keyboard</h2>
          <p>{usage.keyboard}</p>
        </>
      )}
      <Primary />
      <Controls />
      {tokens.length > 0 && (
        <>
          <h2>Tokens</h2>
          <p>
            {tokens.map((token) => (
              <code key={token} style={{ marginInlineEnd: '0.75rem', display: 'inline-block' }}>
                {token}
              </code>
            ))}
          </p>
        </>
      )}
      <Stories title="Stories" includePrimary={false} />
    </>
  );
}

const ours = new Map(foundations.colours.map((colour) => [colour.name, colour]));

/** Storybook's own theme with our page's background, which the primitives were designed for. */
const onPaper = (base: 'light' | 'dark') => ({
  ...themes[base],
  appContentBg: ours.get('bg.page')?.[base] ?? '',
  appPreviewBg: ours.get('bg.page')?.[base] ?? '',
  fontBase: "'Inter Variable', sans-serif",
});
const papers = { light: onPaper('light'), dark: onPaper('dark') };

/** The decorator of the stories writes the chosen theme into this attribute. */
function onTheme(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

export function ThemedContainer(props: DocsContainerProps) {
  const dark = useSyncExternalStore(onTheme, () => document.documentElement.dataset.theme === 'dark');
  return <DocsContainer {...props} theme={dark ? papers.dark : papers.light} />;
}
