import { css } from 'styled-system/css';

const axis = css({ display: 'flex', justifyContent: 'space-between', textStyle: 'caption', color: 'fg.muted' });

/** The values along an axis, from one end to the other. For the eye: the text beside a picture says what it shows. */
export function Axis({ values }: { values: readonly string[] }) {
  return (
    <p className={axis} aria-hidden>
      {values.map((value) => (
        <span key={value}>{value}</span>
      ))}
    </p>
  );
}
