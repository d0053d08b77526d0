import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { examplePortfolio, examplePrivatePortfolio } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { refusal, settled } from '../testing.ts';
import { portfolioMachine } from './portfolio.machine.ts';

type Portfolio = typeof examplePortfolio | typeof examplePrivatePortfolio;

const withGrade = { ...examplePortfolio, withGrade: true };

function start(portfolio: Portfolio, ...answers: (Portfolio | Error)[]) {
  const asked: OperationInput<'setPortfolio'>[] = [];
  const flow = createActor(
    portfolioMachine.provide({
      actors: {
        setPortfolio: fromPromise<Portfolio, OperationInput<'setPortfolio'>>(async ({ input }) => {
          asked.push(input);
          const next = answers.shift();
          if (!next || next instanceof Error) throw next ?? new Error('Asked too often.');
          return next;
        }),
      },
    }),
    { input: { assignmentId: 'survey-clean-up', portfolio } },
  );
  let told = 0;
  flow.on('assignmentChanged', () => {
    told += 1;
  });
  flow.start();
  return { flow, asked, told: () => told };
}

it('§practice.110 is private until the student makes it public', async () => {
  const { flow, asked, told } = start(examplePrivatePortfolio, examplePortfolio);
  expect(flow.getSnapshot().value).toBe('private');
  expect(flow.getSnapshot().can({ type: 'toggleGrade' })).toBe(false);
  flow.send({ type: 'togglePage' });
  expect(flow.getSnapshot()).toMatchObject({ value: 'saving', context: { wanted: { isPublic: true } } });
  await settled();
  expect(flow.getSnapshot()).toMatchObject({ value: 'public', context: { portfolio: examplePortfolio } });
  expect(asked).toEqual([{ assignmentId: 'survey-clean-up', isPublic: true, withGrade: false }]);
  expect(told()).toBe(1);
});

it('§practice.111 is taken away, §practice.112 and shows the grade where that is ticked', async () => {
  const { flow, asked } = start(examplePortfolio, withGrade, examplePrivatePortfolio);
  expect(flow.getSnapshot().value).toBe('public');
  flow.send({ type: 'toggleGrade' });
  await settled();
  expect(flow.getSnapshot()).toMatchObject({ value: 'public', context: { portfolio: { withGrade: true } } });
  flow.send({ type: 'togglePage' });
  await settled();
  expect(flow.getSnapshot().value).toBe('private');
  expect(asked.map(({ isPublic, withGrade: grade }) => [isPublic, grade])).toEqual([
    [true, true],
    [false, true],
  ]);
});

it('§practice.115 a choice that could not be saved leaves the page as it was, and can be sent again or made anew', async () => {
  const { flow, asked, told } = start(examplePortfolio, refusal(500), refusal(500), withGrade);
  flow.send({ type: 'togglePage' });
  await settled();
  expect(flow.getSnapshot()).toMatchObject({
    value: 'notSaved',
    context: { portfolio: examplePortfolio, failure: { status: 500 } },
  });
  expect(told()).toBe(0);
  flow.send({ type: 'retry' });
  expect(flow.getSnapshot().value).toBe('saving');
  await settled();
  flow.send({ type: 'toggleGrade' });
  await settled();
  expect(flow.getSnapshot()).toMatchObject({ value: 'public', context: { portfolio: withGrade, failure: null } });
  expect(asked.map(({ isPublic, withGrade: grade }) => [isPublic, grade])).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ]);
});

it('§practice.115 another choice after one that could not be saved is sent instead of it', async () => {
  const { flow, asked } = start(examplePortfolio, refusal(500), examplePrivatePortfolio);
  flow.send({ type: 'toggleGrade' });
  await settled();
  flow.send({ type: 'togglePage' });
  await settled();
  expect(flow.getSnapshot().value).toBe('private');
  expect(asked.at(-1)).toEqual({ assignmentId: 'survey-clean-up', isPublic: false, withGrade: false });
});

it('has no grade to show while nothing is public', async () => {
  const { flow } = start(examplePrivatePortfolio, refusal(409), refusal(409));
  flow.send({ type: 'togglePage' });
  await settled();
  expect(flow.getSnapshot().value).toBe('notSaved');
  expect(flow.getSnapshot().can({ type: 'toggleGrade' })).toBe(false);
  flow.send({ type: 'togglePage' });
  expect(flow.getSnapshot()).toMatchObject({ value: 'saving', context: { wanted: { isPublic: true } } });
});
