/**
 * What the page and a worker say to each other. The page checks what it hears, as the worker runs a stranger's code; the
 * worker hears only the page.
 */
import * as z from 'zod/mini';
import type { RunInput } from './types.ts';

/** What code imports, and the files that it comes from by their names; the lock file names them. */
export type OpenPackages = { names: string[]; lock: Blob | null; files: { name: string; bytes: Blob }[] };

export type ToWorker =
  // A piece of the file to compile, as it arrives: compiling need not wait for the last one.
  | { type: 'piece'; bytes: Uint8Array<ArrayBuffer> }
  // Without `wasm` all pieces have been sent.
  | { type: 'open'; wasm: Blob | null; library: Blob | null; packages: OpenPackages }
  | { type: 'run'; input: RunInput };

const cell = z.nullable(z.union([z.string(), z.number()]));

const position = z.nullable(z.object({ line: z.number(), column: z.nullable(z.number()) }));

const chartSpec = z.object({
  table: z.string(),
  mark: z.enum(['bar', 'line', 'point']),
  x: z.string(),
  y: z.nullable(z.string()),
  colour: z.nullable(z.string()),
  aggregate: z.enum(['none', 'count', 'sum', 'mean', 'median']),
  order: z.enum(['data', 'x', 'largest first']),
  scale: z.enum(['zero', 'fitted', 'logarithmic']),
  title: z.string(),
});

const result = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('table'),
    columns: z.array(z.string()),
    rows: z.array(z.array(cell)),
    rowCount: z.number(),
    milliseconds: z.number(),
  }),
  z.object({
    kind: z.literal('output'),
    text: z.string(),
    values: z.array(z.string()),
    charts: z.array(z.object({ spec: chartSpec, rows: z.array(z.record(z.string(), cell)) })),
    milliseconds: z.number(),
  }),
  z.object({
    kind: z.literal('error'),
    message: z.string(),
    position,
    help: z.nullable(z.string()),
    text: z.string(),
  }),
]);

export const fromWorker = z.discriminatedUnion('type', [
  // Without the compiled module: Firefox counts one that the page hears of as the page's own, whose policy forbids it.
  z.object({ type: z.literal('ready') }),
  // It could not be started.
  z.object({ type: z.literal('failed'), isUnsupported: z.boolean(), message: z.string() }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('result'), result }),
  // The runtime itself failed in a run, and cannot be used again.
  z.object({ type: z.literal('broken'), message: z.string() }),
]);

export type FromWorker = z.infer<typeof fromWorker>;
