import { describe, expect, it } from 'vitest';
import { createActor, type InputFrom } from 'xstate';
import { exampleCommunityPage } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import type { PageOf } from '../paged-list.ts';
import { itIsLoadedPageByPage } from '../paged-list-cases.ts';
import { answering, settled } from '../testing.ts';
import { communityMachine } from './community.machine.ts';

describe('§questions.17 what is published', () => {
  itIsLoadedPageByPage({
    machine: communityMachine,
    operation: 'listCommunity',
    page: exampleCommunityPage,
    key: 'id',
    narrowed: [
      { filters: { search: 'median' }, asks: { search: 'median' } },
      { filters: { filter: 'reported' }, asks: { search: 'median', filter: 'reported' } },
    ],
  });
});

async function start(input?: InputFrom<typeof communityMachine>) {
  const pages = Array.from({ length: 4 }, () => exampleCommunityPage);
  const { asked, logic } = answering<OperationInput<'listCommunity'>, PageOf<'listCommunity'>>(...pages);
  const flow = createActor(communityMachine.provide({ actors: { listCommunity: logic } }), { input }).start();
  await settled();
  return { asked, flow };
}

describe('§questions.17 the list of published questions', () => {
  it('is narrowed by words and to what was reported, and pages within that', async () => {
    const { flow, asked } = await start();
    flow.send({ type: 'narrow', filters: { search: 'median' } });
    await settled();
    flow.send({ type: 'narrow', filters: { filter: 'reported' } });
    await settled();
    flow.send({ type: 'more' });
    await settled();
    expect(asked).toEqual([
      {},
      { search: 'median' },
      { search: 'median', filter: 'reported' },
      { search: 'median', filter: 'reported', cursor: exampleCommunityPage.next },
    ]);
  });

  it('§product.63 begins with what the address names', async () => {
    const named = { search: 'median', filter: 'reported' } as const;
    expect((await start(named)).asked).toEqual([named]);
  });
});
