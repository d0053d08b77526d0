import { useState } from 'react';
import { css, cx } from 'styled-system/css';
import { drawing } from './drawing.ts';

const fallback = '/covers/fallback.svg';

const frame = css({
  display: 'block',
  aspectRatio: 'cover',
  width: 'full',
  height: 'auto',
  objectFit: 'cover',
  bg: 'bg.sunken',
});

export type CourseCoverProps = {
  /** The picture's address; the fallback cover is shown if there is none or it does not load. */
  src?: string | null | undefined;
  /** Usually empty, because the title is beside it. */
  alt?: string | undefined;
  /** The picture is in view when the page opens, so it is loaded at once. */
  priority?: boolean | undefined;
};

/** A course's picture at 16:9; the fallback cover if there is none or it fails to load. */
export function CourseCover({ src, alt = '', priority = false }: CourseCoverProps) {
  const [broken, setBroken] = useState<string>();
  const wanted = src && src !== broken ? src : fallback;
  // The image may have failed before hydration, when no handler was attached: check again once mounted.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && wanted !== fallback) setBroken(wanted);
  };
  return (
    <img
      ref={check}
      src={wanted}
      alt={alt}
      width={640}
      height={360}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={cx(frame, drawing)}
      onError={() => wanted !== fallback && setBroken(wanted)}
    />
  );
}
