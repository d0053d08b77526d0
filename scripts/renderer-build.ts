/** The build of src/render.tsx, which the server loads as `render.mjs`. */
import type { InlineConfig } from 'vite';

export const rendererBuild = (outDir: string): InlineConfig => ({
  build: {
    ssr: 'src/render.tsx',
    outDir,
    copyPublicDir: false,
    manifest: false,
    rolldownOptions: {
      // What a browser loads later may be loaded at once here.
      checks: { ineffectiveDynamicImport: false },
      output: { entryFileNames: 'render.mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
  ssr: { noExternal: true },
  define: {
    'process.env.NODE_ENV': '"production"',
    // Calls are made in the server itself, but `Request` takes whole addresses only.
    'import.meta.env.VITE_API_BASE_URL': '"http://server"',
    'import.meta.env.VITE_API_LINK_URL': JSON.stringify(process.env['VITE_API_BASE_URL'] ?? ''),
  },
});
