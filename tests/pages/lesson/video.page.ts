/** A video lesson's player. */
import type { Page } from '@playwright/test';

export const videoPage = (page: Page) => {
  const player = page.getByRole('region', { name: 'Video player' });
  const transcript = page.getByRole('region', { name: 'Transcript' });
  return {
    player,
    playButton: player.getByRole('button', { name: 'Play', exact: true }),
    pauseButton: player.getByRole('button', { name: 'Pause', exact: true }),
    playAgainButton: player.getByRole('button', { name: 'Play again', exact: true }),
    playOrPauseButton: player.getByRole('button', { name: /^(Play|Pause|Play again)$/ }),
    position: player.getByRole('slider', { name: 'Position' }),
    speed: player.getByRole('combobox', { name: 'Speed' }),
    captionsButton: player.getByRole('button', { name: 'Captions', exact: true }),
    loading: player.getByRole('status'),
    transcript,
    /** The sentence that is being said. */
    currentSentence: transcript.locator('[aria-current]'),
    times: transcript.getByRole('button'),
    goTo: (time: string) => transcript.getByRole('button', { name: `Go to ${time}`, exact: true }),
    nextPictureButton: page.getByRole('button', { name: 'Next picture' }),
    notLoaded: page.getByText('The video could not be loaded. Its words are below.'),
    notPlayed: page.getByText('The video could not be played. Its words are below.'),
    retryButton: page.getByRole('button', { name: 'Retry', exact: true }),
  };
};
