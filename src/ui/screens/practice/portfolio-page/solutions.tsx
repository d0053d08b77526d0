import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { StepSolution } from '../../../../api/generated/schema.d.ts';

const stack = css({ display: 'grid', gap: '5', minWidth: '0' });
const part = css({ display: 'grid', gap: '2', minWidth: '0' });
const heading = css({ textStyle: 'label', fontFamily: 'sans' });
const codeStyle = css({
  m: '0',
  p: '4',
  maxWidth: 'full',
  bg: 'bg.sunken',
  borderRadius: 'md',
  textStyle: 'small',
  fontFamily: 'mono',
  // Lines wrap, so that nothing is cut off on phones.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const names = { sql: 'SQL', python: 'Python', chart: 'Chart' } as const;

type SolutionsProps = {
  solutions: readonly StepSolution[];
  /** Shows the task of an exercise as well, if given. */
  taskOf?: (lessonId: string) => ReactNode;
};

/** The code of a project's exercises, as it was submitted (§practice.102). */
export function Solutions({ solutions, taskOf }: SolutionsProps) {
  if (solutions.length === 0) return null;
  return (
    <div className={stack}>
      {solutions.map(({ lessonId, title, language, code }) => (
        <div key={lessonId} className={part}>
          <h3 className={heading}>
            {title} ({names[language]})
          </h3>
          {taskOf?.(lessonId)}
          <pre className={codeStyle}>{code}</pre>
        </div>
      ))}
    </div>
  );
}
