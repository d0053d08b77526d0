import { cva } from 'styled-system/css';

const skeletonRecipe = cva({
  base: { display: 'block', bg: 'bg.skeleton', borderRadius: 'sm', animation: 'pulse', maxWidth: 'full' },
  variants: {
    shape: {
      line: { height: '4' },
      title: { height: '7' },
      button: { height: 'control', borderRadius: 'md' },
      badge: { height: '6', width: '20' },
      cover: { aspectRatio: 'cover', borderRadius: 'none' },
      circle: { boxSize: '12', borderRadius: 'full' },
    },
    width: { full: { width: 'full' }, most: { width: '[80%]' }, half: { width: 'half' }, third: { width: '[33%]' } },
  },
  defaultVariants: { shape: 'line' },
});

export type SkeletonProps = {
  /** What it is a placeholder for. */
  shape?: 'line' | 'title' | 'button' | 'badge' | 'cover' | 'circle' | undefined;
  /** Its width, as a part of its container's. */
  width?: 'full' | 'most' | 'half' | 'third' | undefined;
};

/**
 * A placeholder in the size of what is loading. Hidden from screen readers: the list around it says that it loads (see
 * SkeletonCard).
 */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <span aria-hidden className={skeletonRecipe({ shape, width })} />;
}
