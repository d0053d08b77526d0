/** What the browser's walks write of a flow, and what is read of it afterwards. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  milliseconds: z.number(),
  walks: z.array(z.string()),
  elements: z.array(z.string()),
  missing: z.array(z.string()),
  failures: z.array(z.string()),
  pictures: z.record(z.string(), z.string()),
  slowest: z.nullable(z.object({ milliseconds: z.number(), of: z.string() })),
});

export type ChromiumReport = z.infer<typeof schema>;

/** The report's file; the flow may not have been walked yet. */
export const chromiumFile = (stem: string) => `reports/models/flows/${stem}.json`;

export function writeChromiumReport(stem: string, report: ChromiumReport): void {
  const file = chromiumFile(stem);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report, null, 2));
}

/** Throws where there is none. */
export const readChromiumReport = (stem: string): ChromiumReport =>
  schema.parse(JSON.parse(readFileSync(chromiumFile(stem), 'utf8')));
