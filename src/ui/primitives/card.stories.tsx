import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Clock, Users } from 'lucide-react';
import { css } from 'styled-system/css';
import { flex } from 'styled-system/patterns';
import { Card } from './card.tsx';
import { CardGrid } from './card-grid.tsx';
import { CourseCover } from './course-cover.tsx';
import { LevelBadge } from './level-badge.tsx';
import { Link } from './link.tsx';
import { LinkButton } from './link-button.tsx';
import { Price } from './price.tsx';
import { Rating } from './rating.tsx';
import { SkeletonCard } from './skeleton-card.tsx';
import { states } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: "One thing among its like (a course, an assignment), or a part of a page that stands by itself. `interactive` with a Link `overlay` makes the whole card the link's target.",
      avoid: 'For parts of a text use Section; never a card within a card.',
      keyboard: 'Takes no focus itself; an overlay link is reached by Tab, and the card shows it.',
    },
  },
  args: { children: 'A sheet of paper.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain = {} satisfies Story;

export const Sunken = { args: { tone: 'sunken', padding: 'lg' } } satisfies Story;

const courses = [
  [
    'data-analytics',
    'Data Analytics',
    'Beginner',
    'Turn raw figures into decisions: cleaning, exploring and telling the story of data.',
    299.99,
  ],
  [
    'causal-inference',
    'Causal Inference',
    'Advanced',
    'Tell what causes what, when an experiment is out of reach.',
    349,
  ],
  [
    'sql-for-beginners',
    'SQL for Beginners',
    'Intermediate',
    'Ask a database precise questions and trust the answers.',
    0,
  ],
] as const;

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  textStyle: 'caption',
  color: 'fg.muted',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
});

export const CourseCards = {
  render: () => (
    <CardGrid as="ul" aria-label="Courses">
      {courses.map(([id, title, level, text, price]) => (
        <Card key={id} as="li" padding="none" fill interactive>
          <CourseCover src={`/covers/${id}.svg`} />
          <div className={css({ display: 'flex', flexDirection: 'column', gap: '3', p: '5', flex: '1' })}>
            <div className={flex({ justify: 'space-between', align: 'center' })}>
              <LevelBadge level={level} />
              <Price amount={price} />
            </div>
            <h3 className={css({ textStyle: 'h3' })}>{title}</h3>
            <Rating value={4.8} count={312} />
            <p className={css({ textStyle: 'small', color: 'fg.muted', flex: '1' })}>{text}</p>
            <div className={facts}>
              <span>
                <BookOpen aria-hidden size="0.875rem" /> 8 modules
              </span>
              <span>
                <Clock aria-hidden size="0.875rem" /> 8-10 weeks
              </span>
              <span>
                <Users aria-hidden size="0.875rem" /> 1,204 students
              </span>
            </div>
            <LinkButton to={`/courses/${id}`} variant="secondary" full>
              View Course
            </LinkButton>
          </div>
        </Card>
      ))}
    </CardGrid>
  ),
} satisfies Story;

export const Loading = {
  render: () => (
    <CardGrid>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard cover={false} />
    </CardGrid>
  ),
} satisfies Story;

export const AsLink = {
  render: () => (
    <Card interactive>
      <Link to="/assignments" tone="quiet" overlay>
        Assignments
      </Link>
    </Card>
  ),
} satisfies Story;

export const States = { args: { interactive: true }, ...states() } satisfies Story;
