/** A text field with a list to choose from: type to narrow, arrows to move, Enter to take. Own words may be allowed. */
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type Ref, useMemo, useState } from 'react';
import { FieldShell, useFieldIds } from './fields.tsx';

export interface ComboFieldProps {
  label: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  help?: ReactNode;
  required?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  /** Said when nothing fits what was typed. */
  none?: (text: string) => string;
  name?: string;
  /** Options drawn at once; typing narrows the rest. */
  most?: number;
  ref?: Ref<HTMLInputElement>;
}

/** What typing is compared with: without case, and a city's underscore is its space. */
const fold = (text: string): string => text.toLowerCase().replaceAll('_', ' ');

function split(option: string, typed: string): [string, string, string] {
  const at = typed === '' ? -1 : fold(option).indexOf(fold(typed));
  return at < 0
    ? [option, '', '']
    : [option.slice(0, at), option.slice(at, at + typed.length), option.slice(at + typed.length)];
}

export function ComboField({
  label,
  options,
  value,
  onChange,
  onBlur,
  error,
  help,
  required,
  readOnly = false,
  placeholder,
  none,
  name,
  most: drawn = 80,
  ref,
}: ComboFieldProps) {
  const ids = useFieldIds(error, help);
  const [open, setOpen] = useState(false);
  const [narrowed, setNarrowed] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = narrowed ? value.trim() : '';
  const found = useMemo(() => {
    const wanted = fold(typed);
    const fitting = options.filter((option) => fold(option).includes(wanted));
    // What begins with the typed words comes first.
    const starts = fitting.filter((option) => fold(option).startsWith(wanted));
    return [...starts, ...fitting.filter((option) => !fold(option).startsWith(wanted))].slice(0, drawn);
  }, [options, typed, drawn]);

  const show = () => {
    if (readOnly) return;
    setOpen(true);
    setNarrowed(false);
    setActive(options.indexOf(value) < drawn ? options.indexOf(value) : -1);
  };
  const take = (option: string) => {
    onChange(option);
    setOpen(false);
    setNarrowed(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) {
        show();
        return;
      }
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((current) => (found.length === 0 ? -1 : (current + step + found.length) % found.length));
    } else if (event.key === 'Enter' && open && active >= 0) {
      const option = found[active];
      event.preventDefault();
      if (option !== undefined) take(option);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  const listId = `${ids.id}-list`;
  return (
    <FieldShell id={ids.id} label={label} help={help} error={error} required={required}>
      <div className="combo">
        <div className={`input ${ids.wrong ? 'is-error' : ''} ${readOnly ? 'is-lock' : ''}`}>
          <input
            id={ids.id}
            ref={ref}
            name={name}
            value={value}
            readOnly={readOnly}
            placeholder={placeholder}
            autoComplete="off"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
            aria-invalid={ids.wrong || undefined}
            aria-required={required || undefined}
            aria-disabled={readOnly || undefined}
            aria-describedby={ids.describedBy}
            onClick={show}
            onChange={(event) => {
              onChange(event.target.value);
              setNarrowed(true);
              setOpen(true);
              setActive(event.target.value.trim() === '' ? -1 : 0);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setOpen(false);
              onBlur?.();
            }}
          />
          <IconChevronDown className="end" size={16} stroke={1.6} aria-hidden="true" />
        </div>
        {/* Under a name of its own, and only while it is open: the label is the field's alone. */}
        {open && (
          <ul className="listbox" role="listbox" id={listId} aria-label="Suggestions">
            {found.map((option, index) => {
              const [before, match, after] = split(option, typed);
              return (
                // The input keeps the focus; these rows are reached with the arrow keys or the pointer.
                <li
                  key={option}
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option === value}
                  className={index === active ? 'is-hover' : ''}
                  ref={index === active ? (row) => row?.scrollIntoView({ block: 'nearest' }) : null}
                  onPointerDown={(event) => {
                    event.preventDefault();
                    take(option);
                  }}
                >
                  <span>
                    {before}
                    {match !== '' && <mark>{match}</mark>}
                    {after}
                  </span>
                  {option === value && <IconCheck className="r" size={16} stroke={1.6} aria-hidden="true" />}
                </li>
              );
            })}
            {found.length === 0 && (
              <li role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
                {none?.(value) ?? `Nothing in the list matches “${value}”.`}
              </li>
            )}
          </ul>
        )}
      </div>
    </FieldShell>
  );
}
