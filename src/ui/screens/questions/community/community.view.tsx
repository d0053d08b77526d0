import { SearchX, Users } from 'lucide-react';
import { match, P } from 'ts-pattern';
import type { CommunityQuestion } from '../../../../api/generated/schema.d.ts';
import { paths } from '../../../../paths.ts';
import { homes } from '../../../parts/homes.ts';
import { Topic, Topics, TopicsLoading } from '../../../parts/questions/topics.tsx';
import { RestOfList, type RestOfListView } from '../../../parts/rest-of-list.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { SearchForm } from '../../../parts/search-form.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { FilterGroup } from '../../../primitives/filter-group.tsx';
import { Link } from '../../../primitives/link.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';

export type QuestionItem = Omit<CommunityQuestion, 'courseId' | 'courseTitle' | 'postedAt'> & {
  to: string;
  course: string;
  day: string;
};
/** `filter`: for instructors only. */
type Filters = { search: string; filter: 'all' | 'reported' };
type Listed = { items: QuestionItem[] };

export type CommunityView =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'empty'; isNarrowed: boolean }
  | (RestOfListView & Listed);

export type CommunityScreenProps = {
  view: CommunityView;
  filters: Filters;
  onNarrow: (filters: Partial<Filters>) => void;
  isInstructor: boolean;
};

const shown = [
  { value: 'all', label: 'All' },
  { value: 'reported', label: 'Reported' },
] as const;

/** /community: the published questions of a person's courses (§questions.17). */
export function CommunityScreen({ view, filters, onNarrow, isInstructor }: CommunityScreenProps) {
  return (
    <Page width="reading" density="working">
      <PageHeader
        back={isInstructor ? homes.teaching : homes.dashboard}
        title="Community"
        subtitle="Questions and answers from your courses."
      />
      {!isInstructor && (
        <p>
          To ask a question of your own, open a lesson of <Link to={paths.dashboard}>one of your courses</Link> and
          choose "Ask about this lesson".
        </p>
      )}
      <SearchForm
        label="Search questions and answers"
        query={filters.search}
        onSearch={(search) => onNarrow({ search })}
      />
      {isInstructor && (
        <FilterGroup
          label="Show"
          options={shown}
          value={filters.filter}
          onValueChange={(filter) => onNarrow({ filter })}
        />
      )}
      {match(view)
        .with({ state: 'loading' }, () => <TopicsLoading label="Questions" />)
        .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
        .with({ state: 'empty', isNarrowed: true }, () => (
          <div role="status">
            <EmptyState icon={<SearchX aria-hidden />} title="No questions found">
              Try another word.
            </EmptyState>
          </div>
        ))
        .with({ state: 'empty' }, () => (
          <EmptyState icon={<Users aria-hidden />} title="No questions yet">
            What instructors publish for everyone in your courses shows here.
          </EmptyState>
        ))
        .with({ items: P.array() }, (listed) => <Questions view={listed} />)
        .exhaustive()}
    </Page>
  );
}

function Questions({ view }: { view: Extract<CommunityView, Listed> }) {
  return (
    <>
      <Topics label="Questions">
        {view.items.map((item) => (
          <Question key={item.id} item={item} />
        ))}
      </Topics>
      <RestOfList view={view} count={view.items.length} title="The rest could not be loaded" />
    </>
  );
}

function Question({
  item: { to, course, title, excerpt, day, answers, hasRightAnswer, isHidden },
}: {
  item: QuestionItem;
}) {
  return (
    <Topic
      to={to}
      title={title}
      badges={
        <>
          {hasRightAnswer && <Badge tone="success">Answered</Badge>}
          {isHidden && <Badge tone="warning">Hidden</Badge>}
        </>
      }
      excerpt={excerpt}
      facts={`${course}, ${day}, ${answers === 1 ? '1 answer' : `${answers} answers`}`}
    />
  );
}
