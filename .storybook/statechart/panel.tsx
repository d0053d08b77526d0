import React from 'react';
import { useArgs, useParameter, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import type { Transition } from '../../scripts/statechart/graph.ts';
import { svgOf } from '../../scripts/statechart/svg.ts';
import { Chart } from './chart.tsx';
import { coverageText, markOf } from './coverage.ts';
import type { Flow, Workshop } from './flow.ts';
import { useLive, useWorkshop } from './hooks.ts';
import { Outline } from './outline.tsx';
import { style } from './style.ts';

/** A screen's stories are in a folder of its flow's path. */
const viewStories = /\/screens\/(.+)\/[^/]+\.view\.stories\.tsx$/;

/**
 * Beside a story: its machine's chart, with the story's state highlighted, or the states of the machines that run in it.
 * Beside a scene of a case study there is the study's own chart, too.
 */
export function StatechartPanel() {
  const workshop = useWorkshop();
  const { live, refused, perform } = useLive();
  const { storyId, index } = useStorybookState();
  const entry = index?.[storyId];
  const machine = useParameter<string | null>('machine', null);
  // The story's path names its flow at once, while the parameter arrives with the story.
  const [, ownStem] = (entry && 'importPath' in entry && viewStories.exec(entry.importPath)) || [];
  const stem = ownStem ?? machine;
  const [args] = useArgs();
  const [chosen, setChosen] = React.useState<string | null>(null);

  const running = live.flatMap((one) => {
    const flow = workshop?.flows.find(({ id }) => id === one.machine);
    return flow ? [{ ...one, flow }] : [];
  });
  const actor =
    running.find(({ id }) => id === chosen) ?? running.find(({ flow }) => flow.stem === stem) ?? running[0] ?? null;
  const flow = actor?.flow ?? workshop?.flows.find((one) => one.stem === stem);
  if (!workshop || !flow) {
    return (
      <div className="flow">
        <style>{style}</style>
        <p className="flow-none">{workshop ? 'No statechart belongs to this story.' : 'Drawing the statecharts...'}</p>
      </div>
    );
  }
  const leaf = actor?.leaf ?? stateOf(flow, storyId, args);
  const study = workshop.studies.find(({ stories }) => Object.values(stories).includes(storyId));
  const panel = (
    <FlowPanel
      key={flow.stem}
      flow={flow}
      workshop={workshop}
      leaf={leaf}
      refused={refused}
      perform={actor ? (event) => perform(actor.id, event) : null}
      picker={
        running.length > 1 && (
          <select aria-label="Machine" value={actor?.id} onChange={({ target }) => setChosen(target.value)}>
            {running.map((one) => (
              <option key={one.id} value={one.id}>
                {one.flow.stem}: {one.leaf}
              </option>
            ))}
          </select>
        )
      }
    />
  );
  if (!study) return panel;
  const scene = stateOf(study, storyId);
  return (
    <div className="flow-beside">
      <FlowPanel flow={study} workshop={workshop} leaf={scene} refused={null} perform={null} picker={null} />
      {panel}
    </div>
  );
}

type FlowPanelProps = {
  flow: Flow;
  workshop: Workshop;
  leaf: string | null;
  refused: string | null;
  /** Sends an event to the machine that runs in the story; null where no machine runs. */
  perform: ((event: object) => void) | null;
  picker: React.ReactNode;
};

function FlowPanel({ flow, workshop, leaf, refused, perform, picker }: FlowPanelProps) {
  const api = useStorybookApi();
  const [isOutline, setOutline] = React.useState(false);
  const highlighted = leaf === null ? [] : [leaf];
  const samplesOf = ({ isIntent, source, event }: Transition) => {
    const isActive = source === '' || leaf === source || leaf?.startsWith(`${source}.`);
    return perform && isIntent && isActive ? (flow.events[event] ?? []) : [];
  };
  const onOpen = (path: string) => {
    const story = flow.stories[path];
    if (story) api.selectStory(story);
  };
  const onPerform = (type: string, sample: object = flow.events[type]?.[0] ?? {}) => perform?.({ ...sample, type });
  const outline = { flow, highlighted, samplesOf, onOpen, onPerform };
  return (
    <div className="flow">
      <style>{style}</style>
      <div className="flow-bar">
        <h2>{flow.id}</h2>
        {picker}
        <p aria-live="polite">
          {leaf !== null && `${perform ? 'Now in' : 'Shows'} ${leaf}. `}
          {refused && `A guard refuses ${refused} here. `}
          {coverageText(flow, workshop.coverage)}
        </p>
        <div className="flow-tools">
          {!perform && flow.live && (
            <button type="button" onClick={() => api.selectStory(flow.live ?? '')}>
              Run it
            </button>
          )}
          <button type="button" aria-pressed={isOutline} onClick={() => setOutline(!isOutline)}>
            Outline
          </button>
        </div>
      </div>
      {isOutline ? (
        <Outline {...outline} />
      ) : (
        <>
          <Chart
            svg={svgOf(flow.drawing, {
              highlighted,
              hrefOf: (path) => flow.stories[path] && `?path=/story/${flow.stories[path]}`,
              canDo: (transition) => samplesOf(transition).length > 0,
              markOf: markOf(flow, workshop.coverage),
            })}
            drawing={flow.drawing}
            highlighted={highlighted.join()}
            onOpen={onOpen}
            onPerform={onPerform}
          />
          <Outline {...outline} isRead />
        </>
      )}
    </div>
  );
}

/** The state that a story shows: the one in its view's props, or else the one that the story is named after. */
function stateOf({ states, stories }: Flow, storyId: string, args?: { view?: { state?: unknown } }): string | null {
  const shown = states.find(({ path }) => path !== '' && path === args?.view?.state);
  return shown?.path ?? Object.keys(stories).find((path) => stories[path] === storyId) ?? null;
}
