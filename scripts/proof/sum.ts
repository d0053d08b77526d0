/**
 * `node scripts/proof/sum.ts FILE…`: prints what failed in the outputs and the sum of their last lines, and fails where
 * something failed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { failuresIn, sumOfLines } from '../totals.ts';

const outputs = process.argv.slice(2).map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
for (const line of failuresIn(outputs)) console.log(line);
const { passed, failed } = sumOfLines(outputs);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
