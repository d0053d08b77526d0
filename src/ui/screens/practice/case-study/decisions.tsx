import { css } from 'styled-system/css';
import type { CaseStudyScene } from '../../../../api/generated/schema.d.ts';
import { Button } from '../../../primitives/button.tsx';

const list = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: '3',
  // Sentences, of more than one line on a phone.
  '& > button': { justifyContent: 'start', textAlign: 'start', textWrap: 'balance' },
});
const question = css({ textStyle: 'h4', mb: '3' });

/** What can be done in a scene. */
export function Decisions({ scene, onDecide }: { scene: CaseStudyScene; onDecide: (decision: string) => void }) {
  return (
    <fieldset className={list}>
      <legend className={question}>What do you do?</legend>
      {scene.decisions.map(({ id, text }) => (
        // A scene's own buttons: React would keep the focus on one that another scene has in its place.
        <Button key={`${scene.id} ${id}`} variant="secondary" full onClick={() => onDecide(id)}>
          {text}
        </Button>
      ))}
    </fieldset>
  );
}
