import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleFewerMails, exampleMailChoices } from '../../api/generated/examples.ts';
import { refusal, settled } from '../testing.ts';
import { type MailChoices, mailChoicesMachine } from './mail-choices.machine.ts';

async function start(found: (MailChoices | Error)[], saved: (MailChoices | Error)[] = []) {
  const asked: MailChoices[] = [];
  const answer = (answers: (MailChoices | Error)[]) => {
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error('Asked too often.');
    return next;
  };
  const flow = createActor(
    mailChoicesMachine.provide({
      actors: {
        getMailChoices: fromPromise<MailChoices>(async () => answer(found)),
        chooseMails: fromPromise<MailChoices, MailChoices>(async ({ input }) => {
          asked.push(input);
          return answer(saved);
        }),
      },
    }),
  ).start();
  await settled();
  return { flow, asked, settled };
}

it('§account.82 each choice is saved as it is made, from what the server has', async () => {
  const noClasses = { ...exampleFewerMails, classes: false };
  const { flow, asked, settled } = await start([exampleMailChoices], [exampleFewerMails, noClasses]);
  expect(flow.getSnapshot()).toMatchObject({ value: 'chosen', context: { choices: exampleMailChoices } });
  flow.send({ type: 'toggle', kind: 'announcements' });
  flow.send({ type: 'toggle', kind: 'classes' });
  expect(flow.getSnapshot()).toMatchObject({ value: 'saving', context: { wanted: exampleFewerMails } });
  await settled();
  expect(flow.getSnapshot()).toMatchObject({ value: 'chosen', context: { choices: exampleFewerMails, failure: null } });
  flow.send({ type: 'toggle', kind: 'classes' });
  await settled();
  expect(asked).toEqual([exampleFewerMails, noClasses]);
});

it('§account.82 a choice that could not be saved leaves the earlier ones in force, and can be made again', async () => {
  const { flow, asked, settled } = await start([exampleMailChoices], [refusal(500), exampleFewerMails]);
  flow.send({ type: 'toggle', kind: 'feedback' });
  await settled();
  expect(flow.getSnapshot()).toMatchObject({
    value: 'notSaved',
    context: { choices: exampleMailChoices, failure: { status: 500 } },
  });
  flow.send({ type: 'toggle', kind: 'announcements' });
  await settled();
  expect(asked[1]).toEqual(exampleFewerMails);
  expect(flow.getSnapshot()).toMatchObject({ value: 'chosen', context: { choices: exampleFewerMails, failure: null } });
});

it('choices that did not load can be loaded again', async () => {
  const { flow, settled } = await start([refusal(500), exampleFewerMails]);
  expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { status: 500 } } });
  flow.send({ type: 'retry' });
  await settled();
  expect(flow.getSnapshot()).toMatchObject({ value: 'chosen', context: { choices: exampleFewerMails, failure: null } });
});
