/** The type of a model. Its records are total: a missing event, answer or sighting does not compile. */
import type { AnyStateMachine, EventFrom, EventObject, InputFrom, PromiseActorLogic, SnapshotFrom } from 'xstate';
import type { Find } from '../browser/locators.ts';
import type { PageHelpers } from '../browser/page-helpers.ts';
import type { FailedStatus } from './failed-call.ts';

export type Answer = { done: readonly unknown[]; error: readonly FailedStatus[] } | 'tells';

/** What the specification says of a state, and what of it the browser must show. */
export type Sighting = {
  says: string;
  shows?: readonly Find[];
  /** Another state whose view this one may show. */
  like?: string;
  /** What must not be on the screen. */
  hides?: readonly Find[];
};

/** Marks a state that eventless transitions leave at once: it is never shown. */
export const passing = 'passing';

export type Start = {
  input: ((now: () => number) => unknown) | undefined;
  /** Opens the page in the browser, up to where the machine starts. */
  open: ((helpers: PageHelpers) => Promise<void>) | undefined;
};

export type Act = (helpers: PageHelpers, event: EventObject) => Promise<unknown>;

/** A model without its machine's types, as the walks use it. */
export type Model = {
  machine: AnyStateMachine;
  starts: Record<string, Start>;
  events: Record<string, readonly object[]>;
  answers: Record<string, Answer>;
  see: Record<string, Sighting | typeof passing>;
  /** The part of the context that guards read later: situations that differ in it are not equal. */
  tells: ((context: object) => unknown) | undefined;
  act: Record<string, Act> | undefined;
  /** The operations that an actor calls, if its name is not the operation's. */
  calls: Record<string, readonly string[]> | undefined;
  /** Turns the actor's output into the answer's body, if they differ. */
  bodies: ((output: unknown) => unknown) | undefined;
  /** Whether the browser offers a way to cause the event in this situation. */
  possible: ((event: EventObject, here: { start: string; leaf: string; context: object }) => boolean) | undefined;
  /** States that the product leaves by itself, too fast to be seen. Events that lead out of them have no driver. */
  passes: ((here: { start: string; leaf: string }) => boolean) | undefined;
  /** Events that leave or reload the page, with the machine's state then; `null` if it is gone. */
  departs: Record<string, string | null> | undefined;
  /** Leaf states in which the page has been left, whatever event led there. */
  gone: readonly string[] | undefined;
  /** Which events of `departs` stay on the page all the same, such as a result that nothing was done. */
  stays: ((event: EventObject) => boolean) | undefined;
  /** Walks beside the planned ones, for elements that the browser takes in one particular order only. */
  besides: readonly Besides[] | undefined;
};

type Besides = { start: string; events: readonly EventObject[] };

type ActorsOf<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>;
type AnswerOf<Logic> =
  Logic extends PromiseActorLogic<infer Output, infer _Input>
    ? { done: readonly Output[]; error: readonly FailedStatus[] }
    : 'tells';
type Answers<Actors> = { [Src in keyof Actors]-?: AnswerOf<NonNullable<Actors[Src]>> };

type Payload<Event> = Event extends unknown ? Omit<Event, 'type'> : never;
type Samples<Event extends EventObject> = {
  [Type in Event['type']]: readonly Payload<Extract<Event, { type: Type }>>[];
};
type Acts<Event extends EventObject> = {
  [Type in Event['type']]: (helpers: PageHelpers, event: Extract<Event, { type: Type }>) => Promise<unknown>;
};

/** The paths of a state value's leaves: `loading`, `loaded.empty`. */
type Leaf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${Leaf<NonNullable<Value[Key]>>}` }[keyof Value & string];

type StartOf<Input> = { open?: (helpers: PageHelpers) => Promise<void> } & (undefined extends Input
  ? object
  : { input: (now: () => number) => Input });

type Parts<Machine extends AnyStateMachine> = {
  starts: Record<string, StartOf<InputFrom<Machine>>>;
  events: Samples<EventFrom<Machine>>;
  answers: Answers<ActorsOf<Machine>>;
  see: Record<Leaf<SnapshotFrom<Machine>['value']>, Sighting | typeof passing>;
  tells?: (context: SnapshotFrom<Machine>['context']) => unknown;
  act?: Acts<EventFrom<Machine>>;
  calls?: { [Src in keyof ActorsOf<Machine>]?: readonly string[] };
  bodies?: (output: unknown) => unknown;
  possible?: (
    event: EventObject,
    here: { start: string; leaf: string; context: SnapshotFrom<Machine>['context'] },
  ) => boolean;
  passes?: (here: { start: string; leaf: string }) => boolean;
  departs?: Record<string, string | null>;
  gone?: readonly Leaf<SnapshotFrom<Machine>['value']>[];
  stays?: (event: EventObject) => boolean;
  besides?: readonly Besides[];
};

/** Declares the model of a machine. The machine is the first argument, so that its types are inferred. */
export function model<Machine extends AnyStateMachine>(machine: Machine): (parts: Parts<Machine>) => Model {
  // The walks pass each function only values that the types above allow.
  return (parts) => ({ machine, ...parts }) as unknown as Model;
}

/** The machine's state after an event that leaves or reloads the page; undefined after any other. */
export const departureOf = ({ departs, stays }: Model, event: EventObject): string | null | undefined =>
  stays?.(event) ? undefined : departs?.[event.type];
