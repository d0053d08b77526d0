/** What is used of packages that have no types of their own. */
declare module '@marbec/web-auto-extractor' {
  export type Extracted = { jsonld: Record<string, unknown[]>; errors: unknown[] };
  // biome-ignore lint/style/noDefaultExport: it is the package's.
  export default class WebAutoExtractor {
    parse(html: string): Extracted;
  }
}

declare module '@adobe/structured-data-validator' {
  import type { Extracted } from '@marbec/web-auto-extractor';
  // biome-ignore lint/style/noDefaultExport: it is the package's.
  export default class Validator {
    validate(extracted: Extracted): Promise<{ rootType: string; issueMessage: string; path: object[] }[]>;
  }
}
