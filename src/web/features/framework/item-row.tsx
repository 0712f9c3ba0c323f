/** One item on its slip: edited in place, lifted by its grip, with its reasons, copy and removal. */
import { useDraggable, useDroppable } from '@dnd-kit/core';
import {
  IconAlertCircle,
  IconArrowDown,
  IconArrowUp,
  IconClipboardPlus,
  IconDotsVertical,
  IconFolderPlus,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { type FrameworkStep, type ItemParts, isLineStep, textOfParts } from '#domain/framework.ts';
import { type Copying, CopyTool } from '#web/features/clipboard/index.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import type { Lifted } from './drag.ts';
import { useGrip } from './keyboard-lift.tsx';
import { removalFocus } from './step-focus.ts';
import { excessOf, type Row, shortText } from './step-state.ts';
import type { Explanations } from './use-explanations.ts';
import { Why } from './why.tsx';
import { stepWords, wording } from './wording.ts';

const icon = { size: 18, stroke: 1.6 } as const;
const words = wording.item;

/** The id of a row's first field. */
export const rowFieldId = (step: FrameworkStep, key: number): string => `fw-${step}-${key}`;

interface PartFieldProps {
  id?: string;
  className: string;
  label: string;
  placeholder: string;
  value: string;
  readOnly: boolean;
  invalid: string | undefined;
  /** A single line: Enter and pasted breaks make no second one. */
  line: boolean;
  onChange: (value: string) => void;
}

function PartField({ className, label, value, invalid, line, onChange, ...rest }: PartFieldProps) {
  return (
    // The hidden copy gives the field the height of its text.
    <div className={`fw-grow ${className}`} data-text={`${value} `}>
      <textarea
        {...rest}
        rows={1}
        aria-label={label}
        aria-invalid={invalid !== undefined || undefined}
        aria-describedby={invalid}
        value={value}
        onKeyDown={(event) => {
          if (line && event.key === 'Enter') event.preventDefault();
        }}
        onChange={(event) => onChange(line ? event.target.value.replace(/\s*\n\s*/g, ' ') : event.target.value)}
      />
    </div>
  );
}

export interface ItemRowProps {
  row: Row;
  /** Its place, counted from 0. */
  index: number;
  count: number;
  step: FrameworkStep;
  readOnly: boolean;
  /** Where a lifted thing would come to lie. */
  mark: 'before' | undefined;
  copied: ReturnType<Copying['of']>;
  explanations: Explanations;
  onEdit: (key: number, change: Partial<ItemParts>) => void;
  onRemove: (key: number) => void;
  onMove: (key: number, to: number) => void;
  onCopy: (key: number, text: string) => void;
  /** Saves this item to the open folder; undefined when none is open. */
  onToFolder: ((row: Row) => void) | undefined;
}

export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { row, index, count, step, readOnly, mark, copied, explanations, onEdit, onRemove, onMove, onCopy } = props;
  const { onToFolder } = props;
  const text = stepWords[step];
  const n = index + 1;
  const line = isLineStep(step);
  const id = `row-${row.key}`;
  const { setNodeRef: dropRef } = useDroppable({ id, data: { index } });
  const thing: Lifted = { kind: 'row', key: row.key, text: shortText(row) };
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id,
    data: thing,
    disabled: readOnly,
  });
  const { isLifted, gripProps } = useGrip(id, thing);
  const excess = excessOf(row);
  const errorId = excess > 0 ? `${rowFieldId(step, row.key)}-error` : undefined;
  const label = (name: string): string => words.nth(n, name);
  const moves: MenuItem[] = [
    ...(index > 0
      ? [{ label: words.moveUp, icon: <IconArrowUp {...icon} />, onSelect: () => onMove(row.key, index - 1) }]
      : []),
    ...(index < count - 1
      ? [{ label: words.moveDown, icon: <IconArrowDown {...icon} />, onSelect: () => onMove(row.key, index + 2) }]
      : []),
    ...(onToFolder === undefined
      ? []
      : [{ label: words.toFolder, icon: <IconFolderPlus {...icon} />, onSelect: () => onToFolder(row) }]),
  ];
  const copy = () => onCopy(row.key, textOfParts(row));
  const menu = (items: readonly MenuItem[], className: string): ReactNode =>
    items.length > 0 && (
      <span className={className}>
        <Menu
          items={items}
          button={(button) => (
            <IconButton {...button} {...(className === 'fw-narrow' && removalFocus.item)} label={words.more(n)}>
              <IconDotsVertical {...icon} />
            </IconButton>
          )}
        />
      </span>
    );
  return (
    <li
      data-place={id}
      ref={(element) => {
        setNodeRef(element);
        dropRef(element);
      }}
      className={classNames(
        'fw-slip',
        !line && 'is-big',
        (isDragging || isLifted) && 'is-gone',
        mark && `is-${mark}`,
        excess > 0 && 'is-error',
      )}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="fw-grip"
        {...attributes}
        {...listeners}
        {...(readOnly ? {} : gripProps)}
        aria-label={`${words.move}: ${n}`}
        aria-disabled={readOnly || undefined}
      >
        <IconGripVertical size={16} stroke={1.6} aria-hidden="true" />
      </button>
      <span className="fw-no" aria-hidden="true">
        {n}
      </span>
      <div className="fw-tx">
        <PartField
          id={rowFieldId(step, row.key)}
          className="is-title"
          label={label(text.titleLabel)}
          placeholder={text.titlePlaceholder}
          value={row.title}
          readOnly={readOnly}
          invalid={errorId}
          line
          onChange={(title) => onEdit(row.key, { title })}
        />
        {!line && (
          <PartField
            className="is-body"
            label={label(text.bodyLabel)}
            placeholder={text.bodyPlaceholder}
            value={row.body}
            readOnly={readOnly}
            invalid={errorId}
            line={false}
            onChange={(body) => onEdit(row.key, { body })}
          />
        )}
        {excess > 0 && (
          <p className="err" id={errorId} role="alert">
            <IconAlertCircle size={16} stroke={1.6} aria-hidden="true" />
            {words.tooLong(excess)}
          </p>
        )}
      </div>
      <span className="fw-acts">
        <Why row={row} index={index} one={text.one} explanations={explanations} />
        <span className="fw-wide">
          <CopyTool label={words.copy} copied={copied} onCopy={copy} />
        </span>
        <span className="fw-wide">
          <IconButton {...removalFocus.item} label={words.remove} disabled={readOnly} onClick={() => onRemove(row.key)}>
            <IconTrash {...icon} />
          </IconButton>
        </span>
        {!readOnly && menu(moves, 'fw-wide')}
        {menu(
          [
            ...(readOnly ? [] : moves),
            { label: words.copy, icon: <IconClipboardPlus {...icon} />, onSelect: copy },
            ...(readOnly
              ? []
              : [
                  {
                    label: words.remove,
                    icon: <IconTrash {...icon} />,
                    danger: true,
                    onSelect: () => onRemove(row.key),
                  },
                ]),
          ],
          'fw-narrow',
        )}
      </span>
    </li>
  );
});
