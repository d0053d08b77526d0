/**
 * `npm run mutants`: each machine is given one fault at a time, and some test of it must fail.
 *
 *   npm run mutants                       all machines
 *   npm run mutants -- account/sign-in payment/enrolment  these
 *   npm run mutants -- --layer view --count 10            mistakes of another layer that compile, minutes each, against what
 *                                                         `npm test -- --changed` runs: nine of ten must be seen
 *   npm run mutants -- --layer view --count 10 --seed S   others
 */

import { readArguments, refuse } from '../../../scripts/command-line.ts';
import { drawMistakes, isLayer, layerNames } from '../../../scripts/proof/planted/layers.ts';
import { plantAll } from '../../../scripts/proof/planted/plant.ts';
import { stems } from '../../flows.ts';
import { seed as ofCommit } from '../../samples.ts';
import { mutateStatecharts } from './statecharts.ts';

/** This share of the mistakes in another layer than the statecharts' is to be seen. */
const share = 0.9;

const { values, positionals } = readArguments(import.meta.filename, {
  allowPositionals: true,
  options: {
    layer: { type: 'string' },
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: ofCommit },
  },
});
const { layer, count, seed } = values;
const unknown = positionals.filter((stem) => !stems.includes(stem));
if (unknown.length > 0) refuse(`No such flow: ${unknown.join(', ')}. There are:\n${stems.join('\n')}`);
if (!(Number(count) > 0)) refuse(`No number of mistakes: ${count}.`);

if (layer === undefined) await mutateStatecharts(positionals.length > 0 ? positionals : stems);
else if (isLayer(layer)) await plantAll(await drawMistakes(layer, Number(count), seed), share);
else refuse(`No such layer: ${layer}. There are ${layerNames.join(', ')}.`);
