/** How often the statements of this page were right here, as one chart and its table (§analytics.99). */
import { css } from 'styled-system/css';
import type { CalibrationBin } from '../../../../api/generated/schema.d.ts';
import { numberText } from '../../../parts/chart/texts.ts';
import { Axis } from '../../../parts/pictures/axis.tsx';
import { Table } from '../overview/table.tsx';
import { errorText, inHundred } from './texts.ts';

const box = css({ display: 'flex', flexDirection: 'column', gap: '2', mt: '6', maxWidth: 'prose' });
const heading = css({ textStyle: 'h4' });
const note = css({ textStyle: 'small', color: 'fg.muted' });
const figure = css({ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '2', maxWidth: '[20rem]' });
const plot = css({ display: 'block', width: 'full', aspectRatio: '[4 / 3]', overflow: 'visible' });
const frame = css({ fill: 'bg.sunken' });
const ideal = css({ stroke: 'fg.muted', strokeDasharray: '[4 4]' });
const point = css({ fill: 'accent.text' });
const up = css({
  textStyle: 'caption',
  color: 'fg.muted',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'end',
});
const along = css({ gridColumn: '2' });
const toggle = css({ textStyle: 'control', color: 'accent.text', cursor: 'pointer', py: '2' });

const percent = (chance: number) => `${chance * 100}%`;

export function Calibration({ calibration }: { calibration: readonly CalibrationBin[] }) {
  return (
    <div className={box}>
      <h3 className={heading}>How often we were right</h3>
      <p>
        Before each answer here we predict whether it will be right. A point on the line was right as often as we said.{' '}
        {errorText(calibration)}
      </p>
      <div className={figure} aria-hidden>
        <div className={up}>
          <span>100 right</span>
          <span>0</span>
        </div>
        <svg className={plot} aria-hidden focusable="false">
          <rect className={frame} width="100%" height="100%" />
          <line className={ideal} x1="0" y1="100%" x2="100%" y2="0" />
          {calibration.map(({ low, said, right }) => (
            <circle key={low} className={point} r="5" cx={percent(said)} cy={percent(1 - right)} />
          ))}
        </svg>
        <div className={along}>
          <Axis values={['0', '100 of 100 said']} />
        </div>
      </div>
      <details>
        <summary className={toggle}>The points as a table</summary>
        <Table label="How often we were right" columns={['We said', 'Were right', 'Answers']}>
          {calibration.map(({ low, said, right, answers }) => (
            <tr key={low}>
              <th scope="row">{inHundred(said)} of 100</th>
              <td data-number>{inHundred(right)} of 100</td>
              <td data-number>{numberText(answers)}</td>
            </tr>
          ))}
        </Table>
      </details>
      <p className={note}>Counted each night over the newest answers of all students, without names.</p>
    </div>
  );
}
