import { defineConfig } from '@pandacss/dev';
import { conditions, globalCss, theme } from './src/ui/theme/preset.ts';

/** The app's build: what only the workshop shows is left out. */
const withoutStories = process.env['WITHOUT_STORIES'] === '1';

export default defineConfig({
  ...(withoutStories && { logLevel: 'warn' }),
  preflight: true,
  strictTokens: true,
  strictPropertyValues: true,
  presets: ['@pandacss/preset-base'],
  include: withoutStories ? ['./src/**/*.{ts,tsx}'] : ['./src/**/*.{ts,tsx}', './.storybook/**/*.{ts,tsx}'],
  exclude: ['./src/**/*.test.ts', ...(withoutStories ? ['./src/**/*.{stories,fixture}.*'] : [])],
  jsxFramework: 'react',
  outdir: 'styled-system',
  conditions: { extend: conditions },
  theme,
  globalCss,
});
