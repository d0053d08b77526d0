import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { lazyPart } from '../lazy-part.tsx';

const Part = lazyPart('Explorable', () => import('../../ui/parts/explorable.tsx'), {
  waiting: <Skeleton shape="cover" width="full" />,
  failed: null,
});

/** What a picture to move shows, and the picture once its code is there (§practice.120). */
export function Explorable(props: { language: string; text: string }) {
  return (
    <>
      <p>{/^shows: *(.+)$/m.exec(props.text)?.[1]}</p>
      <Part {...props} />
    </>
  );
}
