import { BookOpen, Clock, Download, ExternalLink, FileText, Play } from 'lucide-react';
import { css } from 'styled-system/css';
import type { Resource } from '../../api/generated/schema.d.ts';
import { Badge } from '../primitives/badge.tsx';
import { LevelBadge } from '../primitives/level-badge.tsx';

const types = {
  article: { label: 'Article', icon: <FileText /> },
  video: { label: 'Video', icon: <Play /> },
  guide: { label: 'Guide', icon: <BookOpen /> },
  download: { label: 'Download', icon: <Download /> },
  external: { label: 'External', icon: <ExternalLink /> },
};

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });
const time = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  textStyle: 'caption',
  color: 'fg.muted',
});

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A resource's type, level and duration. */
export function ResourceBadges({ resource }: { resource: Pick<Resource, 'type' | 'level' | 'duration'> }) {
  const { type, level, duration } = resource;
  return (
    <div className={row}>
      <Badge icon={types[type].icon}>{types[type].label}</Badge>
      <LevelBadge level={capitalised(level)} />
      {duration && (
        <span className={time}>
          <Clock aria-hidden size="0.875rem" />
          {duration}
        </span>
      )}
    </div>
  );
}
