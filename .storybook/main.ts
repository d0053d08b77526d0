import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { statecharts } from './statechart/plugin.ts';

export default {
  framework: '@storybook/react-vite',
  stories: ['../src/ui/**/*.mdx', '../src/ui/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true },
  viteFinal: (config) => mergeConfig(config, { plugins: [statecharts()] }),
} satisfies StorybookConfig;
