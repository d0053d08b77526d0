/** What a machine's first calls lead to, once their answers are known. */
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { ApiError, type Failure } from '../api/failure.ts';

/** How a call ended, as JSON can carry it. */
export type Answer = { output: unknown } | { failure: Failure; problem: unknown };

/** The answer to an actor's call, by its name and input; undefined where there is none. */
export type AnswerTo = (name: string, input: unknown) => Answer | undefined;

/** A call that a machine waits for. */
export type OpenCall = { name: string; input: unknown; logic: unknown };

/**
 * Answers each call once: a machine that makes the same call again waits for what comes then, as it would otherwise go round
 * for ever.
 */
function once(answerTo: AnswerTo): AnswerTo {
  const answered = new Set<string>();
  return (name, input) => {
    const key = JSON.stringify([name, input]);
    if (answered.has(key)) return undefined;
    const answer = answerTo(name, input);
    if (answer) answered.add(key);
    return answer;
  };
}

type Spawned = { id: string; src: unknown; input: unknown };
type Step = [AnyMachineSnapshot, { type: string; params?: unknown }[]];

/**
 * The snapshot that a machine reaches from its start with these answers, and the calls that it still waits for. The
 * machine is not started: none of its actions, calls and timers run.
 */
export function answeredSnapshot<Machine extends AnyStateMachine>(
  machine: Machine,
  input: unknown,
  answerTo: AnswerTo,
): { snapshot: SnapshotFrom<Machine>; open: OpenCall[] } {
  const logic: AnyStateMachine = machine;
  const answer = once(answerTo);
  let [snapshot, actions]: Step = initialTransition(logic, input);
  let calls: Spawned[] = [];
  for (;;) {
    calls = [...calls, ...actions.flatMap(spawned)].filter(({ id }) => id in snapshot.children);
    const first = firstAnswered(calls, answer);
    if (!first) break;
    calls = calls.filter((call) => call !== first.call);
    [snapshot, actions] = transition(logic, snapshot, ended(first.call.id, first.answer));
  }
  const open = calls.flatMap(({ src, input: of }) =>
    typeof src === 'string' ? [{ name: src, input: of, logic: machine.implementations.actors[src] }] : [],
  );
  return { snapshot: snapshot as SnapshotFrom<Machine>, open }; // the machine's own: only its type was widened above
}

function firstAnswered(calls: readonly Spawned[], answerTo: AnswerTo) {
  for (const call of calls) {
    const answer = typeof call.src === 'string' && answerTo(call.src, call.input);
    if (answer) return { call, answer };
  }
  return undefined;
}

/**
 * The machine with calls that end at once where there is an answer. `answerTo` is asked at the start of each call, so
 * that it can stop to answer.
 */
export function withAnswers<Machine extends AnyStateMachine>(machine: Machine, answerTo: AnswerTo): Machine {
  const answerOf = once(answerTo);
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => {
    if (!('transition' in logic)) return [name, logic];
    const getInitialSnapshot: AnyActorLogic['getInitialSnapshot'] = (scope, input) => {
      const snapshot = logic.getInitialSnapshot(scope, input);
      const answer = answerOf(name, input);
      if (!answer) return snapshot;
      return 'output' in answer
        ? { ...snapshot, status: 'done', output: answer.output }
        : { ...snapshot, status: 'error', error: errorOf(answer) };
    };
    return [name, { ...logic, getInitialSnapshot }];
  });
  return machine.provide({ actors: Object.fromEntries(actors) }) as Machine; // the same machine
}

/**
 * Keeps what is sent to a flow until the returned function is called, once it has started. An event that was there before would be
 * taken before the answers of its first calls, which would then be taken for those of the calls that the event makes.
 */
export function holdEvents(flow: AnyActorRef): () => void {
  const { send } = flow;
  const held: EventObject[] = [];
  let isHeld = true;
  flow.send = (event) => {
    if (isHeld) held.push(event);
    else send(event);
  };
  return () => {
    isHeld = false;
    for (const event of held.splice(0)) send(event);
  };
}

function spawned({ type, params }: Step[1][number]): Spawned[] {
  return type === 'xstate.spawnChild' ? [params as Spawned] : []; // XState's own action
}

const errorOf = ({ failure, problem }: Exclude<Answer, { output: unknown }>) => new ApiError(failure, problem);

const ended = (actorId: string, answer: Answer) =>
  'output' in answer
    ? { type: `xstate.done.actor.${actorId}`, output: answer.output, actorId }
    : { type: `xstate.error.actor.${actorId}`, error: errorOf(answer), actorId };
