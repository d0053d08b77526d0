/** What plays a video: a video element for a file, or a timeline. media-chrome's store controls both alike. */
import { createMediaStore, type MediaState } from 'media-chrome/media-store/media-store';
import { stateMediator } from 'media-chrome/media-store/state-mediator';
import { fromCallback } from 'xstate';
import type { MediaEvent, MediaInput, MediaRequest, Video } from '../../machines/lesson/video.machine.ts';
import type { Cue } from '../../ui/screens/lesson/video/scenes.ts';
import { Timeline } from './timeline.ts';

export type Media = HTMLVideoElement | Timeline;

/** What the view of one player needs to know of its media; `media` is null until a video is loaded. */
export type Stage = {
  media: Media | null;
  cues: Cue[];
  subscribe: (listener: () => void) => () => void;
  read: () => number;
  /** To be called after a change of the media that no event tells of. */
  changed: () => void;
};

const mediaOf = ({ media, seconds }: Video): Media =>
  media.kind === 'scenes' ? new Timeline(seconds) : videoElement(media);

function videoElement({ file, captions }: { file: string; captions: string }): HTMLVideoElement {
  const video = document.createElement('video');
  const track = document.createElement('track');
  Object.assign(track, { kind: 'captions', src: captions, srclang: 'en', label: 'English' });
  Object.assign(video, { preload: 'metadata', playsInline: true, src: file });
  video.append(track);
  // "Hidden" loads the captions; the page shows them itself, so that they look like those of an explanation.
  track.track.mode = 'hidden';
  return video;
}

/** The captions of a file, once they have been loaded. */
function cuesOf(media: Media): Cue[] {
  const cues = media instanceof Timeline ? null : media.textTracks[0]?.cues;
  return Array.from(cues ?? []).flatMap((cue) =>
    cue instanceof VTTCue
      ? [{ start: cue.startTime, end: cue.endTime, text: cue.getCueAsHTML().textContent ?? '' }]
      : [],
  );
}

const { mediaPaused, mediaEnded, mediaCurrentTime, mediaPlaybackRate, mediaLoading, mediaErrorCode } = stateMediator;
const { mediaStreamType, mediaTargetLiveWindow } = stateMediator;

/** The properties of the media that are watched. All others need members of an element that a timeline lacks. */
const watched = {
  ...{ mediaPaused, mediaEnded, mediaCurrentTime, mediaPlaybackRate, mediaLoading, mediaErrorCode },
  // The store reads these two when it is asked to play.
  ...{ mediaStreamType, mediaTargetLiveWindow },
};

/** Makes the actor that plays the machine's video, and the stage for its view. */
export function createStage() {
  const listeners = new Set<() => void>();
  let version = 0;
  const stage: Stage = {
    media: null,
    cues: [],
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => version,
    changed: () => {
      version += 1;
      for (const listener of listeners) listener();
    },
  };

  const media = fromCallback<MediaRequest, MediaInput>(({ input, sendBack, receive }) => {
    const made = mediaOf(input.video);
    const tell = (event: MediaEvent) => sendBack(event);
    made.playbackRate = input.speed;
    let start: number | null = input.seconds;
    const store = createMediaStore({
      media: made,
      // The store works with the entries that it gets, although its type asks for all.
      stateMediator: watched as typeof stateMediator,
    });
    let before: Partial<MediaState> = store.getState();
    const ready = () => {
      if (start !== null) made.currentTime = start;
      start = null;
      tell({ type: 'media.ready' });
    };
    const unsubscribe = store.subscribe((state) => {
      const [last, now] = [before, state];
      before = state;
      if (now.mediaErrorCode && !last.mediaErrorCode) return tell({ type: 'media.failed' });
      if (now.mediaCurrentTime !== last.mediaCurrentTime && start === null) {
        tell({ type: 'media.time', seconds: now.mediaCurrentTime ?? 0 });
      }
      if (now.mediaEnded && !last.mediaEnded) return tell({ type: 'media.ended' });
      // At the end, media elements report a pause before they report the end: the pause is ignored.
      if (now.mediaPaused && made.ended) return;
      if (now.mediaPaused !== last.mediaPaused)
        return tell({ type: now.mediaPaused ? 'media.paused' : 'media.playing' });
      if (now.mediaLoading !== last.mediaLoading && !now.mediaPaused) {
        tell({ type: now.mediaLoading ? 'media.waiting' : 'media.playing' });
      }
    });
    const takeCues = () => {
      stage.cues = cuesOf(made);
      stage.changed();
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    if (made instanceof Timeline) {
      made.currentTime = input.seconds;
      start = null;
    } else {
      made.addEventListener('loadedmetadata', ready, { signal, once: true });
      made.querySelector('track')?.addEventListener('load', takeCues, { signal, once: true });
    }
    stage.media = made;
    stage.changed();
    receive((request) => {
      if (request.type === 'seek') store.dispatch({ type: 'mediaseekrequest', detail: request.seconds });
      else if (request.type === 'speed') store.dispatch({ type: 'mediaplaybackraterequest', detail: request.speed });
      else store.dispatch({ type: request.type === 'play' ? 'mediaplayrequest' : 'mediapauserequest' });
    });
    return () => {
      leaving.abort();
      unsubscribe();
      made.pause();
      if (!(made instanceof Timeline)) made.removeAttribute('src');
      stage.media = null;
      stage.cues = [];
      stage.changed();
    };
  });
  return { stage, media };
}
