/** All explorables by their names in the content (server/content/explorables.ts). */
import type { Idea } from './idea.ts';
import { baseRate } from './ideas/base-rate.ts';
import { binWidth } from './ideas/bin-width.ts';
import { confidenceIntervals } from './ideas/confidence-intervals.ts';
import { correlation } from './ideas/correlation.ts';
import { join } from './ideas/join.ts';
import { leastSquares } from './ideas/least-squares.ts';
import { manyTests } from './ideas/many-tests.ts';
import { meanAndMedian } from './ideas/mean-and-median.ts';
import { partitions } from './ideas/partitions.ts';
import { sampling } from './ideas/sampling.ts';
import { spread } from './ideas/spread.ts';
import { truncatedAxis } from './ideas/truncated-axis.ts';
import { windowFrame } from './ideas/window-frame.ts';

export const ideas: Record<string, Idea> = {
  'mean-and-median': meanAndMedian,
  spread,
  'bin-width': binWidth,
  sampling,
  'confidence-intervals': confidenceIntervals,
  correlation,
  'least-squares': leastSquares,
  'base-rate': baseRate,
  'many-tests': manyTests,
  join,
  'window-frame': windowFrame,
  'truncated-axis': truncatedAxis,
  partitions,
};
