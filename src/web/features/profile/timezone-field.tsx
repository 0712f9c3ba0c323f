/** The time zone: type a city to narrow about 400 entries. Empty means the computer's own. */
import { useMemo, useState } from 'react';
import { ComboField } from '#web/ui/combo-field.tsx';
import { listTimezones } from './timezones.ts';
import { wording } from './wording.ts';

export interface TimezoneFieldProps {
  /** Name of the zone; '' for none. */
  value: string;
  /** The stored zone, which is always offered. */
  stored: string | null;
  onChange: (value: string) => void;
  error?: string | undefined;
}

export function TimezoneField({ value, stored, onChange, error }: TimezoneFieldProps) {
  const zones = useMemo(() => listTimezones(new Date(), stored), [stored]);
  const labels = useMemo(() => zones.map(({ label }) => label), [zones]);
  const label = zones.find(({ name }) => name === value)?.label ?? '';
  // What is being typed; a list's entry or nothing is what counts in the end.
  const [typed, setTyped] = useState<string>();
  return (
    <ComboField
      label="Timezone"
      help={wording.timezoneHelp}
      placeholder={wording.timezoneNone}
      options={labels}
      most={labels.length}
      value={typed ?? label}
      error={error}
      none={(text) => `No time zone is called “${text}”.`}
      onChange={(text) => {
        const zone = zones.find((one) => one.label === text);
        setTyped(zone === undefined ? text : undefined);
        if (zone !== undefined) onChange(zone.name);
        else if (text.trim() === '') onChange('');
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
