import { css } from 'styled-system/css';
import type { CaseStudyScene } from '../../../../api/generated/schema.d.ts';
import { Button } from '../../../primitives/button.tsx';

const list = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: '3',
  maxWidth: 'prose',
  // Decisions are sentences, which take several lines on a phone.
  '& > button': { justifyContent: 'start', textAlign: 'start', textWrap: 'balance' },
});
const question = css({ textStyle: 'h4', mb: '3' });

/** The decisions of a scene. */
export function Decisions({ scene, onDecide }: { scene: CaseStudyScene; onDecide: (decision: string) => void }) {
  return (
    <fieldset className={list}>
      <legend className={question}>What do you do?</legend>
      {scene.decisions.map(({ id, text }) => (
        // Keyed by the scene, or React would reuse a focused button for a decision of the next scene.
        <Button key={`${scene.id} ${id}`} variant="secondary" full onClick={() => onDecide(id)}>
          {text}
        </Button>
      ))}
    </fieldset>
  );
}
