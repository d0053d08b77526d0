import { examplePortfolio, examplePrivatePortfolio } from '../../../../src/api/generated/examples.ts';
import { portfolioMachine } from '../../../../src/machines/practice/portfolio.machine.ts';
import { assignmentsPage } from '../../../pages/assignments/list.page.ts';
import { on } from '../../../pages/on.ts';
import { portfolioPart } from '../../../pages/practice/portfolio.page.ts';
import { pressIfThere, pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

export const portfolio = model(portfolioMachine)({
  starts: {
    visit: {
      open: async ({ attend, page }) => {
        await attend('/assignments');
        await assignmentsPage(page).detailsButton('Survey clean-up').click();
      },
      input: () => ({ assignmentId: 'survey-clean-up', portfolio: examplePrivatePortfolio }),
    },
  },
  events: { togglePage: [{}], toggleGrade: [{}], retry: [{}] },
  tells: ({ portfolio: { isPublic } }) => isPublic,
  answers: { setPortfolio: { done: [examplePortfolio, examplePrivatePortfolio], error: [500] } },
  see: {
    deciding: passing,
    private: {
      says: '§practice.110: nothing is public',
      shows: [on(portfolioPart, 'nothingPublic')],
      hides: [on(portfolioPart, 'grade'), on(portfolioPart, 'copyButton')],
    },
    public: {
      says: '§practice.111: the page has an address, which can be copied',
      shows: [on(portfolioPart, 'isPublic'), on(portfolioPart, 'copyButton')],
    },
    saving: { says: '§practice.115: a choice is saved as it is made', shows: [on(portfolioPart, 'saving')] },
    notSaved: { says: '§practice.115: what held before holds', shows: [on(portfolioPart, 'retryButton')] },
  },
  act: {
    togglePage: pressing(portfolioPart, 'publicPage'),
    // Only a public page has this switch.
    toggleGrade: ({ page }) => pressIfThere(portfolioPart(page).grade),
    retry: pressing(portfolioPart, 'retryButton'),
  },
});
