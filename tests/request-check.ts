/** Checks the calls of a test against the contract: their path, the names and values of their query, and their body. */
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { type Operation, readContract } from '../server/http/openapi.ts';
import { closed } from '../server/testing/contract-check.ts';
import type { AskedRequest } from './asked-request.ts';

// Values in a path or a query are text, so they are coerced to the type that the contract declares.
const ajv = ajvFormats.default(new Ajv2020({ strict: false, allErrors: true, coerceTypes: true }));
const validators = new Map<string, ValidateFunction>();

const { operations } = readContract();
const byId = new Map<string, Operation>(operations.map((operation) => [operation.id, operation]));
// `/payments/quote` fits `/payments/{sessionId}`, too: literal paths are matched first.
const byPath = operations.toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')));

/** Allows repeated items in lists, as the network of a walk answers each upload with the same id. */
const withoutUnique = (schema: object): object =>
  JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === 'uniqueItems' ? undefined : value)));

/** What is wrong with a value, as a sentence; none where it fits. */
function unfit(location: string, schema: unknown, value: unknown): string[] {
  const validate = validators.get(location) ?? ajv.compile(withoutUnique(closed(schema)));
  validators.set(location, validate);
  return validate(structuredClone(value)) ? [] : [`${location}: ${ajv.errorsText(validate.errors)}`];
}

const parameterOf = ({ parameters }: Operation, where: string, name: string) =>
  parameters.find((one) => one.in === where && one.name === name);

function wrongParameters(operation: Operation, where: 'path' | 'query', given: Iterable<[string, unknown]>): string[] {
  return [...given].flatMap(([name, value]) => {
    const declared = parameterOf(operation, where, name);
    const location = `${operation.id}: ${where} ${name}`;
    return declared ? unfit(location, declared.schema, value) : [`${location} is not in the contract`];
  });
}

const jsonOf = ({ body }: Operation) => body?.['application/json'];

const pathBelow = (url: string) => new URL(url).pathname.replace(/^\/v1/, '');

/** The operation that a request to the API, whose path is below /v1, asks for. */
export const operationOf = (method: string, url: string): Operation | undefined =>
  byPath.find((one) => one.method === method && one.matches.test(pathBelow(url)));

/** What the contract does not have in a request to the API. */
export function wrongRequest({ method, url, type, body }: AskedRequest): string[] {
  const operation = operationOf(method, url);
  const path = pathBelow(url);
  if (!operation) return [`${method} ${path} is not in the contract`];
  const { searchParams } = new URL(url);
  const values = Object.entries(operation.matches.exec(path)?.groups ?? {});
  const missing = operation.parameters.filter(
    (one) => one.in === 'query' && one.required && !searchParams.has(one.name),
  );
  return [
    ...wrongParameters(
      operation,
      'path',
      values.map(([name, value]) => [name, decodeURIComponent(value)]),
    ),
    ...wrongParameters(operation, 'query', searchParams),
    ...missing.map(({ name }) => `${operation.id}: no query ${name}`),
    ...wrongBody(operation, type, body),
  ];
}

function wrongBody(operation: Operation, type: string, body: string | null): string[] {
  const location = `${operation.id}: body`;
  if (!operation.body) return body ? [`${location} where none is declared`] : [];
  const schema = jsonOf(operation);
  if (!schema) return type in operation.body ? [] : [`${location} of the type "${type}"`];
  if (body === null) return [`${location} is missing`];
  return unfit(location, schema, JSON.parse(body));
}

/** Calls that flows give other values than the operation's parameters, so they are not checked. */
const ofTheirOwn: ReadonlySet<string> = new Set(['removePasskey', 'renamePasskey', 'saveDraft']);

/** What is wrong with a flow's input to a call, which has path, query and body in one object. Files are not checked. */
export function wrongInput(id: string, input: unknown): string[] {
  const operation = byId.get(id);
  if (!operation || typeof input !== 'object' || input === null) return [];
  if (ofTheirOwn.has(id)) return [];
  const left = new Map(Object.entries(input));
  left.delete('token'); // sent as a header (`tokenOperation`)
  const taken = (where: 'path' | 'query') =>
    [...left].filter(([name, value]) => {
      const isOne = parameterOf(operation, where, name) !== undefined;
      if (isOne) left.delete(name);
      return isOne && value !== undefined;
    });
  const wrong = [
    ...wrongParameters(operation, 'path', taken('path')),
    ...wrongParameters(operation, 'query', taken('query')),
  ];
  const rest = Object.fromEntries(left);
  const schema = jsonOf(operation);
  if (schema) return [...wrong, ...unfit(`${id}: body`, schema, rest)];
  if (operation.body) return wrong;
  return [...wrong, ...[...left.keys()].map((name) => `${id}: ${name} is not in the contract`)];
}
