/** Writes `src/api/examples.ts`: the contract's named examples, typed, as the data of stories and mocks. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

type Example = { $ref?: string };
type Content = Record<string, { examples?: Record<string, Example> }>;
type Operation = { operationId: string; responses: Record<string, { content?: Content }> };
type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { examples: Record<string, { value: unknown }> };
};

// The parser cannot know the file's shape; `redocly lint` has proved it.
const contract = parse(readFileSync('openapi.yaml', 'utf8'), { merge: true }) as Contract;

const owners = new Map<string, string>();
for (const methods of Object.values(contract.paths)) {
  for (const operation of Object.values(methods)) {
    if (!operation.operationId) continue;
    for (const [status, response] of Object.entries(operation.responses)) {
      if (!status.startsWith('2')) continue;
      for (const example of Object.values(response.content?.['application/json']?.examples ?? {})) {
        const name = example.$ref?.split('/').at(-1);
        if (name && !owners.has(name)) owners.set(name, operation.operationId);
      }
    }
  }
}

const lines = [...owners].map(([name, operationId]) => {
  const value = JSON.stringify(contract.components.examples[name]?.value, null, 2);
  return `export const example${name}: OperationOutput<'${operationId}'> = ${value};`;
});

writeFileSync(
  'src/api/examples.ts',
  `// Generated from openapi.yaml by \`npm run gen\`. Do not edit.\nimport type { OperationOutput } from './operation.ts';\n\n${lines.join('\n\n')}\n`,
);
