/** `node scripts/proof/sum.ts FILE…`: prints the sum of the outputs' last lines, and fails where something failed. */
import { existsSync, readFileSync } from 'node:fs';
import { sumOfLines } from '../totals.ts';

const outputs = process.argv.slice(2).map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
const { passed, failed } = sumOfLines(outputs);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
