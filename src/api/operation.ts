/** An operation's input and output as flat types, derived from the contract. */
import type { operations } from './generated/schema.d.ts';

export type OperationId = keyof operations;

type JsonContent<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;
type SuccessStatus = 200 | 201 | 202 | 204;
type Responses<Id extends OperationId> = operations[Id]['responses'];

/** The body of the operation's success; `undefined` if it has none. */
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

/** The fields of the operation's form: every field of its body; an optional one is empty rather than absent. */
export type Fields<Id extends OperationId> = { [Field in keyof BodyOf<Id>]-?: NonNullable<BodyOf<Id>[Field]> };

/** Requires every field to be named, even an optional one (with `undefined`), so that none is forgotten. */
export type Whole<Input> = { [Field in keyof Required<Input>]: Input[Field] };

/** A call that is sent with the idempotency key in `headers`. */
export type KeyedCall<Input, Output> = (
  input: Input,
  sending: { signal: AbortSignal; headers: Record<string, string> },
) => Promise<Output>;

/** The input of an upload's actor, and the events that it sends to the flow that invoked it. */
export type UploadInput = { assignmentId: string; file: File };

export type UploadEvent =
  | { type: 'upload.progress'; share: number } // 0 to 1
  | { type: 'upload.done'; id: string }
  | { type: 'upload.failed'; error: unknown };
