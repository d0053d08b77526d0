/** All courses in the catalogue's order. */

import { course as businessIntelligence } from './courses/business-intelligence.ts';
import { course as dataAnalytics } from './courses/data-analytics.ts';
import { course as dataEngineering } from './courses/data-engineering.ts';
import { course as dataEthics } from './courses/data-ethics.ts';
import { course as dataLiteracy } from './courses/data-literacy.ts';
import { course as dataVisualization } from './courses/data-visualization.ts';
import { course as deepLearning } from './courses/deep-learning.ts';
import { course as machineLearning } from './courses/machine-learning.ts';
import { course as pythonForData } from './courses/python-for-data.ts';
import { course as spreadsheetFoundations } from './courses/spreadsheet-foundations.ts';
import { course as sqlForBeginners } from './courses/sql-for-beginners.ts';
import { course as sqlPerformance } from './courses/sql-performance.ts';
import { course as statisticsEssentials } from './courses/statistics-essentials.ts';
import { course as surveyResearch } from './courses/survey-research.ts';
import { course as timeSeries } from './courses/time-series.ts';
import type { CourseSeed } from './types.ts';

export const catalogue: CourseSeed[] = [
  dataAnalytics,
  dataEngineering,
  businessIntelligence,
  spreadsheetFoundations,
  sqlForBeginners,
  pythonForData,
  statisticsEssentials,
  dataLiteracy,
  dataVisualization,
  timeSeries,
  surveyResearch,
  dataEthics,
  sqlPerformance,
  machineLearning,
  deepLearning,
];
