import { newMessagesMachine } from '../../../../src/machines/questions/new-messages.machine.ts';
import { dashboardPage } from '../../../pages/dashboard/overview.page.ts';
import { on } from '../../../pages/on.ts';
import { model } from '../../engine/model.ts';

const link = on(dashboardPage, 'messagesLink');
const number = on(dashboardPage, 'newMessages');

export const newMessages = model(newMessagesMachine)({
  starts: { dashboard: { open: ({ attend }) => attend('/dashboard') } },
  events: {},
  answers: { countNewMessages: { done: [{ threads: 2 }], error: [500] } },
  see: {
    loading: { says: '§questions.28: the link is there at once', shows: [link], hides: [number] },
    missing: { says: '§questions.28: the link is there without a number', shows: [link], hides: [number] },
    counted: { says: '§questions.28: the number of conversations with something new', shows: [number] },
  },
  act: {},
});
