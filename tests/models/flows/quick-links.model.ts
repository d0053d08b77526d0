import { exampleAssignments } from '../../../src/api/examples.ts';
import { quickLinksMachine } from '../../../src/machines/quick-links.machine.ts';
import { model } from '../engine/model.ts';

export const quickLinks = model(quickLinksMachine, {
  starts: { visit: {} },
  events: { refresh: [{}] },
  answers: { listAssignments: { done: [exampleAssignments], error: [500] } },
  see: {
    loading: { says: '§2 Quick Links, the badges not yet known' },
    failed: { says: 'the links work without their badges' },
    counted: { says: '§2: "2 Pending" and "1 Overdue"' },
    refreshing: { says: 'the badges stay while they are counted anew' },
  },
});
