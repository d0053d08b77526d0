import { exampleInstructor, examplePublication, exampleThread } from '../../../../src/api/generated/examples.ts';
import { publicationMachine } from '../../../../src/machines/questions/publication.machine.ts';
import { on } from '../../../pages/on.ts';
import { publicationDialog } from '../../../pages/questions/publication.page.ts';
import { anyPage, text } from '../../browser/locators.ts';
import { pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const { id: threadId, courseId } = exampleThread;
const taught = { ...exampleThread, isOwn: false };

export const publication = model(publicationMachine)({
  starts: {
    visit: {
      open: ({ attend, network }) => {
        network.give('getThread', taught);
        return attend(`/messages/${threadId}`, { user: exampleInstructor });
      },
      input: () => ({ courseId, threadId }),
    },
  },
  events: { open: [{}], close: [{}], retry: [{}], submit: [examplePublication] },
  answers: {
    proposePublication: { done: [examplePublication], error: [500] },
    publishThread: { done: [{ id: '9d3e5f70-1a2b-4c3d-8e4f-6a7b8c9d0e1f' }], error: [422, 500] },
  },
  see: {
    closed: { says: 'no dialog', shows: [anyPage], hides: [on(publicationDialog, 'dialog')] },
    preparing: { says: '§questions.20: the texts are on their way', shows: [on(publicationDialog, 'dialog')] },
    unprepared: {
      says: 'the texts could not be prepared, and can be tried again',
      shows: [text('It could not be prepared'), on(publicationDialog, 'retryButton')],
    },
    editing: { says: '§questions.20: the texts, to be changed', shows: [on(publicationDialog, 'publishButton')] },
    sending: {
      says: 'they are being published, and cannot be twice',
      shows: [on(publicationDialog, 'publishingButton')],
    },
    rejected: {
      says: 'not published; the texts are kept',
      shows: [text('It was not published'), on(publicationDialog, 'publishButton')],
    },
  },
  // Once it is published, the thread says so in place of the button and its dialog, and the machine is gone.
  departs: { 'xstate.done.actor.publishThread': null },
  act: {
    open: pressing(publicationDialog, 'openButton'),
    close: pressing(publicationDialog, 'cancelButton'),
    retry: pressing(publicationDialog, 'retryButton'),
    submit: async ({ page }, { title }) => {
      await publicationDialog(page).title.fill(title);
      return pressTwice(publicationDialog(page).publishButton);
    },
  },
});
