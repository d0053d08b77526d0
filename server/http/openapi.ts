/** The contract at run time: `openapi.yaml`, its references resolved, as a list of operations. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { OperationId } from './handler.ts';

const schema = z.record(z.string(), z.unknown());
const content = z.record(z.string(), z.looseObject({ schema: schema.optional() }));
const parameter = z.looseObject({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema });
const operation = z.looseObject({
  operationId: z.string(),
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
  /** Matches a request's path below /v1. */
  matches: RegExp;
  /** `none` also where another token (invitation, reset) comes as the bearer header: its handler checks it. */
  access: 'session' | 'optional' | 'none';
  parameters: z.infer<typeof parameter>[];
  /** Media type → JSON schema; null where no body is taken. */
  body: Record<string, unknown> | null;
  /** Status → media type → JSON schema. */
  responses: Record<string, Record<string, unknown>>;
};

export type Contract = { document: Record<string, unknown>; operations: Operation[] };

export function readContract(): Contract {
  const source: unknown = parse(readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8'), { merge: true });
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
        matches: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
        access: access(found.security ?? security),
        parameters: [...(item.parameters ?? []), ...(found.parameters ?? [])],
        body: found.requestBody ? schemas(found.requestBody.content) : null,
        responses: Object.fromEntries(
          Object.entries(found.responses).map(([status, answer]) => [status, schemas(answer.content)]),
        ),
      };
    }),
  );
  return { document, operations };
}

function access(security: Record<string, string[]>[]): Operation['access'] {
  const session = security.some((schemes) => 'session' in schemes);
  if (!session) return 'none';
  return security.some((schemes) => Object.keys(schemes).length === 0) ? 'optional' : 'session';
}

/** The contract has no circular references, so they can be written out. */
function resolve(node: unknown, root: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => resolve(item, root));
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node && typeof node.$ref === 'string') {
    const target = node.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => z.record(z.string(), z.unknown()).parse(at)[key], root);
    return resolve(target, root);
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value, root)]));
}
