import { FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ResourcePage } from '../../../../api/generated/schema.d.ts';
import { paths } from '../../../../paths.ts';
import { Markdown } from '../../../parts/markdown.tsx';
import { ResourceBadges } from '../../../parts/resource-badges.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { BackLink } from '../../../primitives/back-link.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';

export type ResourceView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'notFound' }
  | ({
      state: 'loaded';
      /** The player of a video, with its transcript. */
      player?: ReactNode;
      /** The address of a resource that is on another site. */
      elsewhere?: string | undefined;
    } & Pick<ResourcePage, 'title' | 'description' | 'category' | 'type' | 'level' | 'duration' | 'body'>);

const back = { to: paths.resources, label: 'Back to Learning Resources' };

/** One resource to read (§resources.8). */
export function ResourceScreen({ view }: { view: ResourceView }) {
  return (
    <Page width="reading" density="working">
      {match(view)
        .with({ state: 'loading' }, () => (
          <>
            <BackLink to={back.to}>{back.label}</BackLink>
            <h1 className="visually-hidden">Learning Resources</h1>
            <LoadingText hasSkeleton />
            <Skeleton shape="title" width="most" />
            <Skeleton width="full" />
            <Skeleton width="full" />
            <Skeleton width="half" />
          </>
        ))
        .with({ state: 'failed' }, ({ message, onRetry }) => (
          <>
            <PageHeader back={back} title="Learning Resources" />
            <RetryAlert onRetry={onRetry}>{message}</RetryAlert>
          </>
        ))
        .with({ state: 'notFound' }, () => (
          <EmptyState
            icon={<FileQuestion aria-hidden />}
            title="Resource not found"
            headingLevel={1}
            action={<LinkButton to={back.to}>{back.label}</LinkButton>}
          >
            The resource you're looking for doesn't exist or has been removed.
          </EmptyState>
        ))
        .with({ state: 'loaded' }, (resource) => (
          <>
            <PageHeader
              back={back}
              eyebrow={resource.category}
              title={resource.title}
              subtitle={resource.description}
              meta={<ResourceBadges resource={resource} />}
            />
            {resource.player ?? (resource.body && <Markdown>{resource.body}</Markdown>)}
            {resource.elsewhere && (
              <div>
                <LinkButton to={resource.elsewhere} external>
                  {resource.type === 'download' ? 'Download Resource' : 'Visit Resource'}
                </LinkButton>
              </div>
            )}
          </>
        ))
        .exhaustive()}
    </Page>
  );
}
