import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const root = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '3',
  px: '5',
  py: { base: '10', md: '16' },
  textAlign: 'center',
  borderWidth: 'hairline',
  borderStyle: 'dashed',
  borderColor: 'border.strong',
  borderRadius: 'lg',
});
const iconBox = css({ color: 'fg.subtle', '& svg': { boxSize: '8', strokeWidth: '[1.5]' } });
const titleStyle = css({ textStyle: 'h3' });
const textStyle = css({ textStyle: 'body', color: 'fg.muted', maxWidth: 'measure', textWrap: '[pretty]' });

export type EmptyStateProps = {
  /** A decorative icon above the title. */
  icon?: ReactNode;
  /** Says what is missing. */
  title: string;
  /** Why, or what to do about it. */
  children?: ReactNode;
  /** A button or a link to go on with. */
  action?: ReactNode;
  /** The title's level. 2 unless said otherwise. */
  headingLevel?: 1 | 2 | 3 | undefined;
};

/** Says that there is nothing here, why, and what to do about it. */
export function EmptyState({ icon, title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={root}>
      {icon && (
        <span className={iconBox} aria-hidden>
          {icon}
        </span>
      )}
      <Heading className={titleStyle}>{title}</Heading>
      {children && <p className={textStyle}>{children}</p>}
      {action}
    </div>
  );
}
