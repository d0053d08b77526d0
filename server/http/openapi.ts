/**
 * The one reader of the contract, for the server, the generators and the tests. It reads what `npm run gen` makes of
 * `openapi.yaml`, as parsing YAML would take half a second of each start.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { OperationId } from './handler-types.ts';

const schema = z.record(z.string(), z.unknown());
const example = z.looseObject({ value: z.unknown(), 'x-name': z.string().optional() });
const media = z.looseObject({ schema: schema.optional(), examples: z.record(z.string(), example).optional() });
const content = z.record(z.string(), media);
const parameter = z.looseObject({
  name: z.string(),
  in: z.string(),
  description: z.string().optional(),
  required: z.boolean().optional(),
  schema,
});
/**
 * Who may call an operation, and whose things it then reads or changes:
 * - `anyone`: nothing is asked.
 * - `holder`: whoever has the token or the address that the server gave out, which cannot be guessed.
 * - `provider`: the payment provider, by its signature.
 * - `account`: a person who is signed in, on what is their own or the same for all.
 * - `enrolled`: a student of the course that the address names.
 * - `instructor`: an instructor, on what belongs to the courses that they teach.
 * - `teacher`: an instructor who teaches the course that the address names (`{courseId}`).
 * - `owner`: the person whose thing the address names; for others it does not exist.
 * - `member`: a student of the course that the address names, or an instructor who teaches it; the preview lesson is for anyone.
 * - `participant`: who asked in the thread that the address names, or teaches its course; for others it does not exist.
 */
const mayCall = z.enum([
  'anyone',
  'holder',
  'provider',
  'account',
  'enrolled',
  'instructor',
  'teacher',
  'owner',
  'participant',
  'member',
]);
export type MayCall = z.infer<typeof mayCall>;

const operation = z.looseObject({
  operationId: z.string(),
  'x-access': mayCall,
  'x-beyond-spec': z.boolean().optional(),
  tags: z.tuple([z.string()]),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(parameter).optional(),
  requestBody: z.looseObject({ content }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: content.optional() })),
});
const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;
const pathItem = z.looseObject({
  parameters: z.array(parameter).optional(),
  ...Object.fromEntries(methods.map((method) => [method, operation.optional()])),
});
const contract = z.looseObject({
  security: z.array(z.record(z.string(), z.array(z.string()))),
  paths: z.record(z.string(), pathItem),
});

export type Operation = {
  id: OperationId;
  method: Uppercase<(typeof methods)[number]>;
  /** As in the contract: `/courses/{courseId}`. */
  path: string;
  /** Matches a request's path below /v1; its groups are the path's parameters. */
  matches: RegExp;
  /** `none` also where another token (invitation, reset) comes as the bearer header: its handler checks it. */
  access: 'session' | 'optional' | 'none';
  mayCall: MayCall;
  parameters: z.infer<typeof parameter>[];
  /** Media type → JSON schema; null where no body is taken. */
  body: Record<string, unknown> | null;
  /** Status → media type → JSON schema. */
  responses: Record<string, Record<string, unknown>>;
  /** The folder's name that the operation's files are in, its only tag. */
  subject: string;
  isBeyondSpec: boolean;
  /** The declared success. */
  success: Success;
};

export type Success = {
  status: number;
  mediaType: string | null;
  /** Named where the contract names them for all. */
  examples: readonly { name: string | null; value: unknown }[];
};

/** `source` is `openapi.yaml` as it stands, `document` the same with its references resolved. */
export type Contract = { source: unknown; document: Record<string, unknown>; operations: Operation[] };

let known: Contract | undefined;

/** The contract is read once in a process: tests start many servers in one. */
export function readContract(): Contract {
  known ??= parsedContract();
  return known;
}

function parsedContract(): Contract {
  const source: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'contract.json'), 'utf8'));
  const document = z.record(z.string(), z.unknown()).parse(resolve(source, source));
  const { paths, security } = contract.parse(document);
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const found = operation.optional().parse(item[method]);
      if (!found) return [];
      const schemas = (types: z.infer<typeof content> | undefined) =>
        Object.fromEntries(Object.entries(types ?? {}).map(([type, value]) => [type, value.schema ?? {}]));
      return {
        // The generated types come from the same file, so its ids are theirs.
        id: found.operationId as OperationId,
        // `toUpperCase` answers a plain string.
        method: method.toUpperCase() as Operation['method'],
        path,
        matches: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
        access: access(found.security ?? security),
        mayCall: found['x-access'],
        parameters: [...(item.parameters ?? []), ...(found.parameters ?? [])],
        body: found.requestBody ? schemas(found.requestBody.content) : null,
        responses: Object.fromEntries(
          Object.entries(found.responses).map(([status, answer]) => [status, schemas(answer.content)]),
        ),
        subject: found.tags[0],
        isBeyondSpec: found['x-beyond-spec'] === true,
        success: success(found.responses),
      };
    }),
  );
  return { source, document, operations };
}

function access(security: Record<string, string[]>[]): Operation['access'] {
  const session = security.some((schemes) => 'session' in schemes);
  if (!session) return 'none';
  return security.some((schemes) => Object.keys(schemes).length === 0) ? 'optional' : 'session';
}

function success(responses: z.infer<typeof operation>['responses']): Success {
  const [status = '200', answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const [mediaType = null] = Object.keys(answer?.content ?? {});
  const examples = Object.values(answer?.content?.['application/json']?.examples ?? {});
  return {
    status: Number(status),
    mediaType,
    examples: examples.map((one) => ({ name: one['x-name'] ?? null, value: one.value })),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a reference such as `#/components/schemas/User` names. */
const at = (root: unknown, reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), root);

/**
 * The contract has no circular references, so they can be written out. An example keeps its name. Nothing is
 * checked with zod here, which would copy it at each step.
 */
function resolve(node: unknown, root: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => resolve(item, root));
  if (!isRecord(node)) return node;
  const { $ref: reference } = node;
  if (typeof reference === 'string') {
    const resolved = resolve(at(root, reference), root);
    if (!isRecord(resolved)) throw new Error(`The contract has no ${reference}.`);
    const [, name] = /^#\/components\/examples\/(.+)$/.exec(reference) ?? [];
    return name === undefined ? resolved : { ...resolved, 'x-name': name };
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value, root)]));
}
