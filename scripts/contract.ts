/** The contract's operations, and what they answer when all goes well. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Example = { value?: unknown; $ref?: string };
type Response = { content?: Record<string, { examples?: Record<string, Example> }> };
type Contract = {
  paths: Record<string, Record<string, { operationId?: string; responses: Record<string, Response> }>>;
  components: { examples: Record<string, Example> };
};

export type Operation = {
  id: string;
  method: string;
  /** With its parameters in braces. */
  path: string;
  status: number;
  mediaType: string | null;
  /** Named where the contract names them for all. */
  examples: readonly { name: string | null; value: unknown }[];
};

export function readOperations(): Operation[] {
  // The parser cannot know the file's shape; `redocly lint` has proved it.
  const { paths, components } = parse(readFileSync('openapi.yaml', 'utf8'), { merge: true }) as Contract;
  const exampleOf = ({ $ref, value }: Example) => {
    const name = $ref?.split('/').at(-1) ?? null;
    return { name, value: name === null ? value : components.examples[name]?.value };
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, responses }]) => {
      if (!operationId) return [];
      const [status = '200', success] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
      const [mediaType = null] = Object.keys(success?.content ?? {});
      const examples = Object.values(success?.content?.['application/json']?.examples ?? {}).map(exampleOf);
      return [{ id: operationId, method, path, status: Number(status), mediaType, examples }];
    }),
  );
}
