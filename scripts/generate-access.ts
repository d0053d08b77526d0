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
\`tests/contract/access.test.ts\` calls each operation in each role, with the addresses of the things of one student, the
owner, and holds the answer to this table; \`npm run attack -- access\` does so from outside. ✓ is answered, a number is the
refusal. A classmate is in the owner's course, a teacher teaches it, an instructor teaches another one.

| Operation | May be called by | ${roles.join(' | ')} |
| --- | --- |${roles.map(() => ' --- |').join('')}
${rows.join('\n')}
`,
);
