/** All courses in the catalogue's order. */

import { course as abTesting } from './courses/ab-testing.ts';
import { course as businessIntelligence } from './courses/business-intelligence.ts';
import { course as causalInference } from './courses/causal-inference.ts';
import { course as dashboardDesign } from './courses/dashboard-design.ts';
import { course as dataAnalytics } from './courses/data-analytics.ts';
import { course as dataEngineering } from './courses/data-engineering.ts';
import { course as dataEthics } from './courses/data-ethics.ts';
import { course as dataLiteracy } from './courses/data-literacy.ts';
import { course as dataScience } from './courses/data-science.ts';
import { course as dataVisualization } from './courses/data-visualization.ts';
import { course as dataWarehousing } from './courses/data-warehousing.ts';
import { course as deepLearning } from './courses/deep-learning.ts';
import { course as machineLearning } from './courses/machine-learning.ts';
import { course as mlops } from './courses/mlops.ts';
import { course as naturalLanguageProcessing } from './courses/natural-language-processing.ts';
import { course as pythonForData } from './courses/python-for-data.ts';
import { course as regressionModelling } from './courses/regression-modelling.ts';
import { course as spreadsheetFoundations } from './courses/spreadsheet-foundations.ts';
import { course as sqlForBeginners } from './courses/sql-for-beginners.ts';
import { course as sqlPerformance } from './courses/sql-performance.ts';
import { course as statisticsEssentials } from './courses/statistics-essentials.ts';
import { course as streamProcessing } from './courses/stream-processing.ts';
import { course as surveyResearch } from './courses/survey-research.ts';
import { course as timeSeries } from './courses/time-series.ts';
import type { CourseSeed } from './types.ts';

export const catalogue: CourseSeed[] = [
  dataAnalytics,
  dataEngineering,
  businessIntelligence,
  dataScience,
  spreadsheetFoundations,
  sqlForBeginners,
  pythonForData,
  statisticsEssentials,
  dataLiteracy,
  dataVisualization,
  abTesting,
  regressionModelling,
  dashboardDesign,
  dataWarehousing,
  timeSeries,
  surveyResearch,
  dataEthics,
  sqlPerformance,
  machineLearning,
  deepLearning,
  naturalLanguageProcessing,
  streamProcessing,
  causalInference,
  mlops,
];
