/** Checks requests against the contract, and names each fault in a sentence. */
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { isUuid } from '../platform/uuid.ts';
import { Problem } from './problem.ts';

/** A UUID as the server writes them: other ways would name one thing twice, and PostgreSQL refuses `urn:uuid:`. */
const withFormats = (ajv: Ajv2020) => ajvFormats.default(ajv).addFormat('uuid', isUuid);

/**
 * Bodies are checked as sent: nothing is coerced, dropped or filled in. Only parameters are coerced, as they come as
 * text.
 */
const options = { allErrors: true, removeAdditional: false, useDefaults: false, strict: false, verbose: true } as const;
const bodies = withFormats(new Ajv2020({ ...options, coerceTypes: false }));
const parameters = withFormats(new Ajv2020({ ...options, coerceTypes: true }));

/**
 * Compiled validators by the schema's text, as many operations share parameters and servers of one process a contract.
 */
const compiled = { bodies: new Map<string, ValidateFunction>(), parameters: new Map<string, ValidateFunction>() };

/** Binary bodies (images and files) are not checked here. */
export const compileValidator: FastifySchemaCompiler<Record<string, unknown>> = ({ schema, httpPart }) => {
  if (schema['format'] === 'binary') return () => true;
  const [ajv, known] = httpPart === 'body' ? [bodies, compiled.bodies] : [parameters, compiled.parameters];
  const text = JSON.stringify(schema);
  const validate = known.get(text) ?? ajv.compile(schema);
  known.set(text, validate);
  return validate;
};

const partNames: Record<string, string> = { querystring: 'query', params: 'path', headers: 'header' };

/** A 400 with at most 20 faults. `part` is Fastify's name for it: body, querystring, params or headers. */
export function badRequest(errors: ErrorObject[], part: string): Problem {
  const root = `/${partNames[part] ?? part}`;
  const found = errors.map((error) => ({ path: root + pointer(error), message: sentence(error) }));
  const first = found[0]?.message ?? 'The request does not fit the contract.';
  return new Problem(400, first, { errors: found.slice(0, 20) });
}

/** The same for keys of an address that the contract does not declare. */
export function undeclared(names: string[]): Problem {
  const found = names.map((name) => ({ path: `/query/${clip(name)}`, message: `${clip(name)} is not expected here.` }));
  return new Problem(
    400,
    found
      .map(({ message }) => message)
      .slice(0, 20)
      .join(' '),
    { errors: found.slice(0, 20) },
  );
}

function pointer({ instancePath, keyword, params }: ErrorObject): string {
  if (keyword === 'required') return `${instancePath}/${params.missingProperty}`;
  if (keyword === 'additionalProperties') return `${instancePath}/${clip(String(params.additionalProperty))}`;
  return instancePath;
}

function sentence(error: ErrorObject): string {
  // An entry of a list is called by the list's name, as its own is an index.
  const name =
    pointer(error)
      .split('/')
      .findLast((part) => /\D/.test(part)) ?? 'The request';
  const password = /password$/i.test(name);
  const value = typeof error.data === 'string' ? error.data : '';
  if (error.keyword === 'required') return `${name} is missing.`;
  if (error.keyword === 'additionalProperties') return `${name} is not expected here.`;
  if (error.keyword === 'format' && error.params.format === 'email') return 'Please enter a valid email address.';
  if (password && error.keyword === 'minLength') return 'Password must be at least 6 characters long';
  if (password && error.keyword === 'pattern') {
    return /[A-Z]/.test(value)
      ? 'Password must contain at least one number'
      : 'Password must contain at least one uppercase letter';
  }
  if (error.keyword === 'pattern' && String(error.params.pattern).includes('\\S')) {
    if (value.trim() === '') return `${name} must not be blank.`;
    return `${name} must not hold hidden characters, such as line breaks or marks that turn the direction.`;
  }
  if (error.keyword === 'pattern') return `${name} is not in the expected form.`;
  if (error.keyword === 'enum') return `${name} must be ${choices([error.params.allowedValues].flat().map(String))}.`;
  return `${name} ${error.message ?? 'is not valid'}.`;
}

/** Of many, the first few and how many there are: a sentence that lists thirty is not read, and outgrows what a notice shows. */
const choices = (all: readonly string[]) =>
  all.length > 12
    ? `one of the ${all.length} that the contract lists, such as ${all.slice(0, 3).join(', ')}`
    : `one of ${all.join(', ')}`;

const clip = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
