/**
 * Writes `src/api/generated/schemas/`: zod-mini schemas of what the contract's operations return. Each subject has a
 * file, as the bundler cannot divide one, so that a screen loads the schemas of its own subject only
 * (docs/adr/012-generated-schemas.md). Operations with `x-part` are in a file of that part, which is loaded later than
 * the first screen of its subject.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { z } from 'zod';
import { type Operation, readContract } from '../server/http/openapi.ts';

const target = 'src/api/generated/schemas';

const record = z.record(z.string(), z.unknown());
const json = 'application/json';
const withJson = z.object({ content: z.object({ [json]: z.object({ schema: record }) }) });
const operation = z.object({
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()),
  'x-part': z.string().optional(),
});
const sourceSchema = z.looseObject({
  paths: z.record(z.string(), record),
  components: z.object({ schemas: record }),
});

/**
 * The schema without the format and length of strings and the length of pairs: a later server may change these, and its
 * answers must not be refused. Only an address keeps its pattern, as people follow it: none may be `javascript:`.
 */
function lenient(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(lenient);
  const { success, data } = record.safeParse(schema);
  if (!success) return schema;
  // A text, or a text or null.
  if ([data['type']].flat().includes('string')) {
    const { format, pattern, minLength: _min, maxLength: _max, ...rest } = data;
    return pattern !== undefined && String(format).startsWith('uri') ? { ...rest, format, pattern } : rest;
  }
  if (data['type'] === 'array' && data['minItems'] !== undefined && data['minItems'] === data['maxItems']) {
    // A fixed length would make it a tuple, and every page would load zod's code for tuples, which few need.
    const { minItems: _least, maxItems: _most, ...rest } = data;
    return lenient(rest);
  }
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, lenient(value)]));
}

const { source, operations } = readContract();
const { paths, components, openapi, info } = sourceSchema.parse(source);
const schemas = lenient(components.schemas);
const answering = operations.filter(({ success }) => success.mediaType === json);

const work = mkdtempSync(join(tmpdir(), 'schemas-'));
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

const inSource = ({ path, method }: Operation) => operation.parse(paths[path]?.[method.toLowerCase()]);
const fileOf = (each: Operation) => [each.subject, inSource(each)['x-part']].filter(Boolean).join('-');

for (const [file, ofFile] of Map.groupBy(answering, fileOf)) {
  const answers: Record<string, object> = {};
  for (const each of ofFile) {
    const { id, method, path, success } = each;
    const name = method.toLowerCase();
    const { requestBody, responses } = inSource(each);
    const reduced = {
      operationId: id,
      requestBody: withJson.safeParse(requestBody).data,
      responses: { [success.status]: { description: '', ...withJson.parse(responses[success.status]) } },
    };
    answers[path] = { ...answers[path], [name]: reduced };
  }
  await createClient({
    input: { openapi, info, paths: answers, components: { schemas } },
    output: { path: join(work, file), entryFile: false },
    parser: { filters: { orphans: false } },
    logs: { level: 'silent' },
    plugins: [
      {
        name: 'zod',
        compatibilityVersion: 'mini',
        comments: false,
        requests: { body: '{{name}}Body' },
        definitions: '{{name}}Schema',
        responses: '{{name}}Response',
      },
    ],
  });
  const written = readFileSync(join(work, file, 'zod.gen.ts'), 'utf8');
  writeFileSync(
    join(target, `${file}.ts`),
    // An optional field of an answer is absent, never `undefined`. The generator has no option for that.
    written
      .replace(/^\/\/.*$/m, '// Generated from openapi.yaml by `npm run gen`. Do not edit.')
      .replaceAll('z.optional(', 'z.exactOptional('),
  );
}
rmSync(work, { recursive: true });
