import { css } from 'styled-system/css';
import { sentence } from '../../scripts/statechart/drawing.ts';
import { Page } from '../../src/ui/primitives/page.tsx';
import { PageHeader } from '../../src/ui/primitives/page-header.tsx';
import { Section } from '../../src/ui/primitives/section.tsx';
import type { FlowText } from '../statechart/flow.ts';

const link = css({ color: 'accent.text', textDecorationLine: 'underline', textUnderlineOffset: '[0.2em]' });
const index = css({ columnWidth: '[13rem]', listStyle: 'none', p: '0', m: '0', '& li': { py: '1' } });
const list = css({
  display: 'grid',
  gap: '0',
  listStyle: 'none',
  p: '0',
  m: '0',
  // The page is very long, so the browser lays out only what is in sight.
  contentVisibility: 'auto',
  containIntrinsicSize: '[auto 40rem]',
});
const state = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 14rem) minmax(0, 1fr) minmax(0, 1fr)]' },
  columnGap: '6',
  rowGap: '1',
  py: '3',
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderColor: 'border.default',
  overflowWrap: 'anywhere',
});
const name = css({ textStyle: 'label' });
const muted = css({ color: 'fg.muted', textStyle: 'small' });
const ways = css({ listStyle: 'none', p: '0', m: '0', textStyle: 'small' });
const terms = css({ textStyle: 'small', color: 'fg.muted', m: '0' });

const titleOf = (stem: string) => stem.charAt(0).toUpperCase() + stem.slice(1).replace('/', ': ').replaceAll('-', ' ');
const commas = (words: readonly string[]) => (words.length > 0 ? [...new Set(words)].join(', ') : 'none');

/** Opens in the workshop's frame, around this page. */
function Story({ id, children }: { id: string; children: string }) {
  return (
    <a className={link} href={`./?path=/story/${id}`} target="_top">
      {children}
    </a>
  );
}

function States({ flow }: { flow: FlowText }) {
  return (
    <ul className={list}>
      {flow.states.slice(1).map(({ path, description, actors }) => {
        const story = flow.stories[path];
        const text = flow.descriptions[path] ?? description;
        return (
          <li key={path} className={state}>
            <div className={name}>{story ? <Story id={story}>{path}</Story> : path}</div>
            <div>
              {text && <p>{text}</p>}
              {actors.length > 0 && <p className={muted}>Waits for {commas(actors)}</p>}
            </div>
            <ul className={ways} aria-label={`What leads on from ${path}`}>
              {flow.transitions
                .filter(({ source }) => source === path)
                .map((one) => (
                  <li key={one.element + one.target}>
                    {sentence(one)} <span aria-hidden>→</span>
                    <span className="visually-hidden">to</span> {one.target ?? 'stays'}
                  </li>
                ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function FlowSection({ flow }: { flow: FlowText }) {
  const everywhere = flow.transitions.filter(({ source }) => source === '');
  const events = flow.transitions.filter(({ isIntent }) => isIntent).map(({ event }) => event);
  return (
    <Section
      id={flow.stem}
      title={titleOf(flow.stem)}
      lead={flow.description}
      action={flow.live && <Story id={flow.live}>Run it</Story>}
    >
      <p className={terms}>
        Events: {commas(events)}. Actors: {commas(flow.states.flatMap(({ actors }) => actors))}.
        {everywhere.length > 0 && ` In every state: ${commas(everywhere.map(sentence))}.`}
      </p>
      <States flow={flow} />
    </Section>
  );
}

/** Every statechart in words. The name of a state is a link to its screen. */
export function FlowsPage({ flows }: { flows: readonly FlowText[] }) {
  const states = flows.flatMap((flow) => flow.states.filter(({ isRest }) => isRest));
  return (
    <Page>
      <PageHeader
        title="Flows"
        subtitle={`${flows.length} statecharts with ${states.length} states that a person can be in. A state's name opens its screen; beside it, the Statechart panel shows where it stands.`}
      />
      <nav aria-label="Flows">
        <ul className={index}>
          {flows.map(({ stem }) => (
            <li key={stem}>
              <a className={link} href={`#${stem}`}>
                {titleOf(stem)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {flows.map((flow) => (
        <FlowSection key={flow.stem} flow={flow} />
      ))}
    </Page>
  );
}
