import { MessagesSquare, SearchX } from 'lucide-react';
import { match, P } from 'ts-pattern';
import type { ThreadSummary } from '../../../../api/generated/schema.d.ts';
import { homes } from '../../../parts/homes.ts';
import { Topic, Topics, TopicsLoading } from '../../../parts/questions/topics.tsx';
import { RestOfList, type RestOfListView } from '../../../parts/rest-of-list.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { SearchForm } from '../../../parts/search-form.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { FilterGroup } from '../../../primitives/filter-group.tsx';
import { Link } from '../../../primitives/link.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { SelectField } from '../../../primitives/select-field.tsx';

export type ThreadItem = Pick<ThreadSummary, 'id' | 'excerpt' | 'unread' | 'isAnswered'> & {
  to: string;
  /** The course, and the lesson if it was asked in one. */
  about: string;
  /** The student who asked; absent in a student's own thread. */
  asker?: string | undefined;
  /** When the newest message was sent. */
  at: string;
};

type Filter = 'all' | 'unanswered';
type Listed = { items: ThreadItem[] };

export type ThreadsView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'empty'; narrowedBy: 'nothing'; coursesTo: string }
  | { state: 'empty'; narrowedBy: 'filter' }
  | { state: 'empty'; narrowedBy: 'search'; onAll: () => void }
  | (RestOfListView & Listed);

export type ThreadsScreenProps = {
  view: ThreadsView;
  /** The page that the list leads back to. */
  home: keyof typeof homes;
  search: string;
  onSearch: (query: string) => void;
  /** The chosen course, out of those with threads; empty for all. */
  course: string;
  courses: readonly { value: string; label: string }[];
  onCourse: (course: string) => void;
  /** For instructors: all threads, or those that wait for an answer. */
  filter?: { value: Filter; onChange: (value: Filter) => void } | undefined;
};

const filters = [
  { value: 'all', label: 'All' },
  { value: 'unanswered', label: 'Waiting for an answer' },
] as const;

/** /messages: the threads of a person (§questions.8). */
export function ThreadsScreen({ view, home, search, onSearch, course, courses, onCourse, filter }: ThreadsScreenProps) {
  return (
    <Page width="reading" density="working">
      <PageHeader back={homes[home]} title="Messages" subtitle="Questions to instructors, and their answers." />
      <SearchForm label="Search messages" query={search} onSearch={onSearch} />
      {courses.length > 1 && (
        <SelectField
          label="Course"
          options={[{ value: '', label: 'All Courses' }, ...courses]}
          value={course}
          onChange={({ target }) => onCourse(target.value)}
        />
      )}
      {filter && <FilterGroup label="Show" options={filters} value={filter.value} onValueChange={filter.onChange} />}
      {match(view)
        .with({ state: 'loading' }, () => <TopicsLoading label="Messages" />)
        .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
        .with({ state: 'empty', narrowedBy: 'search' }, ({ onAll }) => (
          <div role="status">
            <EmptyState
              icon={<SearchX aria-hidden />}
              title="No messages found"
              action={
                <Button variant="secondary" onClick={onAll}>
                  Show All Messages
                </Button>
              }
            >
              Try another word or another course.
            </EmptyState>
          </div>
        ))
        .with({ state: 'empty', narrowedBy: 'filter' }, () => (
          <EmptyState icon={<MessagesSquare aria-hidden />} title="No questions to answer">
            New questions from your students will appear here.
          </EmptyState>
        ))
        .with({ state: 'empty', narrowedBy: 'nothing' }, ({ coursesTo }) => (
          <EmptyState icon={<MessagesSquare aria-hidden />} title="No messages yet">
            Ask an instructor from a course's page or from a lesson. <Link to={coursesTo}>See all courses</Link>
          </EmptyState>
        ))
        .with({ items: P.array() }, (listed) => <Threads view={listed} />)
        .exhaustive()}
    </Page>
  );
}

function Threads({ view }: { view: Extract<ThreadsView, Listed> }) {
  return (
    <>
      <Topics label="Conversations">
        {view.items.map((item) => (
          <Thread key={item.id} item={item} />
        ))}
      </Topics>
      <RestOfList view={view} count={view.items.length} title="The rest could not be loaded" />
    </>
  );
}

function Thread({ item: { to, about, asker, excerpt, at, unread, isAnswered } }: { item: ThreadItem }) {
  return (
    <Topic
      to={to}
      title={about}
      badges={
        <>
          {unread > 0 && <Badge tone="accent">{unread === 1 ? '1 new message' : `${unread} new messages`}</Badge>}
          {!isAnswered && <Badge tone="warning">Waiting for an answer</Badge>}
        </>
      }
      excerpt={excerpt}
      facts={asker ? `${asker}, ${at}` : at}
    />
  );
}
