/** The types of an operation's handler: request and replies are derived from the contract. */
import type { Readable } from 'node:stream';
import type { operations } from '../../src/api/generated/schema.d.ts';
import type { users } from '../platform/database/schema/account.ts';
import type { Context } from './context.ts';

export type OperationId = keyof operations;

/** Operations that need no session. At start, `authentication.ts` checks this list against `openapi.yaml`. */
export const openOperations = [
  'login',
  'completeSignIn',
  'beginPasskeySignIn',
  'signInWithPasskey',
  'verifyToken',
  'completeRegistration',
  'register',
  'requestPasswordReset',
  'confirmPasswordReset',
  'getPhoto',
  'getHealth',
  'getCalendarFeed',
  'getCertificate',
  'downloadCertificate',
  'downloadCredential',
  'getCredentialStatus',
  'checkCredential',
  'getIssuer',
  'getAchievement',
  'getPortfolio',
  'listCourses',
  'browseCatalogue',
  'getCourse',
  'listCourseReviews',
  'getLesson',
  'getVideo',
  'receiveStripeEvent',
] as const satisfies OperationId[];

export type SessionUser = Omit<typeof users.$inferSelect, 'passwordHash'> & {
  session: {
    tokenId: string;
    expiresAt: Date;
    /** In Student view alone: the user is then the student whom it shows. */
    view?: { courseId: string; courseTitle: string };
  };
};

/** What is known of the caller without a session. */
export type Caller = {
  /** The IP address. */
  address: string;
  userAgent: string | undefined;
  /** The id that the browser keeps for itself (`DeviceId` of the contract), where it came. */
  device: string | null;
};

type Given<T> = [Exclude<T, undefined>] extends [never] ? Record<string, never> : Exclude<T, undefined>;
type Parameter<Id extends OperationId, Part extends 'path' | 'query' | 'header'> = Given<
  operations[Id]['parameters'][Part]
>;
type Content<T> = T extends { content: infer Types } ? Types : Record<never, never>;
type Body<Id extends OperationId> = operations[Id] extends { requestBody: infer Sent }
  ? Exclude<Sent, undefined> extends { content: infer Types }
    ? Types extends { 'application/json': infer Json }
      ? Json
      : Buffer
    : undefined
  : undefined;

export type Request<Id extends OperationId> = {
  params: Parameter<Id, 'path'>;
  query: Parameter<Id, 'query'>;
  headers: Parameter<Id, 'header'>;
  /** Parsed JSON, a Buffer where the operation takes an image or a file, undefined where it takes none. */
  body: Body<Id>;
  /** Null only where the operation is open. Set on an optional-session operation when a valid token came. */
  user: Id extends (typeof openOperations)[number] ? SessionUser | null : SessionUser;
  /** The bearer token as it came. */
  token: string | null;
  caller: Caller;
  /** The caller's IP address. */
  address: string;
  /** The body's bytes as they came. */
  rawBody: Buffer | undefined;
};

type Answer<Status, Types> = [keyof Types] extends [never]
  ? { status: Status; headers?: Record<string, string>; body?: undefined }
  : {
      [MediaType in keyof Types]: {
        status: Status;
        headers?: Record<string, string>;
        /** Bytes are sent as they are. */
        body: 'application/json' extends MediaType ? Types[MediaType] : Uint8Array | Readable;
      } & ('application/json' extends MediaType ? { mediaType?: MediaType } : { mediaType: MediaType });
    }[keyof Types];

/** One of the declared answers; an undeclared status or body is a compile error. Errors are thrown as `Problem`. */
export type Reply<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: `${Status & number}` extends `2${string}`
    ? Answer<Status, Content<operations[Id]['responses'][Status]>>
    : never;
}[keyof operations[Id]['responses']];

/** Answers a call. With an `Idempotency-Key` it runs in the key's transaction, so it does the database's work alone. */
export type Handle<Id extends OperationId> = (request: Request<Id>, context: Context) => Promise<Reply<Id>>;

/** The second step of a prepared call. */
export type Finish<Id extends OperationId> = (context: Context) => Promise<Reply<Id>>;

/**
 * A call with slow work, such as hashing a password or decoding a photo: that is done first and outside any transaction,
 * and writes nothing. Made with `inTwoSteps`.
 */
export type PreparedHandler<Id extends OperationId> = {
  prepare: (request: Request<Id>, context: Context) => Promise<Finish<Id>>;
};

export type Handler<Id extends OperationId> = Handle<Id> | PreparedHandler<Id>;

/** `prepare` does the slow work and writes nothing, `handle` does the database's work with what that has made. */
export const inTwoSteps = <Id extends OperationId, Made>(steps: {
  prepare: (request: Request<Id>, context: Context) => Promise<Made>;
  handle: (request: Request<Id>, context: Context, made: Made) => Promise<Reply<Id>>;
}): PreparedHandler<Id> => ({
  prepare: async (request, context) => {
    const made = await steps.prepare(request, context);
    return (within) => steps.handle(request, within, made);
  },
});

/** Total: a missing operation is a compile error. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
