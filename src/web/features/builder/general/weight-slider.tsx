/** How much a pillar or value is heard: 0 to 100 percent in steps of 25. */
import { useId } from 'react';
import { general } from '#domain/limits.ts';

const meanings: Record<number, string> = {
  0: 'Stays out',
  25: 'Only if there is room',
  50: 'In one draft of each batch',
  75: 'In at least one draft',
  100: 'In most drafts and one headline',
};

export interface WeightSliderProps {
  label: string;
  value: number;
  disabled: boolean;
  onChange: (value: number) => void;
}

export function WeightSlider({ label, value, disabled, onChange }: WeightSliderProps) {
  const id = useId();
  return (
    <div className="sl">
      <label className="t-label" htmlFor={id}>
        {label}
      </label>
      <output htmlFor={id} title={meanings[value]}>
        {value}%
      </output>
      <div className={`track ${disabled ? 'is-off' : ''}`}>
        <i style={{ width: `${value}%` }} />
        {[25, 50, 75].map((stop) => (
          <u key={stop} style={{ left: `${stop}%` }} />
        ))}
        <s style={{ left: `${value}%` }} />
        <input
          id={id}
          type="range"
          min={0}
          max={general.sliderMax}
          step={general.sliderStep}
          value={value}
          disabled={disabled}
          aria-valuetext={`${value}%, ${meanings[value] ?? ''}`}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </div>
    </div>
  );
}
