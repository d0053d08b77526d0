/** The learning resources. */
import { heading } from '../../journeys/test.ts';
import { on } from '../../pages/on.ts';
import { resourcesPage } from '../../pages/resources/list.page.ts';
import { get, goto, type Row, sees } from '../row.ts';

export const resourceRows: readonly Row[] = [
  {
    name: 'Resources',
    invokedBy: ['resources/list.listResources'],
    who: 'demo',
    call: get(/^\/resources$/),
    start: goto('/resources'),
    title: 'Error',
    message: 'Failed to load resources. Please try again later.',
    recovered: sees(on(resourcesPage, 'featured')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Resource',
    invokedBy: ['resources/detail.getResource'],
    who: 'demo',
    call: get(/^\/resources\/./),
    start: goto('/resources/reading-a-chart'),
    title: 'Error',
    message: 'Failed to load the resource. Please try again later.',
    recovered: sees((page) => heading(page, /chart/i)),
    sessionEnded: 'sign-in',
  },
];
