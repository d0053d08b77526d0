import { useState } from 'react';
import { cva } from 'styled-system/css';

const avatarRecipe = cva({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'full',
    borderWidth: 'hairline',
    borderStyle: 'solid',
    fontFamily: 'serif',
    fontWeight: 'semibold',
    lineHeight: 'none',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
  variants: {
    size: {
      sm: { boxSize: '8', fontSize: 'xs' },
      md: { boxSize: '12', fontSize: 'md' },
      lg: { boxSize: '24', fontSize: '3xl' },
    },
    ink: {
      0: { bg: 'success.bg', color: 'success.fg', borderColor: 'success.border' },
      1: { bg: 'warning.bg', color: 'warning.fg', borderColor: 'warning.border' },
      2: { bg: 'advanced.bg', color: 'advanced.fg', borderColor: 'advanced.border' },
      3: { bg: 'info.bg', color: 'info.fg', borderColor: 'info.border' },
    },
  },
  defaultVariants: { size: 'md' },
});

const inks = [0, 1, 2, 3] as const;

function inkOf(name: string) {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return inks[sum % inks.length] ?? 0;
}

function initialsOf(name: string) {
  const words = name
    .replace(/^((dr|prof|mr|mrs|ms)\.?\s+)+/i, '')
    .split(/\s+/)
    .filter(Boolean);
  const first = words[0]?.charAt(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return (first + last).toUpperCase();
}

export type AvatarProps = {
  /** The whole name: its initials are shown if there is no photo. */
  name: string;
  /** The photo's address. */
  photo?: string | null | undefined;
  /** 32, 48 or 96 px across. */
  size?: 'sm' | 'md' | 'lg' | undefined;
};

/**
 * A person's photo, or their initials on a colour derived from the name. Decorative, because the name is beside it.
 */
export function Avatar({ name, photo, size }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={avatarRecipe({ size, ink: inkOf(name) })} aria-hidden>
      {photo && photo !== broken ? <img src={photo} alt="" onError={() => setBroken(photo)} /> : initialsOf(name)}
    </span>
  );
}
