import {
  exampleFinishedPlacement,
  exampleLearningPath,
  examplePlacement,
} from '../../../../src/api/generated/examples.ts';
import { placementMachine } from '../../../../src/machines/analytics/placement.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { placementPart } from '../../../pages/analytics/path.page.ts';
import { on } from '../../../pages/on.ts';
import { type PageHelpers, press, pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

const start = (placement: 'none' | 'running' | 'done') => ({
  open: async ({ attend, network }: PageHelpers) => {
    network.give('getPath', { path: { ...exampleLearningPath, placement } });
    await attend(paths.path);
  },
  input: () => ({ at: placement }),
});

export const placement = model(placementMachine)({
  starts: { 'a new path': start('none'), 'a reload': start('running'), 'a path with its placement': start('done') },
  events: {
    start: [{}],
    skip: [{}],
    choose: [{ choice: 1 }, { choice: 3 }],
    submit: [{}],
    stop: [{}],
    retry: [{}],
    goOn: [{}],
  },
  answers: {
    startPlacement: { done: [examplePlacement, exampleFinishedPlacement], error: [500] },
    getPlacement: { done: [examplePlacement, exampleFinishedPlacement], error: [500] },
    answerPlacement: { done: [{ ...examplePlacement, asked: 4 }, exampleFinishedPlacement], error: [409, 500] },
    endPlacement: { done: [exampleLearningPath], error: [500] },
  },
  see: {
    deciding: passing,
    offered: {
      says: '§analytics.82: it is offered',
      shows: [on(placementPart, 'offer'), on(placementPart, 'skipButton')],
    },
    skipped: { says: '§analytics.82: nobody has to take it', shows: [on(placementPart, 'skipped')] },
    starting: { says: 'the first question is on its way', shows: [on(placementPart, 'starting')] },
    notStarted: { says: '§analytics.82: it can be tried again', shows: [on(placementPart, 'notStarted')] },
    resuming: { says: '§analytics.82: it goes on after a reload', shows: [on(placementPart, 'loading')] },
    notResumed: { says: '§analytics.82: it can be tried again', shows: [on(placementPart, 'failed')] },
    going: passing,
    asking: { says: '§analytics.82: one question', shows: [on(placementPart, 'question')] },
    sending: { says: '§analytics.82: the answer is on its way', shows: [on(placementPart, 'sending')] },
    notSent: { says: '§analytics.82: the choice is kept', shows: [on(placementPart, 'notSent')] },
    stopping: { says: '§analytics.82: the path is planned', shows: [on(placementPart, 'stopping')] },
    notStopped: { says: '§analytics.82: what was answered counts', shows: [on(placementPart, 'notStopped')] },
    over: { says: '§analytics.82: it is over', shows: [on(placementPart, 'over')] },
  },
  tells: ({ at, choice }) => `${at} ${choice === null}`,
  act: {
    start: pressing(placementPart, 'startButton'),
    skip: pressing(placementPart, 'skipButton'),
    choose: ({ page }, { choice }) => placementPart(page).question.press(String(choice + 1)),
    submit: async ({ page }) => press(placementPart(page).answerButton),
    stop: async ({ page }) => {
      const { notStopped, retryButton, stopButton } = placementPart(page);
      return (await notStopped.isVisible()) ? press(retryButton) : press(stopButton);
    },
    retry: pressing(placementPart, 'retryButton'),
    goOn: pressing(placementPart, 'goOnButton'),
  },
});
