import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { CaseStudyLesson, CaseStudyScene } from '../../api/generated/schema.d.ts';
import type { caseStudyMachine } from '../../machines/practice/case-study.machine.ts';
import { sceneAfter } from '../../machines/practice/story.ts';
import { paths } from '../../paths.ts';
import type { CaseStudyView, Shown } from '../../ui/screens/practice/case-study/case-study.view.tsx';
import { ifTaken } from '../if-taken.ts';
import { isCounted } from '../lesson/counted.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof caseStudyMachine>;
type Send = ActorRefFrom<typeof caseStudyMachine>['send'];

export function connectCaseStudy(
  snapshot: Snapshot,
  send: Send,
  study: CaseStudyLesson,
  draft: ReactNode,
): CaseStudyView {
  const { decisions, failure } = snapshot.context;
  const shown = shownOf(study, decisions);
  const onRetry = () => send({ type: 'retry' });
  const onStartAgain = () => send({ type: 'startAgain' });
  const reason = sentence(failure, 'Your decisions are kept. Please try again.');
  return match(snapshot.value)
    .returnType<CaseStudyView>()
    .with('opening', 'deciding', () => ({
      state: 'deciding',
      shown,
      draft,
      isCompleted: study.isCompleted,
      onDecide: (decision) => send({ type: 'decide', decision }),
      onBack: ifTaken(snapshot, send, { type: 'back' }),
    }))
    .with({ ended: 'underWay' }, () => ({ state: 'ended.underWay', shown, draft }))
    .with({ ended: 'delayed' }, () => ({ state: 'ended.delayed', shown, draft, reason, onRetry }))
    .with('refused', (state) => ({ state, shown, draft, reason, onRetry, onStartAgain }))
    .with('completed', (state) => ({
      state,
      shown,
      isCounted: isCounted(study),
      nextTo: study.nextLessonId && paths.lesson(study.courseId, study.nextLessonId),
      onStartAgain,
    }))
    .exhaustive();
}

/** The scene that the decisions lead to, the decisions before it, and the tables that the story has opened so far. */
export function shownOf(
  { start, scenes, dataSet }: Pick<CaseStudyLesson, 'start' | 'scenes' | 'dataSet'>,
  decisions: readonly string[],
): Shown {
  const sceneOf = (id: string): CaseStudyScene => {
    const scene = scenes.find((one) => one.id === id);
    if (!scene) throw new Error(`A story without its scene: ${id}`);
    return scene;
  };
  const visited = [...decisions.keys(), decisions.length].map((count) =>
    sceneOf(sceneAfter({ start, scenes }, decisions.slice(0, count)).scene),
  );
  const opened = new Set(visited.flatMap(({ tables }) => tables));
  return {
    scene: visited.at(-1) ?? sceneOf(start),
    way: decisions.map((id, at) => ({
      title: visited[at]?.title ?? '',
      decision: visited[at]?.decisions.find((one) => one.id === id)?.text ?? '',
    })),
    tables: dataSet.tables.filter(({ name }) => opened.has(name)),
  };
}
