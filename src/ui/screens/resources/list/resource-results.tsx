import { css } from 'styled-system/css';
import { Accordion } from '../../../primitives/accordion.tsx';
import { Button } from '../../../primitives/button.tsx';
import { CardGrid } from '../../../primitives/card-grid.tsx';
import { Section } from '../../../primitives/section.tsx';
import { ResourceCard, type ResourceItem } from './resource-card.tsx';

export type ResourceGroup = { category: string; id: string; resources: ResourceItem[]; onShow: () => void };

export type ResourceResultsProps = {
  count: number;
  featured: ResourceItem[];
  groups: ResourceGroup[];
  /** The ids of the open groups. */
  open: string[];
  onOpen: (ids: string[]) => void;
};

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const anchor = css({ scrollMarginTop: '24' });

/** Category chips, the featured resources, and all by category (§resources.2). */
export function ResourceResults({ count, featured, groups, open, onOpen }: ResourceResultsProps) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {count === 1 ? '1 resource' : `${count} resources`} found
      </p>
      <nav className={chips} aria-label="Categories">
        {groups.map(({ category, onShow }) => (
          <Button key={category} variant="secondary" size="sm" onClick={onShow}>
            {category}
          </Button>
        ))}
      </nav>
      {featured.length > 0 && (
        <Section title="Featured Resources">
          <CardGrid as="ul" columns={4}>
            {featured.map((resource) => (
              <ResourceCard key={resource.id} resource={resource} headingLevel={3} />
            ))}
          </CardGrid>
        </Section>
      )}
      <Section title="Resources by Category">
        <Accordion
          open={open}
          onOpenChange={onOpen}
          items={groups.map(({ category, id, resources }) => ({
            // The id, not the name: ids are made from this value, and must not have spaces.
            value: id,
            title: (
              <span id={id} className={anchor}>
                {category}
              </span>
            ),
            meta: resources.length === 1 ? '1 resource' : `${resources.length} resources`,
            content: (
              <CardGrid as="ul" columns={2}>
                {resources.map((resource) => (
                  <ResourceCard key={resource.id} resource={resource} headingLevel={4} />
                ))}
              </CardGrid>
            ),
          }))}
        />
      </Section>
    </>
  );
}
