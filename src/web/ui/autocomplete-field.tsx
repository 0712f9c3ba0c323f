import { Combobox, useCombobox } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { Ref } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldOptions, useField } from './field.tsx';
import styles from './field.module.css';
import { ListBox, type Option, toOptions } from './list-box.tsx';

export interface AutocompleteFieldProps extends FieldOptions {
  options: readonly (string | Option)[];
  value: string;
  /** Free text, or the label of the chosen option. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  maxLength?: number;
  /** At most so many matches are listed. */
  limit?: number;
  ref?: Ref<HTMLInputElement>;
}

/** Free text with suggestions. The list narrows while one types; with a finished choice it shows everything again. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { label, help, error, required = false, labelHidden, options, value, onChange, onBlur, limit = 100, ...rest } = props;
  const binding = useField({ help, error, required });
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const all = toOptions(options);
  const finished = all.some((option) => option.label === value);
  const query = finished ? '' : value.trim();
  const matches = all.filter((option) => option.label.toLowerCase().includes(query.toLowerCase())).slice(0, limit);
  return (
    <Field {...{ binding, label, help, error, required, labelHidden }}>
      <Combobox
        store={combobox}
        onOptionSubmit={(chosen) => {
          onChange(all.find((option) => option.value === chosen)?.label ?? chosen);
          combobox.closeDropdown();
        }}
        withinPortal
        offset={4}
      >
        <Combobox.DropdownTarget>
          <div className={styles.box}>
            <Combobox.EventsTarget withExpandedAttribute>
              <input
                {...rest}
                {...binding}
                type="text"
                role="combobox"
                autoComplete="off"
                className={classNames(styles.input, styles.withEnd)}
                value={value}
                onChange={(event) => {
                  onChange(event.currentTarget.value);
                  combobox.openDropdown();
                  combobox.selectFirstOption();
                }}
                onClick={() => combobox.openDropdown()}
                onBlur={() => {
                  combobox.closeDropdown();
                  onBlur?.();
                }}
              />
            </Combobox.EventsTarget>
            <span className={classNames(styles.end, styles.endQuiet)}>
              <IconChevronDown size={16} aria-hidden="true" />
            </span>
          </div>
        </Combobox.DropdownTarget>
        {matches.length > 0 ? (
          <ListBox options={matches} selected={finished ? [value] : []} query={query} empty="" />
        ) : null}
      </Combobox>
    </Field>
  );
}
