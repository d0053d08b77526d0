import React from 'react';
import { sentence } from '../../scripts/statechart/drawing.ts';
import type { Transition } from '../../scripts/statechart/graph.ts';
import type { Flow } from './flow.ts';

type OutlineProps = {
  flow: Flow;
  highlighted: readonly string[];
  /** For screen readers beside the drawing: nothing in it takes the focus. */
  isRead?: boolean;
  samplesOf: (transition: Transition) => readonly object[];
  onOpen: (path: string) => void;
  onPerform: (event: string, sample: object) => void;
};

const words = (sample: object) =>
  Object.values(sample)
    .map((value) => JSON.stringify(value))
    .join(', ');

/** The chart in words: every state, what leads here, and what leads on. */
export function Outline({ flow, highlighted, isRead = false, samplesOf, onOpen, onPerform }: OutlineProps) {
  const nameOf = (path: string) => path || flow.id;
  const State = ({ path }: { path: string }) => {
    const story = flow.stories[path];
    if (!story || isRead) return nameOf(path);
    return (
      <a
        href={`?path=/story/${story}`}
        onClick={(event) => {
          event.preventDefault();
          onOpen(path);
        }}
      >
        {nameOf(path)}
      </a>
    );
  };
  const buttons = (transition: Transition) =>
    samplesOf(transition).map((sample) => (
      <button key={words(sample)} type="button" onClick={() => onPerform(transition.event, sample)}>
        Do {transition.event} {words(sample)}
      </button>
    ));
  return (
    <div className={isRead ? 'flow-unseen' : 'flow-outline'}>
      {flow.states.map(({ path, parent, description, actors }) => {
        const on = flow.transitions.filter(({ source }) => source === path);
        const here = flow.transitions.filter(({ target, source }) => target === path && source !== path);
        return (
          <section key={path} style={{ marginInlineStart: `${path ? path.split('.').length - 1 : 0}rem` }}>
            <h3 aria-current={highlighted.includes(path) || undefined}>
              <State path={path} />
            </h3>
            <p>{parent === null ? flow.description : (flow.descriptions[path] ?? description)}</p>
            <dl>
              {actors.length > 0 && <dt>Waits for</dt>}
              {actors.map((actor) => (
                <dd key={actor}>{actor}</dd>
              ))}
              {here.length > 0 && <dt>Leads here</dt>}
              {here.map((one) => (
                <dd key={one.element}>
                  {sentence(one)} from <State path={one.source} />
                </dd>
              ))}
              {on.length > 0 && <dt>Leads on</dt>}
              {on.map((one) => (
                <dd key={one.element + one.target}>
                  {sentence(one)} {one.target === null ? 'stays here' : 'to '}
                  {one.target !== null && <State path={one.target} />}
                  {!isRead && on.find(({ event }) => event === one.event) === one && buttons(one)}
                </dd>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}
