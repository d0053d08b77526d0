import { useParams } from 'react-router-dom';
import { getLesson } from '../../api/lesson.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { lessonMachine } from '../../machines/lesson/detail.machine.ts';
import { Explorables } from '../../ui/parts/markdown.tsx';
import { LessonScreen } from '../../ui/screens/lesson/detail/detail.view.tsx';
import { Transcript } from '../../ui/screens/lesson/detail/transcript.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow } from '../first-screen.ts';
import { useHead } from '../head.ts';
import { part } from '../parts.tsx';
import { LessonCompletion } from './completion.tsx';
import { isCounted } from './counted.ts';
import { connectLesson } from './detail.connect.ts';
import { Explorable } from './explorable.tsx';
import { exerciseFallbacks, lessonFallbacks } from './fallbacks.tsx';
import { LessonOutline } from './outline.tsx';

// These parts are loaded once the lesson itself has arrived.
const AskAboutLesson = part('AskAboutLesson', () => import('./ask.tsx'));
const LessonActivity = part('LessonActivity', () => import('../analytics/activity.tsx'), { failed: null });
const ModuleEnd = part('ModuleEnd', () => import('./module-end.tsx'), { waiting: null, failed: null });
const LessonQuiz = part('LessonQuiz', () => import('./quiz.tsx'), lessonFallbacks);
const LessonExercise = part('LessonExercise', () => import('../practice/exercise.tsx'), exerciseFallbacks);
const LessonVideo = part('LessonVideo', () => import('./video.tsx'), { failed: ({ transcript }) => transcript });
const LessonCaseStudy = part('LessonCaseStudy', () => import('../practice/case-study.tsx'), lessonFallbacks);

const NextLoaded = part('NextLoaded', () => import('../practice/next-loaded.tsx'), { failed: null });

type LessonType = OperationOutput<'getLesson'>['type'];

/** Whether students mark such a lesson as completed. Quizzes, exercises and case studies complete themselves. */
const isMarked = (type: LessonType) => type === 'reading' || type === 'video' || type === 'assignment';

const machine = lessonMachine.provide({ actors: { getLesson } });

/** /courses/{courseId}/lessons/{lessonId}: keyed, so that another lesson or a sign-in starts the flow again. */
export function Lesson() {
  const { courseId = '', lessonId = '' } = useParams();
  const { isAuthenticated } = useAuth();
  const key = [courseId, lessonId, isAuthenticated].join(' ');
  return <OneLesson key={key} courseId={courseId} lessonId={lessonId} />;
}

function OneLesson({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  const [snapshot, send] = useFlow(machine, { input: { courseId, lessonId } });
  const { lesson } = snapshot.context;
  useHead(
    lesson
      ? {
          title: lesson.title,
          description: `A lesson of ${lesson.courseTitle}: ${lesson.moduleTitle}.`,
          picture: `/previews/${courseId}.png`,
        }
      : { title: 'Lesson' },
  );
  const view = connectLesson(snapshot, send, {
    completion: (lesson) => (
      <>
        {(!isCounted(lesson) || isMarked(lesson.type)) && <LessonCompletion lesson={lesson} />}
        {isCounted(lesson) && <AskAboutLesson lesson={lesson} />}
        {lesson.type !== 'exercise' && lesson.nextLanguage && <NextLoaded language={lesson.nextLanguage} />}
        {isCounted(lesson) && <LessonActivity lesson={lesson} />}
      </>
    ),
    moduleEnd: (lesson) => isCounted(lesson) && <ModuleEnd lesson={lesson} />,
    video: (lesson) => <LessonVideo lesson={lesson} transcript={<Transcript>{lesson.transcript}</Transcript>} />,
    quiz: (lesson) => <LessonQuiz lesson={lesson} />,
    exercise: (lesson) => <LessonExercise lesson={lesson} />,
    caseStudy: (lesson) => <LessonCaseStudy lesson={lesson} />,
  });
  const screen = <LessonScreen view={view} />;
  return (
    <Explorables value={Explorable}>
      {lesson ? <LessonOutline lesson={lesson}>{screen}</LessonOutline> : screen}
    </Explorables>
  );
}
