/** An operation's input and output as flat types, read off the contract. */
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

/** A call that takes its idempotency key along. */
export type KeyedCall<Input, Output> = (
  input: Input,
  sending: { signal: AbortSignal; headers: Record<string, string> },
) => Promise<Output>;

/** An upload as an actor: what it is given, and what it tells the flow that invoked it. */
export type UploadInput = { assignmentId: string; file: File };

export type UploadEvent =
  | { type: 'upload.progress'; share: number } // 0 to 1
  | { type: 'upload.done'; id: string }
  | { type: 'upload.failed'; error: unknown };
