/** Writes docs/access.md: which operation answers whom, by the contract's `x-access`. */
import { writeFileSync } from 'node:fs';
import { readContract } from '../server/http/openapi.ts';
import { answersTo, roles } from '../tests/contract/access.ts';

const { operations } = readContract();
const shown = (statuses: readonly number[] | null) =>
  statuses === null ? '✓' : statuses.length === 1 ? String(statuses[0]) : 'without it, 4xx';
const rows = operations.map((operation) => {
  const cells = roles.map((role) => shown(answersTo(operation, role)));
  return `| \`${operation.method} ${operation.path}\` | ${operation.mayCall} | ${cells.join(' | ')} |`;
});

writeFileSync(
  'docs/access.md',
  `# Access

Made from \`x-access\` in \`openapi.yaml\` by \`npm run gen\`; \`server/http/openapi.ts\` says what each word of it means.
\`npm run attack -- access\` calls each operation in each role, with the addresses of another student's things, and holds
the answer to this table: ✓ is answered, a number is the refusal.

| Operation | May be called by | ${roles.join(' | ')} |
| --- | --- |${roles.map(() => ' --- |').join('')}
${rows.join('\n')}
`,
);
