import { type ReactNode, useEffect, useId, useRef } from 'react';
import { css } from 'styled-system/css';
import type { CaseStudyScene } from '../../../../api/generated/schema.d.ts';
import { Markdown } from '../../../parts/markdown.tsx';

type SceneProps = {
  scene: CaseStudyScene;
  way: readonly { title: string; decision: string }[];
  children: ReactNode;
};

const stack = css({ display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' });
const wayStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  textStyle: 'small',
  color: 'fg.muted',
  '& li': { listStyleType: 'decimal', marginInlineStart: '5' },
});
const label = css({ textStyle: 'label', mb: '2' });
const heading = css({ textStyle: 'h2', outlineOffset: '[4px]' });

/** The current scene. A new scene takes the focus, so that screen readers read it from its title on. */
export function Scene({ scene, way, children }: SceneProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(scene.id);
  const id = useId();
  useEffect(() => {
    if (first.current !== scene.id) title.current?.focus();
    first.current = scene.id;
  }, [scene.id]);
  return (
    <div className={stack}>
      {way.length > 0 && (
        <div>
          <p id={id} className={label}>
            What you decided
          </p>
          <ol className={wayStyle} aria-labelledby={id}>
            {way.map(({ title: before, decision }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their order.
              <li key={at}>
                {before}: <strong>{decision}</strong>
              </li>
            ))}
          </ol>
        </div>
      )}
      <h2 ref={title} tabIndex={-1} className={heading}>
        {scene.title}
      </h2>
      <Markdown>{scene.text}</Markdown>
      {children}
    </div>
  );
}
