import { defineConfig } from '@pandacss/dev';
import { conditions, globalCss, theme } from './src/ui/theme/preset.ts';

export default defineConfig({
  preflight: true,
  strictTokens: true,
  strictPropertyValues: true,
  presets: ['@pandacss/preset-base'],
  include: ['./src/**/*.{ts,tsx}', './.storybook/**/*.{ts,tsx}'],
  exclude: ['./src/**/*.test.ts'],
  jsxFramework: 'react',
  outdir: 'styled-system',
  conditions: { extend: conditions },
  theme,
  globalCss,
});
