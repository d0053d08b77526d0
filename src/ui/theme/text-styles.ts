/** Every text has one of these styles: Source Serif for headings, Inter for reading and controls. */
import { defineTextStyles } from '@pandacss/dev';

const serif = (fontSize: string, lineHeight: string, fontWeight = '600') => ({
  value: { fontFamily: 'serif', fontSize, lineHeight, fontWeight, letterSpacing: '-0.01em', textWrap: 'balance' },
});
const sans = (fontSize: string, lineHeight: string, fontWeight = '400') => ({
  value: { fontFamily: 'sans', fontSize, lineHeight, fontWeight, letterSpacing: '0' },
});

export const textStyles = defineTextStyles({
  display: serif('5xl', '1.08'),
  h1: serif('4xl', '1.15'),
  h2: serif('3xl', '1.2'),
  h3: serif('xl', '1.3'),
  h4: serif('lg', '1.35'),
  lead: sans('lg', '1.6'),
  body: sans('md', '1.6'),
  small: sans('sm', '1.5'),
  label: sans('sm', '1.4', '600'),
  control: sans('sm', '1.25', '600'),
  caption: sans('xs', '1.45'),
  captionStrong: sans('xs', '1.45', '600'),
  overline: {
    value: {
      fontFamily: 'sans',
      fontSize: 'xs',
      lineHeight: '1.4',
      fontWeight: '600',
      letterSpacing: '0.06em',
      textTransform: 'uppercase',
    },
  },
  figure: {
    value: { fontFamily: 'serif', fontSize: '2xl', lineHeight: '1.1', fontWeight: '600', letterSpacing: '-0.01em' },
  },
});
