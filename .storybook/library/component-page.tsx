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
import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';

/** `parameters.usage` of the stories; tests/gates/primitives.test.ts asks each primitive for it. */
type Usage = { use: string; avoid: string; keyboard: string };
type Told = { usage?: Usage; fileName?: string };

const stemOf = (file = '') => /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? '';

export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { usage, fileName }: Told = preparedMeta.parameters;
  const tokens = foundations.tokensOf[stemOf(fileName)] ?? [];
  return (
    <>
      <Title />
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

/** The page takes the theme of the stories on it. */
export function ThemedContainer(props: DocsContainerProps) {
  const [dark, setDark] = useState(() => document.documentElement.dataset.theme === 'dark');
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: { theme?: unknown } }) => {
      document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
      setDark(globals.theme === 'dark');
    };
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, []);
  return <DocsContainer {...props} theme={dark ? themes.dark : themes.light} />;
}
