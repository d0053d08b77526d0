import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { examplePortfolioPage } from '../../api/generated/examples.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { refusal, settled } from '../testing.ts';
import { portfolioPageMachine } from './portfolio-page.machine.ts';

type Shared = OperationOutput<'getPortfolio'>;

function start(...failures: Error[]) {
  const asked: string[] = [];
  const flow = createActor(
    portfolioPageMachine.provide({
      actors: {
        getPortfolio: fromPromise<Shared, { portfolioId: string }>(async ({ input }) => {
          asked.push(input.portfolioId);
          const failure = failures.shift();
          if (failure) throw failure;
          return examplePortfolioPage;
        }),
      },
    }),
    { input: { portfolioId: 'an-id' } },
  ).start();
  return { flow, asked };
}

it('§practice.111 shows what the server has under the address', async () => {
  const { flow, asked } = start();
  expect(flow.getSnapshot().value).toBe('loading');
  await settled();
  expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { page: examplePortfolioPage } });
  expect(asked).toEqual(['an-id']);
});

it.each([400, 404])('§practice.111 says that nothing is there where the server answers %i', async (status) => {
  const { flow } = start(refusal(status));
  await settled();
  expect(flow.getSnapshot().value).toBe('notFound');
});

it('can be asked again where the server fails', async () => {
  const { flow, asked } = start(refusal(500));
  await settled();
  expect(flow.getSnapshot().value).toBe('failed');
  flow.send({ type: 'retry' });
  expect(flow.getSnapshot().value).toBe('loading');
  await settled();
  expect(flow.getSnapshot().value).toBe('shown');
  expect(asked).toHaveLength(2);
});
