import { ChartColumn, ChartNoAxesGantt, Puzzle } from 'lucide-react';
import { css } from 'styled-system/css';
import { brand } from '../../../../brand.ts';
import { BookDrawing } from './book-drawing.tsx';

const panel = css({
  display: { base: 'none', md: 'flex' },
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '8',
  order: '-1',
  minWidth: '0',
  bg: 'bg.sunken',
  borderRightWidth: 'hairline',
  borderRightStyle: 'solid',
  borderRightColor: 'border.default',
  px: { md: '8', lg: '14' },
  py: { md: '10', lg: '12' },
});
const picture = css({ maxWidth: '96' });
const textColumn = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const titleStyle = css({ textStyle: 'h2' });
const leadStyle = css({ textStyle: 'body', color: 'fg.muted', maxWidth: 'measure' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const item = css({ display: 'grid', gridTemplateColumns: '[auto minmax(0, 1fr)]', columnGap: '4' });
const icon = css({ color: 'fg.muted', pt: '0.5', '& svg': { boxSize: '5' } });
const itemTitle = css({ textStyle: 'label', fontSize: 'md' });
const itemText = css({ textStyle: 'small', color: 'fg.muted' });

const blurbs = [
  {
    Icon: ChartNoAxesGantt,
    title: 'Progress Tracking',
    text: 'See how far you are in every course, lesson by lesson, and pick up where you left off.',
  },
  {
    Icon: Puzzle,
    title: 'Interactive Learning',
    text: 'Learn by doing, with exercises, projects and case studies.',
  },
  {
    Icon: ChartColumn,
    title: 'Analytics Dashboard',
    text: 'Your assignments, grades and next classes on one page.',
  },
];

/** What the product is, beside the form (§account.11). Narrow screens have room for the form only. */
export function MarketingPanel() {
  return (
    <aside aria-label={`About ${brand}`} className={panel}>
      <div className={picture}>
        <BookDrawing />
      </div>
      <div className={textColumn}>
        <h2 className={titleStyle}>{brand}</h2>
        <p className={leadStyle}>
          Track your progress, engage with interactive content and master data science skills.
        </p>
      </div>
      <ul className={list}>
        {blurbs.map(({ Icon, title, text }) => (
          <li key={title} className={item}>
            <span className={icon}>
              <Icon aria-hidden />
            </span>
            <div>
              <h3 className={itemTitle}>{title}</h3>
              <p className={itemText}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
