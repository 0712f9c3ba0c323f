import { Combobox, useCombobox } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { FieldShell, useFieldIds } from './fields.tsx';
import styles from './list-box.module.css';
import { ListBox, type Option, toOptions } from './list-box.tsx';

export interface SelectFieldProps {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  options: readonly (string | Option)[];
  /** The chosen option's value, '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  /** Shown when there are no options. */
  emptyText?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Exactly one of a list. Options may be switched off with a reason. For narrowing by typing there is ComboField. */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, required = false, options, value, onChange, onBlur, name, disabled, ref } = props;
  const { placeholder = 'Choose', emptyText = 'Nothing to choose from' } = props;
  const ids = useFieldIds(error, help);
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.updateSelectedOptionIndex('active', { scrollIntoView: true }),
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const all = toOptions(options);
  const chosen = all.find((option) => option.value === value);
  return (
    <FieldShell id={ids.id} {...{ label, help, error, required }}>
      <Combobox
        store={combobox}
        onOptionSubmit={(next) => {
          onChange(next);
          combobox.closeDropdown();
        }}
        withinPortal
        offset={4}
        zIndex={1100}
      >
        <Combobox.Target targetType="button" withExpandedAttribute>
          <button
            ref={ref}
            id={ids.id}
            type="button"
            role="combobox"
            aria-expanded={combobox.dropdownOpened}
            name={name}
            disabled={disabled}
            aria-invalid={ids.wrong || undefined}
            aria-required={required || undefined}
            aria-describedby={ids.describedBy}
            className={classNames('input', ids.wrong && 'is-error', styles.trigger)}
            onClick={() => combobox.toggleDropdown()}
            onBlur={() => {
              combobox.closeDropdown();
              onBlur?.();
            }}
          >
            <span className={chosen === undefined && value === '' ? styles.placeholder : undefined}>
              {chosen?.label ?? (value || placeholder)}
            </span>
            <IconChevronDown size={16} aria-hidden="true" />
          </button>
        </Combobox.Target>
        <ListBox options={all} selected={value === '' ? [] : [value]} empty={emptyText} />
      </Combobox>
    </FieldShell>
  );
}
