import { css } from 'styled-system/css';
import type { Resource } from '../../../../api/generated/schema.d.ts';
import { ResourceBadges } from '../../../parts/resource-badges.tsx';
import { Card } from '../../../primitives/card.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';

export type ResourceItem = Pick<Resource, 'id' | 'title' | 'description' | 'type' | 'level' | 'tags' | 'duration'> & {
  to: string;
};

const actions: Record<Resource['type'], string> = {
  external: 'Visit Resource',
  download: 'Download Resource',
  video: 'Watch Video',
  guide: 'Read Guide',
  article: 'View Resource',
};

const titleStyle = css({ textStyle: 'h4' });
const description = css({ textStyle: 'small', color: 'fg.muted' });
const tagList = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  rowGap: '1',
  p: '0',
  m: '0',
  listStyleType: 'none',
  textStyle: 'caption',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
  '& li::before': { content: '"#"', color: 'fg.subtle' },
});
// The link covers the card, so that a click anywhere on the card follows it.
const foot = css({
  mt: 'auto',
  pt: '1',
  '& a': { position: 'static' },
  '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
});

/** One resource (§resources.3). */
export function ResourceCard({ resource, headingLevel }: { resource: ResourceItem; headingLevel: 3 | 4 }) {
  const Heading = `h${headingLevel}` as const;
  const elsewhere = resource.type === 'external' || resource.type === 'download';
  return (
    <Card as="li" interactive fill>
      <ResourceBadges resource={resource} />
      <Heading className={titleStyle}>{resource.title}</Heading>
      <p className={description}>{resource.description}</p>
      <ul className={tagList} aria-label="Tags">
        {resource.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <div className={foot}>
        <LinkButton to={resource.to} external={elsewhere} variant="secondary" size="sm">
          <span>
            {actions[resource.type]}
            <span className="visually-hidden">: {resource.title}</span>
          </span>
        </LinkButton>
      </div>
    </Card>
  );
}
