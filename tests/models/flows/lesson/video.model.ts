import { exampleVideo, exampleVideoLesson, exampleVideoOfFile } from '../../../../src/api/generated/examples.ts';
import { lessonVideoMachine, type Video } from '../../../../src/machines/lesson/video.machine.ts';
import { videoPage } from '../../../pages/lesson/video.page.ts';
import { on } from '../../../pages/on.ts';
import type { PageHelpers } from '../../browser/page-helpers.ts';
import { press, pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

/** A video so long that it does not end by itself while a walk looks at it. */
const scenes: Video = {
  ...exampleVideo,
  seconds: 600,
  media: {
    kind: 'scenes',
    chapters: (exampleVideo.media.kind === 'scenes' ? exampleVideo.media.chapters : []).map((chapter) => ({
      ...chapter,
      sentences: chapter.sentences.map((sentence) => ({ ...sentence, seconds: 150 })),
    })),
  },
};

const lesson = { courseId: 'data-analytics', lessonId: 'm1-l2' };
const input = { ...lesson, speed: 1, hasCaptions: true, isStill: false };

async function open({ attend, network, page }: PageHelpers) {
  network.give('getLesson', exampleVideoLesson);
  // Video files never arrive: the walk itself sends the player's events.
  await page.route('**/videos/*', () => {});
  await attend('/courses/data-analytics/lessons/m1-l2');
}

const tell = ({ send }: PageHelpers, event: { type: string }) => send(event);
const transcript = on(videoPage, 'transcript');

export const lessonVideo = model(lessonVideoMachine)({
  starts: {
    visit: { open, input: () => input },
    reduced: {
      open: async (helpers) => {
        await helpers.page.emulateMedia({ reducedMotion: 'reduce' });
        await open(helpers);
      },
      input: () => ({ ...input, isStill: true }),
    },
  },
  events: {
    retry: [{}],
    play: [{}],
    pause: [{}],
    seek: [{ seconds: 300 }],
    'speed.choose': [{ speed: 2 }],
    'captions.toggle': [{}],
    'motion.reduce': [{}],
    'motion.allow': [{}],
    'media.ready': [{}],
    'media.time': [{ seconds: 1 }, { seconds: 200 }],
    'media.waiting': [{}],
    'media.playing': [{}],
    'media.paused': [{}],
    'media.ended': [{}],
    'media.failed': [{}],
  },
  answers: { getVideo: { done: [scenes, exampleVideoOfFile], error: [500, 0] }, media: 'tells' },
  tells: ({ isStill, video }) => [isStill, video?.media.kind],
  see: {
    loading: {
      says: '§lesson.20: its words can be read meanwhile',
      shows: [transcript],
      hides: [on(videoPage, 'player')],
    },
    loaded: passing,
    failed: { says: 'it did not load; its words are there', shows: [on(videoPage, 'notLoaded'), transcript] },
    unplayable: {
      says: 'the file cannot be played; its words are there',
      shows: [on(videoPage, 'notPlayed'), transcript],
    },
    stills: {
      says: '§lesson.25: a picture for each chapter, and no motion',
      shows: [on(videoPage, 'nextPictureButton'), transcript],
      hides: [on(videoPage, 'player')],
    },
    'open.preparing': { says: 'the file is on its way', shows: [on(videoPage, 'loading')] },
    'open.paused': { says: 'it stands', shows: [on(videoPage, 'playButton')], hides: [on(videoPage, 'loading')] },
    'open.playing': { says: 'it plays', shows: [on(videoPage, 'pauseButton')], hides: [on(videoPage, 'loading')] },
    'open.waiting': { says: 'it goes on once bytes are there', shows: [on(videoPage, 'loading')] },
    'open.ended': { says: 'it has been played, and can be again', shows: [on(videoPage, 'playAgainButton')] },
  },
  possible: (event, { context: { isStill, video } }) => {
    // A file never arrives in the walks, so the player would wait for it as soon as it was played.
    if (event.type === 'play' || event.type === 'pause') return video?.media.kind === 'scenes';
    // Browsers tell only of a change of this setting.
    if (event.type === 'motion.reduce') return !isStill;
    if (event.type === 'motion.allow') return isStill;
    return true;
  },
  act: {
    retry: pressing(videoPage, 'retryButton'),
    play: pressing(videoPage, 'playOrPauseButton'),
    pause: pressing(videoPage, 'pauseButton'),
    seek: async ({ page }) => {
      const { position, goTo } = videoPage(page);
      if ((await position.count()) === 0) return press(goTo('5:00'));
      return position.fill((await position.getAttribute('max')) === '600' ? '300' : '2');
    },
    'speed.choose': ({ page }, { speed }) => videoPage(page).speed.selectOption(String(speed)),
    'captions.toggle': pressing(videoPage, 'captionsButton'),
    'motion.reduce': ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }),
    'motion.allow': ({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }),
    'media.ready': tell,
    'media.time': tell,
    'media.waiting': tell,
    'media.playing': tell,
    'media.paused': tell,
    'media.ended': tell,
    'media.failed': tell,
  },
});
