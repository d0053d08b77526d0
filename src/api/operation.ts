/** An operation's input and output as flat types, read off the contract. */
import type { Failure } from './failure.ts';
import type { operations } from './generated/schema.d.ts';

export type OperationId = keyof operations;

type JsonContent<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;
type SuccessStatus = 200 | 201 | 202 | 204;
type Responses<Id extends OperationId> = operations[Id]['responses'];

/** The body of the operation's success, `undefined` where it has none. */
export type OperationOutput<Id extends OperationId> = {
  [Status in keyof Responses<Id> & SuccessStatus]: JsonContent<Responses<Id>[Status]>;
}[keyof Responses<Id> & SuccessStatus];

type Known<T> = [T] extends [undefined] ? unknown : NonNullable<T>;
type PathOf<Id extends OperationId> = Known<operations[Id]['parameters']['path']>;
type QueryOf<Id extends OperationId> = Known<operations[Id]['parameters']['query']>;
type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : unknown;

/** Path, query and body in one object: `{courseId, lessonId, answers}`. */
export type OperationInput<Id extends OperationId> = PathOf<Id> & QueryOf<Id> & BodyOf<Id>;

/** What a form carries for the operation: every field of its body, also an optional one, which is empty then. */
export type Fields<Id extends OperationId> = { [Field in keyof BodyOf<Id>]-?: NonNullable<BodyOf<Id>[Field]> };

/** Every field, also an optional one, which may have no value: one that somebody forgot does not compile. */
export type Whole<Input> = { [Field in keyof Required<Input>]: Input[Field] };

/** An upload as an actor: what it is given, and what it tells the flow that invoked it. */
export type UploadInput = { assignmentId: string; file: File };

export type UploadEvent =
  | { type: 'upload.progress'; share: number } // 0 to 1
  | { type: 'upload.done'; id: string }
  | { type: 'upload.failed'; error: unknown };

/** Where the draft of a form belongs. */
export type DraftPlace = {
  person: string;
  form: 'quiz' | 'submission' | 'extension' | 'profile';
  /** What the form is about: an assignment, a quiz. */
  subject: string;
};

/** A draft as the page has it, and what it knows of how it is kept. */
export type DraftInput = {
  place: DraftPlace;
  values: object;
  /** The server's revision that it goes on from; 0 where none. */
  base: number;
  /** Whose words it is to the server: this device's. */
  writer: string;
  /** The mark of the device's record that it goes on from. */
  seen: string;
};

/** The same draft as another tab or another device has it, and what somebody knows who goes on from it. */
export type OtherDraft = {
  values: object;
  savedAt: string;
  /** With the device's record where a tab wrote it. */
  known: Pick<DraftInput, 'base'> | Pick<DraftInput, 'base' | 'writer' | 'seen'>;
};

/** What comes of keeping a draft. */
export type DraftEvent =
  | { type: 'draft.written'; seen: string }
  | { type: 'draft.refused' } // by the device
  | { type: 'draft.saved'; base: number }
  | { type: 'draft.delayed'; failure: Failure }
  | { type: 'draft.rejected'; failure: Failure }
  | { type: 'draft.outdated'; other: OtherDraft };
