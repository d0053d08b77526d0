/** The page of a question or conversation while it is loading, could not be loaded, or does not exist. */
import { MessageCircleQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../primitives/empty-state.tsx';
import { LinkButton } from '../../primitives/link-button.tsx';
import { LoadingText } from '../../primitives/loading-text.tsx';
import { PageHeader } from '../../primitives/page-header.tsx';
import { Skeleton } from '../../primitives/skeleton.tsx';
import { RetryAlert } from '../retry-alert.tsx';

type Back = { to: string; label: string };

export function TopicLoading({ title }: { title: string }) {
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <div aria-busy>
        <LoadingText />
        <Skeleton shape="title" width="most" />
        <Skeleton width="full" />
        <Skeleton width="half" />
      </div>
    </>
  );
}

type TopicFailedProps = { title: string; back: Back; message: string; onRetry: () => void };

export function TopicFailed({ title, back, message, onRetry }: TopicFailedProps) {
  return (
    <>
      <PageHeader back={back} title={title} />
      <RetryAlert onRetry={onRetry}>{message}</RetryAlert>
    </>
  );
}

export function TopicNotFound({ title, back, children }: { title: string; back: Back; children: ReactNode }) {
  return (
    <EmptyState
      icon={<MessageCircleQuestion aria-hidden />}
      headingLevel={1}
      title={`${title} not found`}
      action={<LinkButton to={back.to}>{back.label}</LinkButton>}
    >
      {children}
    </EmptyState>
  );
}
