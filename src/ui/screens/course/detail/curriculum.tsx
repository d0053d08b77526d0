import { Lock, Play } from 'lucide-react';
import { css } from 'styled-system/css';
import { boxedRows } from '../../../parts/boxed-rows.ts';
import { Badge } from '../../../primitives/badge.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { Section } from '../../../primitives/section.tsx';
import { type ModuleProps, several } from './course.ts';

const list = css({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { base: '[auto minmax(0, 1fr)]', sm: '[auto minmax(0, 1fr) auto]' },
    columnGap: '4',
    rowGap: '3',
    alignItems: 'center',
    px: { base: '4', md: '5' },
    py: '4',
  },
});
const number = css({ textStyle: 'figure', color: 'fg.subtle', minWidth: '7', alignSelf: 'start' });
const title = css({ textStyle: 'h4' });
const facts = css({
  textStyle: 'caption',
  color: 'fg.muted',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  mt: '1',
});
const end = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  gridColumn: { base: '2', sm: 'auto' },
  justifyContent: { sm: 'flex-end' },
});

type CurriculumProps = { modules: readonly ModuleProps[]; previewTo?: string | undefined };

/** Storefront: Curriculum, the outline that /outline scrolls to (§course.10). */
export function Curriculum({ modules, previewTo }: CurriculumProps) {
  return (
    <Section id="outline" title="Curriculum" lead={several(modules.length, 'module')}>
      <ol className={`${boxedRows} ${list}`}>
        {modules.map((module, index) => (
          <li key={module.id}>
            <span className={number} aria-hidden>
              {index + 1}
            </span>
            <div>
              <h3 className={title}>{module.title}</h3>
              <p className={facts}>
                <span>{module.duration}</span>
                <span>{several(module.lessonCount ?? 5, 'lesson')}</span>
              </p>
            </div>
            <div className={end}>
              {index === 0 && previewTo ? (
                <>
                  <Badge tone="success">Free Preview</Badge>
                  <LinkButton to={previewTo} size="sm" variant="secondary" icon={<Play aria-hidden />}>
                    Preview
                  </LinkButton>
                </>
              ) : (
                module.isLocked && <Badge icon={<Lock />}>Locked</Badge>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
