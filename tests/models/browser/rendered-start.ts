/** Lets a walk start from a page that the server rendered: with the answers that the walk's first steps have. */
import { pathToFileURL } from 'node:url';
import type { Page, Route } from '@playwright/test';
import { filled } from '../../../server/http/filled-shell.ts';
import { readContract } from '../../../server/http/openapi.ts';
import { brand } from '../../../src/brand.ts';
import { operationOf } from '../../request-check.ts';
import { timeZone } from '../../time-zone.ts';
import { moment } from '../flows/samples.ts';
import { rendererFolder } from './build.ts';
import { answerOf, type Ending, type NetworkStub } from './network-stub.ts';

type Renderer = Pick<typeof import('../../../src/render.tsx'), 'renderPage'>;

const reads = new Set<string>(
  readContract()
    .operations.filter(({ method }) => method === 'GET')
    .map(({ id }) => id),
);

/** How long a document waits for calls that the walk does not answer yet, in milliseconds. */
const patience = 300;

export class RenderedStart {
  /** The operations that the first document answers. */
  readonly answered = new Set<string>();
  readonly #network: NetworkStub;
  readonly #endings: ReadonlyMap<string, Ending>;
  #isFirst = true;
  /** The address of the first call of each operation. */
  readonly #firstCalls = new Map<string, string>();

  /** `endings` say how the first call of each operation ends. */
  constructor(network: NetworkStub, endings: ReadonlyMap<string, Ending>) {
    this.#network = network;
    this.#endings = endings;
  }

  async guard(page: Page): Promise<void> {
    const renderer: Renderer = await import(pathToFileURL(`${rendererFolder}/render.mjs`).href);
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      return this.#render(route, renderer);
    });
  }

  async #render(route: Route, { renderPage }: Renderer): Promise<void> {
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    const response = await route.fetch();
    const { origin, pathname, search } = new URL(route.request().url());
    const cookies = new Map(
      ((await route.request().headerValue('cookie')) ?? '').split('; ').map((pair): [string, string] => {
        const [name = '', ...value] = pair.split('=');
        return [name, decodeURIComponent(value.join('='))];
      }),
    );
    const rendered = await renderPage({
      url: pathname + search,
      origin,
      isDemonstration: false,
      cookie: (name) => cookies.get(name),
      zone: timeZone,
      at: moment + 1000,
      send: (request) => this.#answer(request, isFirst),
      isRead: (operation) => reads.has(operation),
      late: AbortSignal.timeout(patience),
    });
    const shell = await response.text();
    if (!rendered) return route.fulfill({ response });
    if (isFirst) for (const [key] of rendered.data.answers) this.answered.add(JSON.parse(key)[0]);
    return route.fulfill({ response, body: filled(shell, rendered, { origin, name: brand }, []) });
  }

  async #answer({ method, url }: Request, isFirst: boolean): Promise<Response> {
    const operation = operationOf(method, url);
    if (method !== 'GET' || !operation) throw new Error(`A page does not call ${method} ${url}.`);
    const isHeld = this.#network.holds(operation);
    const ending = isHeld ? this.#heldEnding(operation.id, url, isFirst) : this.#network.endingOf(operation);
    if (!ending) return new Promise(() => {}); // until the page waits no longer
    const answer = answerOf(operation, ending);
    if (!answer) throw new TypeError('No answer comes.');
    const { status, contentType, body } = answer;
    if (ending.kind === 'done') this.#network.noteGiven(new URL(url).pathname);
    return new Response(status === 204 ? null : (body ?? ''), {
      status,
      headers: contentType ? { 'Content-Type': contentType } : {},
    });
  }

  /** The next page of a list, for example, is another call of the operation, which the walk ends later. */
  #heldEnding(operation: string, url: string, isFirst: boolean): Ending | undefined {
    const first = this.#firstCalls.get(operation) ?? url;
    this.#firstCalls.set(operation, first);
    return isFirst && url === first ? this.#endings.get(operation) : undefined;
  }
}
