import { exampleFewerMails, exampleMailChoices } from '../../../../src/api/generated/examples.ts';
import { mailChoicesMachine } from '../../../../src/machines/account/mail-choices.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { mailChoicesPage } from '../../../pages/account/mail-choices.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

export const mailChoices = model(mailChoicesMachine)({
  starts: { settings: { open: ({ attend }) => attend(paths.settings) } },
  events: { retry: [{}], toggle: [{ kind: 'announcements' }] },
  answers: {
    getMailChoices: { done: [exampleMailChoices, exampleFewerMails], error: [500] },
    chooseMails: { done: [exampleMailChoices, exampleFewerMails], error: [500] },
  },
  see: {
    loading: { says: 'the choices are asked for', shows: [on(mailChoicesPage, 'loading')] },
    failed: { says: 'they did not come, and can be asked for again', shows: [alert(), on(failure, 'retryButton')] },
    chosen: {
      says: '§account.82: the choices',
      shows: [on(mailChoicesPage, 'announcements'), on(mailChoicesPage, 'saved')],
    },
    saving: { says: '§account.82: one is saved as it is made', shows: [on(mailChoicesPage, 'saving')] },
    notSaved: { says: '§account.82: what held before holds', shows: [on(mailChoicesPage, 'notSaved')] },
  },
  act: {
    retry: pressing(failure, 'retryButton'),
    toggle: pressing(mailChoicesPage, 'announcements'),
  },
});
