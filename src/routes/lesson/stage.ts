/** What plays: a file in a video element, or a timeline. media-chrome's store speaks to both in one language. */
import { createMediaStore, type MediaState } from 'media-chrome/media-store/media-store';
import { stateMediator } from 'media-chrome/media-store/state-mediator';
import { fromCallback } from 'xstate';
import type { MediaEvent, MediaInput, MediaRequest, Video } from '../../machines/lesson/video.machine.ts';
import type { Cue } from '../../ui/screens/lesson/video/scenes.ts';
import { Timeline } from './timeline.ts';

export type Media = HTMLVideoElement | Timeline;

/** The media of one player, for its view; null before there is one. */
export type Stage = {
  media: Media | null;
  cues: Cue[];
  subscribe: (listener: () => void) => () => void;
  read: () => number;
  /** Something about the media is different that it does not tell itself. */
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
  // Loaded, and shown by us: the same letters in the same place as an explanation's.
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

/** What of the media is watched. The rest asks for members of an element that a timeline does not have. */
const watched = {
  ...{ mediaPaused, mediaEnded, mediaCurrentTime, mediaPlaybackRate, mediaLoading, mediaErrorCode },
  // A request to play looks at them.
  ...{ mediaStreamType, mediaTargetLiveWindow },
};

/** The actor that plays for the machine, and what its view needs of it. */
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
      // The store goes through the entries that there are; its type asks for all.
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
      // At the end media elements pause first, and say afterwards that they have ended.
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
