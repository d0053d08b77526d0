import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { exampleSearchResults } from '../../../../api/generated/examples.ts';
import { type CameFor, retry } from '../../came-for.fixture.ts';
import { longTitle, longWord } from '../../extremes.fixture.ts';
import { SearchDialogScreen, type SearchDialogView } from './dialog.view.tsx';
import type { FoundRow } from './results.tsx';

const onEnter = fn();
const onMove = fn();
const onUnchosenMove = fn();
const onRetry = fn();
const field = { text: 'data', onType: fn(), onClose: fn(), onEnter };
const rows: FoundRow[] = exampleSearchResults.map((result) => ({
  kind: result.kind,
  title: result.title,
  to: `/${result.kind}`,
  course: 'courseTitle' in result ? result.courseTitle : undefined,
}));
/** As many as the contract allows. */
const thirty = rows.flatMap((row) => [row, row, row, row, row]);

const searched = { role: 'combobox', name: 'Search everything' } as const;

const meta = {
  title: 'Screens/Search dialog',
  component: SearchDialogScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'search/dialog',
    cameFor: {
      closed: null,
      'open.empty': [searched],
      'open.waiting': [searched],
      'open.searching': [searched],
      'open.found': [searched, { role: 'option' }],
      'open.none': [searched],
      'open.failed': retry,
    } satisfies CameFor<SearchDialogView>,
  },
  args: { view: { state: 'closed' }, onFollow: fn() },
} satisfies Meta<typeof SearchDialogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.findByRole('combobox', { name: 'Search everything' });

export const Closed = {
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const OpenEmpty = {
  args: { view: { state: 'open.empty', ...field, text: '' } },
  play: async () => {
    await expect(await box()).toHaveFocus();
    await expect(await box()).toHaveAttribute('aria-expanded', 'false');
  },
} satisfies Story;

export const OpenWaiting = { args: { view: { state: 'open.waiting', ...field, rows: [] } } } satisfies Story;

/** The results of the former text stay in sight. */
export const OpenSearching = { args: { view: { state: 'open.searching', ...field, rows } } } satisfies Story;

export const OpenSearchingFirst = { args: { view: { state: 'open.searching', ...field, rows: [] } } } satisfies Story;

export const OpenFound = {
  args: { view: { state: 'open.found', ...field, rows, active: 1, onMove } },
  parameters: { specification: '§search.5' },
  play: async () => {
    const combobox = await box();
    await waitFor(() => expect(combobox).toHaveFocus());
    const active = await screen.findByRole('option', { selected: true });
    await expect(combobox).toHaveAttribute('aria-activedescendant', active.id);
    await expect(active).toHaveAttribute('href', '/lesson');
    await expect(await screen.findByRole('group', { name: 'Conversations' })).toBeVisible();
    await expect(await screen.findByText('6 results')).toHaveAttribute('role', 'status');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{End}{Home}{Enter}');
    await expect(onMove.mock.calls.flat()).toEqual(['next', 'previous', 'last', 'first']);
    await expect(onEnter).toHaveBeenCalledOnce();
    await userEvent.click(active);
  },
} satisfies Story;

/** Nothing is chosen yet: Home and End move in the text. */
export const OpenFoundUnchosen = {
  args: { view: { state: 'open.found', ...field, rows: rows.slice(0, 1), active: null, onMove: onUnchosenMove } },
  play: async () => {
    await waitFor(async () => expect(await box()).toHaveFocus());
    await userEvent.keyboard('{Home}{End}');
    await expect(onUnchosenMove).not.toHaveBeenCalled();
    await expect(await screen.findByText('1 result')).toBeVisible();
  },
} satisfies Story;

/** All that the contract allows, on a phone whose keyboard is open: the list scrolls, and the field stays. */
export const OpenFoundOnAPhone = {
  args: { view: { state: 'open.found', ...field, rows: thirty, active: 29, onMove: fn() } },
  globals: { viewport: { value: 'w320' } },
  // The list has been scrolled to its last row.
  parameters: { specification: '§search.9', cameFor: { 'open.found': [searched, { role: 'listbox' }] } },
  play: async () => {
    await waitFor(async () => expect(await box()).toHaveFocus());
    const { bottom } = (await screen.findByRole('option', { selected: true })).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect((await box()).getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    // No browser of a test has a keyboard on the screen: it is told that half of the window is left.
    const left = Math.round(window.innerHeight / 2);
    Object.defineProperty(window.visualViewport, 'height', { value: left, configurable: true });
    window.visualViewport?.dispatchEvent(new Event('resize'));
    await expect((await screen.findByRole('dialog')).getBoundingClientRect().height).toBe(left);
    await expect((await screen.findByRole('listbox')).getBoundingClientRect().bottom).toBeLessThanOrEqual(left);
    Reflect.deleteProperty(window.visualViewport ?? {}, 'height');
    window.visualViewport?.dispatchEvent(new Event('resize'));
  },
} satisfies Story;

export const OpenFoundLongNames = {
  args: {
    view: {
      state: 'open.found',
      ...field,
      text: longWord,
      rows: rows.map((row, place) => ({ ...row, title: place === 0 ? longWord : longTitle, course: longTitle })),
      active: 0,
      onMove: fn(),
    },
  },
} satisfies Story;

export const OpenNone = {
  args: { view: { state: 'open.none', ...field, text: 'knitting ', searched: 'knitting' } },
  play: async () => {
    await expect(await screen.findByText(/^Nothing found for "knitting"/)).toBeVisible();
  },
} satisfies Story;

export const OpenFailed = {
  args: { view: { state: 'open.failed', ...field, why: 'Please try again.', onRetry } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;
