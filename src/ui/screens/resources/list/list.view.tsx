import { Library, SearchX } from 'lucide-react';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import { paths } from '../../../../paths.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { CardGrid } from '../../../primitives/card-grid.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { SearchField } from '../../../primitives/search-field.tsx';
import { SkeletonCard } from '../../../primitives/skeleton-card.tsx';
import { ResourceResults, type ResourceResultsProps } from './resource-results.tsx';

type Search = { search: string; onSearch: (text: string) => void };

export type ResourcesView =
  | ({ state: 'loading' } & Search)
  | { state: 'failed'; message: string; onRetry: () => void }
  | ({ state: 'loaded.results' } & Search & ResourceResultsProps)
  | ({ state: 'loaded.noMatches'; onClear: () => void } & Search)
  | { state: 'loaded.none' };

export type ResourcesScreenProps = {
  view: ResourcesView;
  title: string;
  /** The intro panel's text. */
  intro: string;
  /** On a page with only some of the resources: the address of the page with all. */
  allResources?: string | undefined;
};

const introStyle = css({ textStyle: 'body', maxWidth: 'prose', textWrap: '[pretty]' });
// Side by side where there is room, so that the first resources are in the window.
const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '6',
  rowGap: '4',
  '& > *': { flex: '[1 1 20rem]' },
});
const searchId = 'resource-search';
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The learning resources, all or filtered (§resources.2, §resources.6). */
export function ResourcesScreen({ view, title, intro, allResources }: ResourcesScreenProps) {
  return (
    <Page density="working">
      <PageHeader
        back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
        title={title}
        actions={
          allResources && (
            <LinkButton to={allResources} variant="secondary">
              All Resources
            </LinkButton>
          )
        }
      />
      <div className={top}>
        <Card tone="sunken" padding="sm">
          <p className={introStyle}>{intro}</p>
        </Card>
        {'search' in view && (
          <SearchField
            id={searchId}
            label="Search resources"
            placeholder="Search resources..."
            value={view.search}
            onValueChange={view.onSearch}
          />
        )}
      </div>
      {match(view)
        .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
        .with({ state: 'loaded.none' }, () => (
          <EmptyState icon={<Library aria-hidden />} title="No resources yet">
            Nothing has been put here so far. Look in again later.
          </EmptyState>
        ))
        .with({ search: P.string }, (shown) =>
          match(shown)
            .with({ state: 'loading' }, () => (
              <section aria-busy aria-label="Resources">
                <LoadingText hasSkeleton />
                <CardGrid as="ul">
                  {skeletons.map((key) => (
                    <SkeletonCard key={key} as="li" cover={false} />
                  ))}
                </CardGrid>
              </section>
            ))
            .with({ state: 'loaded.results' }, (results) => <ResourceResults {...results} />)
            .with({ state: 'loaded.noMatches' }, ({ onClear }) => (
              <div role="status">
                <EmptyState
                  icon={<SearchX aria-hidden />}
                  title="No resources found"
                  action={
                    <Button
                      variant="secondary"
                      onClick={() => {
                        onClear();
                        // This button is removed with the empty state, so focus the search.
                        document.getElementById(searchId)?.focus();
                      }}
                    >
                      Show all resources
                    </Button>
                  }
                >
                  Nothing matches your search. Try another word.
                </EmptyState>
              </div>
            ))
            .exhaustive(),
        )
        .exhaustive()}
    </Page>
  );
}
