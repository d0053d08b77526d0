import { Badge, type BadgeTone } from './badge.tsx';

/**
 * Beginner and intermediate, in upper or lower case, have colours of their own; any other level has that of advanced.
 */
function levelOf(level: string): { tone: BadgeTone; bars: number } {
  const lower = level.toLowerCase();
  if (lower === 'beginner') return { tone: 'success', bars: 1 };
  if (lower === 'intermediate') return { tone: 'warning', bars: 2 };
  return { tone: 'advanced', bars: 3 };
}

const bars = [
  { x: 1, height: 4 },
  { x: 6, height: 8 },
  { x: 11, height: 12 },
];

export type LevelBadgeProps = {
  /** The level as the course or resource has it: "Beginner". */
  level: string;
};

/** A course's or a resource's level: rising bars and the word. */
export function LevelBadge({ level }: LevelBadgeProps) {
  const { tone, bars: filled } = levelOf(level);
  return (
    <Badge
      tone={tone}
      icon={
        <svg viewBox="0 0 15 14" aria-hidden="true">
          {bars.map((bar, index) => (
            <rect
              key={bar.x}
              x={bar.x}
              y={13 - bar.height}
              width="3"
              height={bar.height}
              fill="currentColor"
              opacity={index < filled ? 1 : 0.28}
            />
          ))}
        </svg>
      }
    >
      {level}
    </Badge>
  );
}
