/** The controls of an explorable: a slider for a number, radio buttons for a choice. */
import { useId } from 'react';
import { css } from 'styled-system/css';
import { RadioGroup } from '../../primitives/radio-group.tsx';
import type { Control } from './idea.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', columnGap: '2', justifyContent: 'space-between' });
const label = css({ textStyle: 'label' });
const output = css({ textStyle: 'label', color: 'accent.text' });
const slider = css({
  display: 'block',
  width: 'full',
  minHeight: 'control',
  m: '0',
  cursor: 'pointer',
  accentColor: 'accent.default',
  touchAction: 'pan-y',
});

type ControlProps = { control: Control; value: number; onMove: (value: number) => void };

export function ControlField({ control, value, onMove }: ControlProps) {
  const { from, to, step, valueText } = control;
  if (!control.isChoice) return <Slider control={control} value={value} onMove={onMove} />;
  const options = Array.from({ length: (to - from) / step + 1 }, (_one, index) => from + index * step);
  return (
    <RadioGroup
      legend={control.label}
      options={options.map((option) => ({ value: String(option), label: valueText(option) }))}
      value={String(value)}
      onValueChange={(chosen) => onMove(Number(chosen))}
    />
  );
}

function Slider({ control, value, onMove }: ControlProps) {
  const id = useId();
  const { from, to, step, valueText } = control;
  return (
    <div>
      <div className={row}>
        <label className={label} htmlFor={id}>
          {control.label}
        </label>
        <span className={output} aria-hidden>
          {valueText(value)}
        </span>
      </div>
      <input
        id={id}
        type="range"
        className={slider}
        min={from}
        max={to}
        step={step}
        value={value}
        aria-valuetext={valueText(value)}
        onChange={(event) => onMove(event.target.valueAsNumber)}
      />
    </div>
  );
}
