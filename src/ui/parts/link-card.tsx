import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Card } from '../primitives/card.tsx';
import { Link } from '../primitives/link.tsx';

export type LinkCardProps = {
  to: string;
  /** A decorative icon. */
  icon: ReactNode;
  title: string;
  text: string;
  /** Facts about the place it leads to; `null` keeps a line free while they load. */
  badges?: ReactNode;
};

const head = css({ display: 'flex', gap: '3', alignItems: 'center' });
const iconBox = css({ color: 'fg.subtle', flexShrink: '0', '& svg': { boxSize: '6', strokeWidth: '[1.5]' } });
const titleStyle = css({ textStyle: 'h4', minWidth: '0' });
const textStyle = css({ textStyle: 'small', color: 'fg.muted', textWrap: '[pretty]' });
const badgeRow = css({ minHeight: '6' });

/** A card that leads somewhere, as an item of a CardGrid. */
export function LinkCard({ to, icon, title, text, badges }: LinkCardProps) {
  return (
    <Card as="li" interactive fill>
      <div className={head}>
        <span className={iconBox} aria-hidden>
          {icon}
        </span>
        <h3 className={titleStyle}>
          <Link to={to} tone="quiet" overlay>
            {title}
          </Link>
        </h3>
      </div>
      <p className={textStyle}>{text}</p>
      {badges !== undefined && <div className={badgeRow}>{badges}</div>}
    </Card>
  );
}
