import { css } from 'styled-system/css';
import { FilterGroup } from '../../../primitives/filter-group.tsx';
import { type Overall, RatingOverall } from '../reviews/rating-overall.tsx';

type Shown = 'all' | 'unanswered';

export type About = {
  course: string;
  overall: Overall;
  show: Shown;
  onShow: (show: Shown) => void;
  unanswered: number;
  /** How many reviews match the filter. */
  written: number;
};

// The filter is beside the rating where there is room, so that the first review is in the window.
const overview = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '5',
  '& > :not(:last-child)': { flexGrow: '1' },
});

/** The rating of the course, and the filter of its reviews. */
export function Overview({ overall, show, onShow, unanswered }: About) {
  return (
    <div className={overview}>
      {overall.count > 0 && <RatingOverall overall={overall} />}
      <FilterGroup
        label="Reviews"
        options={[
          { value: 'all', label: 'All' },
          { value: 'unanswered', label: `Without an answer (${unanswered})` },
        ]}
        value={show}
        onValueChange={onShow}
      />
    </div>
  );
}
