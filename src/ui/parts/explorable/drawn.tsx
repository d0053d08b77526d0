import { Crowd } from './crowd.tsx';
import type { Picture } from './idea.ts';
import { Plot } from './plot.tsx';
import { Tables } from './tables.tsx';

export function Drawn({ picture, ...rest }: { picture: Picture; name: string; describedBy: string }) {
  switch (picture.kind) {
    case 'plot':
      return <Plot picture={picture} {...rest} />;
    case 'crowd':
      return <Crowd picture={picture} {...rest} />;
    case 'tables':
      return <Tables picture={picture} />;
  }
}
