import { Lock, Play } from 'lucide-react';
import { css } from 'styled-system/css';
import { Accordion } from '../../../primitives/accordion.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { ProgressBar } from '../../../primitives/progress-bar.tsx';
import { Section } from '../../../primitives/section.tsx';
import { type ModuleProps, several } from './course.ts';
import { LessonRow, Mark } from './lesson-row.tsx';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });
const locked = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  p: '4',
  bg: 'bg.sunken',
  borderRadius: 'md',
  textStyle: 'small',
  color: 'fg.muted',
  '& svg': { flexShrink: '0' },
});
const free = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' });
const lessons = css({ listStyleType: 'none', p: '0', m: '0' });
const titleRow = css({ display: 'inline-flex', alignItems: 'baseline', gap: '2' });
const ordinal = css({ color: 'fg.subtle', minWidth: '5' });
const meta = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });

type CourseContentProps = {
  modules: readonly ModuleProps[];
  continueTo?: string | undefined;
  previewTo?: string | undefined;
};

/** Classroom: the modules with their lessons (§course.19). Anyone can try the first lesson (§course.37). */
export function CourseContent({ modules, continueTo, previewTo }: CourseContentProps) {
  const current = modules.find(({ lessons: own }) => own.some(({ to }) => to === continueTo)) ?? modules[0];
  return (
    <Section id="outline" title="Course Content" lead={several(modules.length, 'module')}>
      <Accordion
        defaultOpen={current ? [current.id] : []}
        items={modules.map((module, index) => ({
          value: module.id,
          title: (
            <span className={titleRow}>
              <span className={ordinal} aria-hidden>
                {index + 1}
              </span>
              {module.title}
            </span>
          ),
          meta: <ModuleMeta module={module} isFree={index === 0 && previewTo !== undefined} />,
          content: <ModuleBody module={module} previewTo={index === 0 ? previewTo : undefined} />,
        }))}
      />
    </Section>
  );
}

function ModuleMeta({ module, isFree }: { module: ModuleProps; isFree: boolean }) {
  return (
    <span className={meta}>
      {module.duration}
      {module.isLocked && !isFree && <Mark word="Locked" />}
      {module.progress >= 100 && <Mark word="Completed" />}
    </span>
  );
}

function ModuleBody({ module, previewTo }: { module: ModuleProps; previewTo: string | undefined }) {
  return (
    <div className={stack}>
      <p className={muted}>{module.description}</p>
      {module.progress > 0 && <ProgressBar label="Module progress" value={module.progress} />}
      <Lessons module={module} previewTo={previewTo} />
    </div>
  );
}

function Lessons({ module, previewTo }: { module: ModuleProps; previewTo: string | undefined }) {
  if (module.isLocked && previewTo) {
    return (
      <div className={free}>
        <p>You can try this module for free.</p>
        <LinkButton to={previewTo} size="sm" variant="secondary" icon={<Play aria-hidden />}>
          Preview
        </LinkButton>
      </div>
    );
  }
  if (module.isLocked) {
    return (
      <p className={locked}>
        <Lock aria-hidden size="1rem" /> Enroll in this course to unlock this module
      </p>
    );
  }
  return (
    <ul className={lessons}>
      {module.lessons.map((lesson) => (
        <LessonRow key={lesson.id} lesson={lesson} />
      ))}
    </ul>
  );
}
