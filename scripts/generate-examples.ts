/** Writes `src/api/generated/examples.ts`: the contract's named examples, typed, as the data of stories and mocks. */
import { writeFileSync } from 'node:fs';
import { readContract } from '../server/http/openapi.ts';

const seen = new Set<string>();
const lines = readContract().operations.flatMap(({ id, success }) =>
  success.examples.flatMap(({ name, value }) => {
    if (name === null || seen.has(name)) return [];
    seen.add(name);
    return [`export const example${name}: OperationOutput<'${id}'> = ${JSON.stringify(value, null, 2)};`];
  }),
);

writeFileSync(
  'src/api/generated/examples.ts',
  `// Generated from openapi.yaml by \`npm run gen\`. Do not edit.\nimport type { OperationOutput } from '../operation.ts';\n\n${lines.join('\n\n')}\n`,
);
