import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { css } from 'styled-system/css';
import type { VideoChapter } from '../../../../api/generated/schema.d.ts';
import { button, type CameFor, heading, region, retry } from '../../came-for.fixture.ts';
import { Transcript } from '../detail/transcript.tsx';
import { Drawing } from './drawing.tsx';
import { FileFrame } from './file-frame.tsx';
import type { PlayerProps } from './player.tsx';
import { cuesOf, drawingAt, posterOf, startsOf } from './scenes.ts';
import { LessonVideoScreen, type LessonVideoView } from './video.view.tsx';

const rows = {
  kind: 'table' as const,
  title: 'Sales',
  columns: ['week', 'product', 'sold'],
  rows: [
    ['9', 'tea', '40'],
    ['9', 'coffee', '31'],
    ['10', 'tea', '52'],
    ['10', 'coffee', '30'],
  ],
};
const asked = { kind: 'words' as const, lines: ['How are sales?', 'Of what? Where? When?'] };

const chapters: VideoChapter[] = [
  {
    title: 'A question without an answer',
    sentences: [
      { text: 'A colleague asks: "How are sales?"', seconds: 3, picture: { ...asked, show: [0] } },
      { text: 'There is no answer to that.', seconds: 3, picture: { ...asked, mark: [1] } },
    ],
  },
  {
    title: 'Narrowing',
    sentences: [
      { text: 'The first question you ask back removes most rows.', seconds: 5, picture: rows },
      {
        text: 'What remains is small enough to count by hand.',
        seconds: 5,
        picture: { ...rows, show: [0, 2], mark: [2] },
      },
    ],
  },
];

const [onPlay, onPause, onSeek, onSpeed, onCaptions, onRetry] = [fn(), fn(), fn(), fn(), fn(), fn()];
const transcript = <Transcript>A colleague asks: "How are sales?" There is no answer to that.</Transcript>;
const starts = startsOf(chapters);

const playerAt = (seconds: number, playing: PlayerProps['playing']): PlayerProps => ({
  // As the page has it: the drawing at its very start is still empty.
  picture: (
    <Drawing
      marks={seconds === 0 ? posterOf(chapters) : drawingAt(chapters, seconds)}
      label="From request to question"
    />
  ),
  cues: cuesOf(chapters),
  chapters: chapters.map(({ title }, index) => ({ title, start: starts[index] ?? 0 })),
  playing,
  onPlay,
  onPause,
  seconds,
  duration: 16,
  onSeek,
  speed: 1,
  onSpeed,
  hasCaptions: true,
  onCaptions,
});

const onSound = fn();
const file: PlayerProps = {
  ...playerAt(0, 'paused'),
  picture: <FileFrame ref={null} />,
  cues: [],
  chapters: [],
  sound: { isMuted: false, onToggle: onSound },
};

/** Something in place of the video element. */
function show(container: HTMLDivElement | null) {
  const video = document.createElement('video');
  video.poster = '/hero.svg';
  video.setAttribute('aria-label', 'A tour');
  container?.replaceChildren(video);
}

/** A file whose captions (WebVTT) have arrived. */
const fileAt = (seconds: number, playing: PlayerProps['playing']): PlayerProps => ({
  ...playerAt(seconds, playing),
  picture: <FileFrame ref={show} />,
  chapters: [],
  sound: { isMuted: playing === 'paused', onToggle: onSound },
});

const play = [region('Video player')];

const meta = {
  title: 'Screens/Lesson video',
  component: LessonVideoScreen,
  parameters: {
    machine: 'lesson/video',
    cameFor: {
      loading: [heading('Transcript')],
      failed: retry,
      unplayable: retry,
      stills: [{ role: 'img' }, button('Next picture')],
      'open.preparing': play,
      'open.paused': play,
      'open.playing': play,
      'open.waiting': play,
      'open.ended': play,
    } satisfies CameFor<LessonVideoView>,
  },
  // As wide as a lesson's page.
  decorators: [
    (Story) => (
      <div className={css({ maxWidth: 'dialogWide' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LessonVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading', transcript } } } satisfies Story;

export const Loaded = { args: { view: { state: 'loading', transcript } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', onRetry, transcript } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Unplayable = { args: { view: { state: 'unplayable', onRetry, transcript } } } satisfies Story;

export const Stills = {
  args: { view: { state: 'stills', chapters, seconds: 0, onSeek } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await expect(onSeek).toHaveBeenLastCalledWith(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }));
    await expect(onSeek).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const OpenPreparing = {
  args: { view: { state: 'open.preparing', player: { ...file, onPlay: null } } },
} satisfies Story;

export const OpenPaused = {
  args: { view: { state: 'open.paused', player: playerAt(0, 'paused') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'From request to question' })).not.toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(onPlay).toHaveBeenCalledOnce();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speed' }), '1.5×');
    await expect(onSpeed).toHaveBeenLastCalledWith(1.5);
    await userEvent.click(canvas.getByRole('button', { name: /Narrowing/ }));
    await expect(onSeek).toHaveBeenLastCalledWith(6);
  },
} satisfies Story;

export const OpenPlaying = {
  args: { view: { state: 'open.playing', player: playerAt(12, 'playing') } },
  play: async ({ canvas }) => {
    const pause = canvas.getByRole('button', { name: 'Pause' });
    pause.focus();
    // Each key once. Space presses the focused button.
    await userEvent.keyboard('k{ArrowLeft}{ArrowRight}c ');
    await expect(onPause).toHaveBeenCalledTimes(2);
    await expect(onSeek.mock.calls).toEqual([[7], [16]]);
    await expect(onCaptions).toHaveBeenCalledOnce();
    const captions = canvas.getAllByText('What remains is small enough to count by hand.');
    await expect(captions).toHaveLength(2);
    await expect(captions[1]?.closest('[aria-current]')).not.toBeNull();
  },
} satisfies Story;

export const OpenPausedFile = {
  args: { view: { state: 'open.paused', player: fileAt(0, 'paused') } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Chapters' })).toBeNull();
    const sound = canvas.getByRole('button', { name: 'Sound' });
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(sound);
    await expect(onSound).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to 0:06' }));
    await expect(onSeek).toHaveBeenLastCalledWith(6);
  },
} satisfies Story;

export const OpenPlayingFile = {
  args: { view: { state: 'open.playing', player: fileAt(7, 'playing') } },
  play: async ({ canvas }) => {
    const captions = canvas.getAllByText('The first question you ask back removes most rows.');
    await expect(captions[1]?.closest('[aria-current]')).not.toBeNull();
  },
} satisfies Story;

export const OpenWaiting = {
  args: { view: { state: 'open.waiting', player: { ...fileAt(7, 'playing') } } },
} satisfies Story;

export const OpenEnded = {
  args: { view: { state: 'open.ended', player: playerAt(16, 'ended') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play again' })).toBeVisible();
  },
} satisfies Story;

export const OpenEndedFile = {
  args: { view: { state: 'open.ended', player: { ...fileAt(16, 'ended'), hasCaptions: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('What remains is small enough to count by hand.')).toHaveLength(1);
  },
} satisfies Story;
