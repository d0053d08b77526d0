import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleFewerTeachingMails, exampleTeachingMails } from '../../api/generated/examples.ts';
import { refusal, settled } from '../testing.ts';
import { type TeachingMails, teachingMailsMachine } from './mails.machine.ts';

async function start(found: (TeachingMails | Error)[], saved: (TeachingMails | Error)[] = []) {
  const asked: TeachingMails[] = [];
  const answer = (answers: (TeachingMails | Error)[]) => {
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error('Asked too often.');
    return next;
  };
  const flow = createActor(
    teachingMailsMachine.provide({
      actors: {
        getTeachingMails: fromPromise<TeachingMails>(async () => answer(found)),
        chooseTeachingMails: fromPromise<TeachingMails, TeachingMails>(async ({ input }) => {
          asked.push(input);
          return answer(saved);
        }),
      },
    }),
  ).start();
  await settled();
  return { flow, asked, settled };
}

it('§teaching.62 each choice is saved as it is made, from what the server has, one at a time', async () => {
  const noReports: TeachingMails = { ...exampleFewerTeachingMails, reports: 'never' };
  const { flow, asked, settled } = await start([exampleTeachingMails], [exampleFewerTeachingMails, noReports]);
  expect(flow.getSnapshot()).toMatchObject({ value: 'chosen', context: { choices: exampleTeachingMails } });
  flow.send({ type: 'choose', choice: { questions: 'never' } });
  flow.send({ type: 'choose', choice: { reports: 'never' } });
  expect(flow.getSnapshot()).toMatchObject({ value: 'saving', context: { wanted: exampleFewerTeachingMails } });
  await settled();
  expect(flow.getSnapshot()).toMatchObject({
    value: 'chosen',
    context: { choices: exampleFewerTeachingMails, failure: null },
  });
  flow.send({ type: 'choose', choice: { reports: 'never' } });
  await settled();
  expect(asked).toEqual([exampleFewerTeachingMails, noReports]);
});

it('§teaching.62 a choice that could not be saved leaves the earlier ones in force, and can be made again', async () => {
  const { flow, asked, settled } = await start([exampleTeachingMails], [refusal(500), exampleFewerTeachingMails]);
  flow.send({ type: 'choose', choice: { reports: 'daily' } });
  await settled();
  expect(flow.getSnapshot()).toMatchObject({
    value: 'notSaved',
    context: { choices: exampleTeachingMails, failure: { status: 500 } },
  });
  flow.send({ type: 'choose', choice: { questions: 'never' } });
  await settled();
  expect(asked[1]).toEqual(exampleFewerTeachingMails);
  expect(flow.getSnapshot()).toMatchObject({
    value: 'chosen',
    context: { choices: exampleFewerTeachingMails, failure: null },
  });
});

it('choices that did not load can be loaded again', async () => {
  const { flow, settled } = await start([refusal(500), exampleFewerTeachingMails]);
  expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { status: 500 } } });
  flow.send({ type: 'retry' });
  await settled();
  expect(flow.getSnapshot()).toMatchObject({
    value: 'chosen',
    context: { choices: exampleFewerTeachingMails, failure: null },
  });
});
