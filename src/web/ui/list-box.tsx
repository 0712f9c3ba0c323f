import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Combobox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import styles from './list-box.module.css';

/** One choice in a list. */
export interface Option {
  value: string;
  label: string;
  /** Why the option cannot be chosen; switches it off. */
  disabledReason?: string;
}

/** Plain strings are their own labels. */
export function toOptions(list: readonly (string | Option)[]): Option[] {
  return list.map((item) => (typeof item === 'string' ? { value: item, label: item } : item));
}

/** The words of an option with the first match marked. */
function Marked({ label, query }: { label: string; query: string }) {
  const at = query === '' ? -1 : label.toLowerCase().indexOf(query.toLowerCase());
  if (at < 0) return <span>{label}</span>;
  const end = at + query.length;
  return (
    <span>
      {label.slice(0, at)}
      <mark>{label.slice(at, end)}</mark>
      {label.slice(end)}
    </span>
  );
}

interface ListBoxProps {
  options: readonly Option[];
  selected: readonly string[];
  query?: string;
  empty: string;
}

/** What opens below a field: its options, the chosen ones ticked. Stands inside a Mantine Combobox. */
export function ListBox({ options, selected, query = '', empty }: ListBoxProps) {
  return (
    <Combobox.Dropdown className={styles.dropdown}>
      <Combobox.Options className={styles.options}>
        {options.length === 0 ? <div className={styles.empty}>{empty}</div> : null}
        {options.map(({ value, label, disabledReason }) => (
          <Combobox.Option
            key={value}
            value={value}
            active={selected.includes(value)}
            disabled={disabledReason !== undefined}
            className={styles.option}
          >
            <Marked label={label} query={query} />
            {disabledReason === undefined ? null : <span className={styles.note}>{disabledReason}</span>}
            {selected.includes(value) ? <IconCheck className={styles.tick} size={16} aria-hidden="true" /> : null}
          </Combobox.Option>
        ))}
      </Combobox.Options>
    </Combobox.Dropdown>
  );
}
