import { Combobox, useCombobox } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldOptions, useField } from './field.tsx';
import styles from './field.module.css';
import { ListBox, type Option, toOptions } from './list-box.tsx';
import list from './list-box.module.css';

export interface SelectFieldProps extends FieldOptions {
  options: readonly (string | Option)[];
  /** The chosen option's value, '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  /** Long lists can be narrowed by typing. */
  searchable?: boolean;
  /** Shown when nothing matches. */
  emptyText?: string;
  ref?: Ref<HTMLInputElement | HTMLButtonElement>;
}

/** Exactly one of a list. */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, required = false, labelHidden, options, value, onChange, onBlur, searchable = false } = props;
  const { placeholder = 'Choose', emptyText = 'Nothing found', ref, name, disabled } = props;
  const binding = useField({ help, error, required });
  const [query, setQuery] = useState<string>();
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.updateSelectedOptionIndex('active', { scrollIntoView: true }),
    onDropdownClose: () => {
      setQuery(undefined);
      combobox.resetSelectedOption();
    },
  });
  const all = toOptions(options);
  const chosen = all.find((option) => option.value === value);
  const needle = (query ?? '').trim().toLowerCase();
  const matches = needle === '' ? all : all.filter((option) => option.label.toLowerCase().includes(needle));
  const blur = () => {
    combobox.closeDropdown();
    onBlur?.();
  };
  return (
    <Field {...{ binding, label, help, error, required, labelHidden }}>
      <Combobox
        store={combobox}
        onOptionSubmit={(next) => {
          onChange(next);
          combobox.closeDropdown();
        }}
        withinPortal
        offset={4}
      >
        <Combobox.DropdownTarget>
          <div className={styles.box}>
            <Combobox.EventsTarget targetType={searchable ? 'input' : 'button'} withExpandedAttribute>
              {searchable ? (
                <input
                  {...binding}
                  ref={ref as Ref<HTMLInputElement>}
                  type="text"
                  role="combobox"
                  name={name}
                  disabled={disabled}
                  autoComplete="off"
                  placeholder={placeholder}
                  className={classNames(styles.input, styles.withEnd)}
                  value={query ?? chosen?.label ?? value}
                  onClick={() => combobox.openDropdown()}
                  onChange={(event) => {
                    setQuery(event.currentTarget.value);
                    combobox.openDropdown();
                    combobox.selectFirstOption();
                  }}
                  onBlur={blur}
                />
              ) : (
                <button
                  {...binding}
                  ref={ref as Ref<HTMLButtonElement>}
                  type="button"
                  role="combobox"
                  aria-labelledby={`${binding.id}-label ${binding.id}`}
                  name={name}
                  disabled={disabled}
                  className={classNames(styles.input, list.trigger)}
                  onClick={() => combobox.toggleDropdown()}
                  onBlur={blur}
                >
                  <span className={chosen === undefined && value === '' ? list.placeholder : undefined}>
                    {chosen?.label ?? (value || placeholder)}
                  </span>
                  <IconChevronDown size={16} aria-hidden="true" />
                </button>
              )}
            </Combobox.EventsTarget>
            {searchable ? (
              <span className={classNames(styles.end, styles.endQuiet)}>
                <IconChevronDown size={16} aria-hidden="true" />
              </span>
            ) : null}
          </div>
        </Combobox.DropdownTarget>
        <ListBox options={matches} selected={value === '' ? [] : [value]} query={query ?? ''} empty={emptyText} />
      </Combobox>
    </Field>
  );
}
