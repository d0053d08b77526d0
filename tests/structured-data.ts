/** Reads what a page says of itself in the terms of schema.org as search engines do. */
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

/** The types that a page says it is about, such as `Course`. */
export const structuredTypesIn = (html: string): string[] => Object.keys(new WebAutoExtractor().parse(html).jsonld);

/** What a search engine would object to or miss; the properties and their types are checked by the compiler. */
export async function problemsOfStructuredData(html: string): Promise<string[]> {
  const extracted = new WebAutoExtractor().parse(html);
  const issues = await new Validator().validate(extracted);
  return [
    ...extracted.errors.map((error) => JSON.stringify(error)),
    ...issues.map(({ rootType, issueMessage, path }) => `${rootType}: ${issueMessage} ${JSON.stringify(path)}`),
  ];
}
