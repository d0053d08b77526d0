import { listResources } from '../../api/resources/list.ts';
import { resourcesMachine, type Scope } from '../../machines/resources/list.machine.ts';
import { paths } from '../../paths.ts';
import { ResourcesScreen } from '../../ui/screens/resources/list/list.view.tsx';
import { useChosen, useFirstChosen, useVisit } from '../chosen.ts';
import { useFlow } from '../first-screen.ts';
import { useEmitted } from '../use-emitted.ts';
import { categoryId, connectResources } from './list.connect.ts';

const machine = resourcesMachine.provide({ actors: { listResources } });

const texts = {
  all: {
    title: 'Learning Resources',
    intro:
      'Short guides, templates and references to use alongside your courses, and a few places elsewhere worth knowing.',
  },
  tutorials: {
    title: 'Free Tutorials',
    intro:
      'Articles, guides and videos to read and watch here, each in a sitting. They belong to no course and cost nothing.',
  },
  external: {
    title: 'External Resources',
    intro: 'Manuals, data and communities on other sites that we use ourselves. Each opens in a new tab.',
  },
} as const;

/** Scrolls to an opened category and focuses its trigger, after the frame in which it opens. */
function show(category: string) {
  requestAnimationFrame(() => {
    const heading = document.getElementById(categoryId(category));
    heading?.scrollIntoView({ block: 'start' });
    heading?.closest('button')?.focus({ preventScroll: true });
  });
}

const choices = { search: 'text' } as const;

function ScopePage({ scope }: { scope: Scope }) {
  return <ResourcesOf key={useVisit()} scope={scope} />;
}

function ResourcesOf({ scope }: { scope: Scope }) {
  const first = useFirstChosen(choices);
  const [snapshot, send, flow] = useFlow(machine, { input: { scope, ...first } });
  useChosen(choices, snapshot.context);
  useEmitted(flow, 'show', ({ category }) => show(category));
  return (
    <ResourcesScreen
      view={connectResources(snapshot, send)}
      {...texts[scope]}
      allResources={scope === 'all' ? undefined : paths.resources}
    />
  );
}

export function Resources() {
  return <ScopePage scope="all" />;
}

export function Tutorials() {
  return <ScopePage scope="tutorials" />;
}

export function ExternalResources() {
  return <ScopePage scope="external" />;
}
