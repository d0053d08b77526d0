import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { contentFilesInBuild } from '../scripts/content/vite-files.ts';
import { caseStudies, indexer } from './case-studies/plugin.ts';
import { connected } from './connected/plugin.ts';
import { foundationsPlugin } from './foundations/plugin.ts';
import { statecharts } from './statechart/plugin.ts';
import { tracePlugin } from './trace/plugin.ts';

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../src/ui/**/*.stories.tsx',
    './flows/*.stories.tsx',
    './connected/*.stories.tsx',
    './foundations/*.stories.tsx',
    './trace/*.stories.tsx',
    // Tests look at the screen's own stories; tests/workshop opens these.
    ...(process.env['VITEST'] ? [] : ['../content/courses/*/*/*.yaml']),
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  experimental_indexers: (known = []) => [...known, indexer],
  staticDirs: ['../public'],
  core: { disableTelemetry: true },
  // No tour of Storybook and no news of it.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false, changeDetection: false },
  typescript: {
    // A story's controls offer each prop's values, which only the compiler finds. Tests and pictures do without them.
    reactDocgen: process.env['VITEST'] || process.env['REVIEW'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
      include: ['src/ui/primitives/*.tsx'],
    },
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [contentFilesInBuild(), caseStudies(), connected(), foundationsPlugin(), statecharts(), tracePlugin()],
      // `paths` in tsconfig.json is not applied to files in folders whose name begins with a dot.
      resolve: { alias: { 'styled-system': resolve('styled-system') } },
    }),
} satisfies StorybookConfig;
