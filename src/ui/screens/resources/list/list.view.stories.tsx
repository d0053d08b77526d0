import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleResources } from '../../../../api/generated/examples.ts';
import { button, type CameFor, link, retry } from '../../came-for.fixture.ts';
import { aThousandAlike, expectToFit, longName, longTitle, longWord, thousandLike } from '../../extremes.fixture.ts';
import { ResourcesScreen, type ResourcesView } from './list.view.tsx';
import type { ResourceItem } from './resource-card.tsx';

const onSearch = fn();
const onRetry = fn();
const onClear = fn();
const onShow = fn();
const onOpen = fn();
const search = { search: '', onSearch };
const items = exampleResources.map((resource) => ({ ...resource, to: resource.url }));
const site: ResourceItem = {
  id: 'postgresql-manual',
  title: 'PostgreSQL manual',
  description: 'The full reference. Start with the chapters on queries, indexes and EXPLAIN.',
  type: 'external',
  to: 'https://www.postgresql.org/docs/',
  tags: ['sql', 'databases'],
  level: 'advanced',
};
const video: ResourceItem = {
  id: 'choosing-a-sample',
  title: 'Choosing whom to ask',
  description: 'Why five hundred people chosen well tell you more than fifty thousand who clicked.',
  type: 'video',
  to: '/resources/choosing-a-sample',
  tags: ['statistics', 'surveys'],
  duration: '12 min',
  level: 'intermediate',
};
const article: ResourceItem = { ...video, id: 'an-hour-a-day', title: 'An hour a day', type: 'article' };

const searchbox = { role: 'searchbox', name: 'Search resources' } as const;

const meta = {
  title: 'Screens/Resources',
  component: ResourcesScreen,
  args: {
    title: 'Learning Resources',
    intro: 'Short guides, templates and references to use alongside your courses.',
  },
  parameters: {
    layout: 'fullscreen',
    machine: 'resources/list',
    cameFor: {
      loading: [searchbox],
      failed: retry,
      'loaded.results': [searchbox, link(/^(Read Guide|Watch Video)/)],
      'loaded.noMatches': [button('Show all resources')],
      'loaded.none': [link('All Resources')],
    } satisfies CameFor<ResourcesView>,
  },
} satisfies Meta<typeof ResourcesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading', ...search } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'Failed to load resources. Please try again later.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const LoadedResults = {
  parameters: { specification: '§resources.3, §resources.4' },
  args: {
    view: {
      state: 'loaded.results',
      ...search,
      count: 5,
      featured: items.slice(0, 1),
      groups: [
        { category: 'Getting Started', id: 'category-getting-started', resources: [...items, article], onShow: fn() },
        { category: 'Advanced Topics', id: 'category-advanced-topics', resources: [site, video], onShow },
      ],
      open: ['category-getting-started', 'category-advanced-topics'],
      onOpen,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 's');
    await expect(onSearch).toHaveBeenCalledWith('s');
    const chips = canvas.getByRole('navigation', { name: 'Categories' });
    await userEvent.click([...chips.querySelectorAll('button')][1] ?? chips);
    await expect(onShow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Advanced Topics.*2 resources/ }));
    await expect(onOpen).toHaveBeenCalledWith(['category-getting-started']);
    const visit = canvas.getByRole('link', { name: /Visit Resource/ });
    await expect(visit).toHaveAttribute('target', '_blank');
    await expect(visit).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: /Download Resource/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: /Watch Video/ })).not.toHaveAttribute('target');
    await expect(canvas.getAllByRole('link', { name: /Read Guide/ })[0]).toHaveAttribute(
      'href',
      '/resources/reading-a-chart',
    );
    await expect(canvas.getByRole('link', { name: /View Resource/ })).toBeVisible();
  },
} satisfies Story;

/** Long names, and a word that breaks nowhere. */
export const LoadedResultsLongNames = {
  // A card in the narrowest column, of words that break nowhere, is higher than a window.
  parameters: { cameFor: { 'loaded.results': [searchbox] } },
  args: {
    view: {
      state: 'loaded.results',
      ...search,
      count: 2,
      featured: [{ ...video, title: longTitle, tags: [longWord, 'sql'], description: `${longName} ${longWord}` }],
      groups: [
        {
          category: 'Getting Started',
          id: 'category-getting-started',
          resources: [{ ...site, title: longWord }],
          onShow,
        },
      ],
      open: ['category-getting-started'],
      onOpen,
    },
  },
  play: expectToFit,
} satisfies Story;

/** A thousand resources in one category. */
export const LoadedResultsThousand = {
  args: {
    view: {
      state: 'loaded.results',
      ...search,
      count: 1000,
      featured: [],
      groups: [
        {
          category: 'Getting Started',
          id: 'category-getting-started',
          resources: thousandLike([video]),
          onShow,
        },
      ],
      open: ['category-getting-started'],
      onOpen,
    },
  },
  play: expectToFit,
  tags: ['no-review'],
  parameters: aThousandAlike,
} satisfies Story;

export const LoadedNoMatches = {
  args: { view: { state: 'loaded.noMatches', search: 'knitting', onSearch, onClear } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all resources' }));
    await expect(onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
} satisfies Story;

export const LoadedNone = {
  args: { view: { state: 'loaded.none' }, title: 'External Resources', allResources: '/resources' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All Resources' })).toHaveAttribute('href', '/resources');
  },
} satisfies Story;
