import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { part } from '../parts.tsx';

const Part = part('Explorable', () => import('../../ui/parts/explorable.tsx'), {
  waiting: <Skeleton shape="cover" width="full" />,
  failed: null,
});

/** An explorable: the sentence that says what it shows, and the drawing once its code has arrived (§practice.120). */
export function Explorable(props: { language: string; text: string }) {
  return (
    <>
      <p>{/^shows: *(.+)$/m.exec(props.text)?.[1]}</p>
      <Part {...props} />
    </>
  );
}
