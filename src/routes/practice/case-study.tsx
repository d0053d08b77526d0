import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CaseStudyLesson } from '../../api/generated/schema.d.ts';
import { finishCaseStudy } from '../../api/practice/case-study.ts';
import { caseStudyMachine } from '../../machines/practice/case-study.machine.ts';
import { stillThere, wholeWay } from '../../machines/practice/story.ts';
import { caseStudyForms } from '../../sync/case-study-draft-forms.ts';
import { addForms } from '../../sync/draft-forms.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { CaseStudyScreen } from '../../ui/screens/practice/case-study/case-study.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow } from '../first-screen.ts';
import { isCounted } from '../lesson/counted.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { connectCaseStudy } from './case-study.connect.ts';

addForms(caseStudyForms);

const machineOf = (person: string | undefined) =>
  caseStudyMachine.provide({
    actors: {
      finishCaseStudy: asPendingCall(finishCaseStudy, ({ courseId, lessonId }) => ({
        person,
        form: 'caseStudy',
        subject: `${courseId}/${lessonId}`,
      })),
    },
  });

export function LessonCaseStudy({ lesson }: { lesson: CaseStudyLesson }) {
  return (
    <WithDraft
      form="caseStudy"
      subject={`${lesson.courseId}/${lesson.id}`}
      textOf={({ decisions }) => textOf(decisions, lesson)}
    >
      {(draft) => <Deciding lesson={lesson} draft={draft} />}
    </WithDraft>
  );
}

function Deciding({ lesson, draft }: { lesson: CaseStudyLesson; draft: Draft<'caseStudy'> }) {
  const { currentUser } = useAuth();
  const [machine] = useState(() => machineOf(currentUser?.id));
  const { courseId, id: lessonId, start, scenes } = lesson;
  const story = { start, scenes };
  const drafted = stillThere(story, draft.values?.decisions ?? []);
  const decisions = drafted.length > 0 ? drafted : wholeWay(story, lesson.decided);
  const [snapshot, send, flow] = useFlow(machine, {
    input: { courseId, lessonId, story, decisions, isCounted: isCounted(lesson) },
  });
  const kept = useRef<readonly string[]>(decisions);
  const keep = useEffectEvent(({ value, context: { decisions } }: typeof snapshot) => {
    if (value === 'completed') return draft.onSent();
    // Sending the end also changes the state. Saving the same decisions again would be a conflict for other tabs.
    if (decisions === kept.current) return;
    kept.current = decisions;
    if (decisions.length > 0) draft.onChange({ decisions: [...decisions] });
    else draft.onDiscard();
  });
  useEffect(() => {
    const { unsubscribe } = flow.subscribe(keep);
    return unsubscribe;
  }, [flow]);
  return <CaseStudyScreen view={connectCaseStudy(snapshot, send, lesson, draft.note)} />;
}

/** The decisions as text. */
const textOf = (decisions: readonly string[], { scenes }: CaseStudyLesson) =>
  decisions.map((id) => scenes.flatMap((scene) => scene.decisions).find((one) => one.id === id)?.text ?? id).join('\n');
