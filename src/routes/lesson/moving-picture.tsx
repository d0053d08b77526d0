import { useEffect, useRef, useState } from 'react';
import type { Video } from '../../machines/lesson/video.machine.ts';
import { Drawing } from '../../ui/screens/lesson/video/drawing.tsx';
import { FileFrame } from '../../ui/screens/lesson/video/file-frame.tsx';
import { drawingAt, posterOf } from '../../ui/screens/lesson/video/scenes.ts';
import type { Media } from './stage.ts';
import { Timeline } from './timeline.ts';
import { chaptersOf } from './video.connect.ts';

type MovingDrawingProps = { timeline: Timeline; video: Video; seconds: number; label: string };

/** While it plays, the drawing is made for each frame, as the time in the machine changes only four times a second. */
export function MovingDrawing({ timeline, video, seconds, label }: MovingDrawingProps) {
  const [, setFrame] = useState(0);
  const isMoving = !timeline.paused;
  useEffect(() => {
    if (!isMoving) return;
    const draw = (time: number) => {
      setFrame(time);
      next = requestAnimationFrame(draw);
    };
    let next = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(next);
  }, [isMoving]);
  const chapters = chaptersOf(video);
  const at = isMoving ? timeline.currentTime : seconds;
  return <Drawing marks={isMoving || at > 0 ? drawingAt(chapters, at) : posterOf(chapters)} label={label} />;
}

/** Puts the video element into the page. */
export function FileHost({ video, label }: { video: HTMLVideoElement; label: string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    video.setAttribute('aria-label', label);
    container.current?.append(video);
    return () => video.remove();
  }, [video, label]);
  return <FileFrame ref={container} />;
}

/** Whether the sound is off, and how to switch it; undefined for an explanation, which has none. */
export function soundOf(media: Media | null, onChange: () => void) {
  if (!media || media instanceof Timeline) return undefined;
  const onToggle = () => {
    media.muted = !media.muted;
    onChange();
  };
  return { isMuted: media.muted, onToggle };
}
