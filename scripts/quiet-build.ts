/** Options for a build that says nothing of other people's files, nor how long plugins took, which depends on the machine. */
import { createLogger, type InlineConfig } from 'vite';

const logLevel = 'warn';
const logger = createLogger(logLevel);

export const quiet: InlineConfig = {
  logLevel,
  customLogger: {
    ...logger,
    warn: (...given) => {
      if (!/node_modules|PLUGIN_TIMINGS/.test(given[0])) logger.warn(...given);
    },
  },
};
