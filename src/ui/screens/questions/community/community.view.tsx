import { SearchX, Users } from 'lucide-react';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import type { CommunityQuestion } from '../../../../api/generated/schema.d.ts';
import { paths } from '../../../../paths.ts';
import { homes } from '../../../parts/homes.ts';
import { RestOfList, type RestOfListView } from '../../../parts/rest-of-list.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { SearchForm } from '../../../parts/search-form.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { FilterGroup } from '../../../primitives/filter-group.tsx';
import { Link } from '../../../primitives/link.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';

export type QuestionItem = Omit<CommunityQuestion, 'courseId' | 'courseTitle' | 'postedAt'> & {
  to: string;
  course: string;
  day: string;
};
/** `filter`: for who teaches. */
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

const list = css({ display: 'flex', flexDirection: 'column', p: '0', m: '0', listStyleType: 'none' });
const row = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  py: '4',
  px: { base: '1', md: '3' },
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderColor: 'border.default',
  _hover: { bg: 'bg.hover' },
});
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });
const titleStyle = css({ textStyle: 'h4', minWidth: '0', overflowWrap: 'anywhere' });
const facts = css({ textStyle: 'small', color: 'fg.muted' });
const excerptStyle = css({ lineClamp: '2', overflowWrap: 'anywhere' });
const shown = [
  { value: 'all', label: 'All' },
  { value: 'reported', label: 'Reported' },
] as const;

/** /community: what the courses of a person share (§questions.17). */
export function CommunityScreen({ view, filters, onNarrow, isInstructor }: CommunityScreenProps) {
  return (
    <Page width="reading">
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
        words={filters.search}
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
        .with({ state: 'loading' }, () => (
          <section aria-busy aria-label="Questions">
            <LoadingText />
            <Skeleton shape="title" width="half" />
            <Skeleton width="full" />
            <Skeleton width="most" />
          </section>
        ))
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
      <ul className={list} aria-label="Questions">
        {view.items.map((item) => (
          <Question key={item.id} item={item} />
        ))}
      </ul>
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
    <li className={row}>
      <div className={head}>
        <h2 className={titleStyle}>
          <Link to={to} tone="quiet" overlay>
            {title}
          </Link>
        </h2>
        {hasRightAnswer && <Badge tone="success">Answered</Badge>}
        {isHidden && <Badge tone="warning">Hidden</Badge>}
      </div>
      <p className={excerptStyle}>{excerpt}</p>
      <p className={facts}>
        {course}, {day}, {answers === 1 ? '1 answer' : `${answers} answers`}
      </p>
    </li>
  );
}
