/** For tests: checks every response of the API against the contract. */
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import type { Operation } from '../http/openapi.ts';

const ajv = ajvFormats.default(new Ajv2020({ strict: false, allErrors: true }));

/** Compiling takes longer than most calls, and all servers of a test run have one contract. */
const validators = new Map<string, ValidateFunction>();

function validatorOf(label: string, schema: unknown): ValidateFunction {
  const known = validators.get(label);
  if (known) return known;
  const validator = ajv.compile(closed(schema));
  validators.set(label, validator);
  return validator;
}

/** Adds a sentence to `violations` for each response with an undeclared status, media type, body or field. */
export function checkResponses(app: FastifyInstance, operations: Operation[], violations: string[]): void {
  const byId = new Map<string, Operation>(operations.map((operation) => [operation.id, operation]));
  app.addHook('onSend', async (request, reply, payload) => {
    const operation = byId.get(request.routeOptions.config.operationId ?? '');
    if (!operation) return;
    const label = `${operation.id} ${reply.statusCode}`;
    const declared = operation.responses[reply.statusCode];
    if (!declared) return void violations.push(`${label}: undeclared status (${String(payload)})`);
    const sent = payload === null || payload === undefined || payload === '';
    if (Object.keys(declared).length === 0)
      return void (sent || violations.push(`${label}: a body where none is declared`));
    const type = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
    const schema = declared[type];
    if (schema === undefined) return void violations.push(`${label}: undeclared type ${type}`);
    if (!type.endsWith('json')) return;
    const validate = validatorOf(`${label} ${type}`, schema);
    if (!validate(JSON.parse(String(payload)))) violations.push(`${label}: ${ajv.errorsText(validate.errors)}`);
  });
}

/** The schema with undeclared fields forbidden: one would leak data that nobody decided to show. */
export function closed(schema: unknown): object {
  const close = (node: unknown, outer: boolean): unknown => {
    if (Array.isArray(node)) return node.map((item) => close(item, false));
    if (typeof node !== 'object' || node === null) return node;
    const entries = Object.entries(node).map(([key, value]) => {
      if (key === 'allOf') return [key, Array.isArray(value) ? value.map((part) => close(part, true)) : value];
      if (key === 'properties' && typeof value === 'object' && value !== null) {
        return [key, Object.fromEntries(Object.entries(value).map(([name, part]) => [name, close(part, false)]))];
      }
      return [key, close(value, false)];
    });
    const shape = 'properties' in node || 'allOf' in node;
    return { ...Object.fromEntries(entries), ...(shape && !outer ? { unevaluatedProperties: false } : {}) };
  };
  return Object(close(schema, false));
}
