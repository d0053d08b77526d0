import { percent, rounded } from '../formats.ts';
import type { Idea } from '../idea.ts';

const people = 1000;
/** How many of a hundred ill people the test finds. */
const found = 90;

export const baseRate: Idea = {
  title: 'A thousand people take a test',
  controls: [
    {
      name: 'ill',
      label: 'Ill, of a hundred people',
      from: 1,
      to: 50,
      step: 1,
      start: 1,
      valueText: (value) => rounded(value),
    },
    {
      name: 'alarms',
      label: 'Wrongly flagged, of a hundred healthy people',
      from: 0,
      to: 30,
      step: 1,
      start: 5,
      valueText: (value) => rounded(value),
    },
  ],
  look: (ill, alarms) => {
    const sick = (people * ill) / 100;
    const positive = Math.round((sick * found) / 100);
    const flagged = Math.round(((people - sick) * alarms) / 100);
    const share = positive / (positive + flagged);
    return {
      says: `Of ${rounded(people)} people, ${rounded(sick)} are ill. ${rounded(positive + flagged)} test positive, and ${rounded(positive)} of these are ill: ${percent(share)}.`,
      picture: {
        kind: 'crowd',
        groups: [
          { label: 'ill, and found', count: positive },
          { label: 'ill, and missed', count: sick - positive },
          { label: 'healthy, and wrongly flagged', count: flagged },
          { label: 'healthy, and cleared', count: people - sick - flagged },
        ],
      },
    };
  },
};
