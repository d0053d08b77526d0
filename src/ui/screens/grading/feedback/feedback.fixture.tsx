/** Data and forms for the stories of feedback. */
import { type ReactNode, useState } from 'react';
import { submissionTrail } from '../../../parts/trails.ts';
import { WorkFrame } from '../../../parts/working/frame.tsx';
import { exampleFile } from '../../assignments/attachment/attachment.fixture.tsx';
import { GradingGraderScreen } from '../grader/grader.view.tsx';
import { WorkPanes } from '../submission/panes.tsx';
import type { Edits, GradingFeedbackView, Marking } from './feedback.ts';
import { GradingFeedbackScreen } from './feedback.view.tsx';

const text = `Five questions, each with its decision.

1. Are our customers happy? Rewritten: did the share of returned parcels fall after the new size guide went live in May? If it did, the guide goes on all products.
2. Is the newsletter worth it? Rewritten: how many orders in the week after an issue come from people who opened it? Below fifty an issue, we stop.`;

const rubric = [
  {
    title: 'Decisions',
    levels: [
      { title: 'Every one', points: 40, description: 'Each question names what will be done for each answer.' },
      { title: 'Most', points: 25, description: 'One or two questions lead to no decision.' },
      { title: 'Few', points: 10, description: 'Most questions are asked out of curiosity.' },
    ],
  },
  {
    title: 'Questions',
    levels: [
      { title: 'All can be answered', points: 40, description: 'Measure, population and time are named in each.' },
      { title: 'Most can be answered', points: 26, description: 'In one or two something is left to guess.' },
      { title: 'Vague', points: 8, description: 'They still cannot be answered as they stand.' },
    ],
  },
  {
    title: 'Data',
    levels: [
      { title: 'Named', points: 20, description: 'For each question it says where the data is.' },
      { title: 'Missing', points: 0, description: 'No source is given.' },
    ],
  },
];

export const emptyMarking: Marking = {
  pieces: [{ start: 0, text, about: [] }],
  solutions: [],
  tasks: [],
  files: ['question-log.md', 'sources.zip'].map((name) => ({
    id: name,
    name,
    row: exampleFile(name).row,
    comment: '',
  })),
  criteria: rubric,
  levels: {},
  sum: 0,
  overruled: null,
  comments: [],
  text: '',
  missing: [
    { message: 'Choose a level for Decisions, Questions, Data.', criteria: ['Decisions', 'Questions', 'Data'] },
  ],
};

export const fullMarking: Marking = {
  ...emptyMarking,
  pieces: [
    { start: 0, text: text.slice(0, 14), about: [0] },
    { start: 14, text: text.slice(14), about: [] },
  ],
  levels: { Decisions: 'Every one', Questions: 'Most can be answered', Data: 'Named' },
  sum: 86,
  comments: [{ start: 0, end: 14, quote: text.slice(0, 14), comment: 'Number them, so that others can refer to one.' }],
  text: 'A strong log. Say for the third question from when to when it asks.',
  missing: [],
};

/** The panes of a submission's page around the form. */
export const AroundForm = ({ children }: { children: ReactNode }) => (
  <WorkFrame
    place={{
      trail: submissionTrail('/teach/grading', {
        course: 'Data Analytics',
        courseTo: '/teach/courses/data-analytics',
      }).slice(0, -1),
      title: 'Ada Okafor',
      facts: [{ text: 'Question log' }],
      counted: 'Submission',
      at: '3 of 25',
      waysLabel: 'Queue',
    }}
  >
    <WorkPanes above={null} below={null}>
      {children}
    </WorkPanes>
  </WorkFrame>
);

/** The form with state, so that it shows what was entered. */
export function Form({ start, edits }: { start: Marking; edits: Edits }) {
  const [marking, setMarking] = useState(start);
  const view: GradingFeedbackView = {
    state: 'writing',
    marking,
    edits: {
      ...edits,
      onLevel: (criterion, level) => {
        edits.onLevel(criterion, level);
        setMarking((before) => ({ ...before, levels: { ...before.levels, [criterion]: level } }));
      },
      onComment: (passage) => {
        edits.onComment(passage);
        const isThere = ({ start: from }: { start: number }) => from === passage.start;
        setMarking((before) =>
          before.comments.some(isThere)
            ? before
            : { ...before, comments: [...before.comments, { ...passage, quote: 'A passage', comment: '' }] },
        );
      },
      onFileComment: (fileId, comment) => {
        edits.onFileComment(fileId, comment);
        setMarking((before) => ({
          ...before,
          files: before.files.map((file) => (file.id === fileId ? { ...file, comment } : file)),
        }));
      },
      onOverrule: (overruled) => {
        edits.onOverrule(overruled);
        setMarking((before) => ({ ...before, overruled }));
      },
    },
  };
  return <GradingFeedbackScreen view={view} />;
}

const noop = () => {};
const noEdits: Edits = {
  onLevel: noop,
  onOverrule: noop,
  onComment: noop,
  onCommentText: noop,
  onCommentRemove: noop,
  onFileComment: noop,
  onText: noop,
  onReturn: noop,
};

/** The form filled in, for stories of the screen around it. */
export const FilledForm = ({ project }: { project?: Pick<Marking, 'solutions' | 'tasks'> | undefined }) => (
  <GradingFeedbackScreen view={{ state: 'writing', marking: { ...fullMarking, ...project }, edits: noEdits }} />
);
export const OtherThere = () => <GradingGraderScreen view={{ state: 'together', other: 'Tomas Lindqvist' }} />;
