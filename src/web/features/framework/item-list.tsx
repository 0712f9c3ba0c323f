/** The items of a step at the right: numbered slips, or what a save to the library would do with them. */
import { useDroppable } from '@dnd-kit/core';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isLineStep, textOfParts } from '#domain/framework.ts';
import { readEntries } from '#domain/library.ts';
import type { Copying } from '#web/features/clipboard/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Lifted } from './drag.ts';
import { fatesOf } from './fates.ts';
import { ItemRow } from './item-row.tsx';
import { endId } from './places.ts';
import type { Row } from './step-state.ts';
import type { Explanations } from './use-explanations.ts';
import type { LibraryModel } from './use-library.ts';
import type { StepModel } from './use-step.ts';
import { stepWords, wording } from './wording.ts';

export interface ItemListProps {
  model: StepModel;
  library: LibraryModel;
  copying: Copying;
  explanations: Explanations;
  lifted: Lifted | undefined;
  /** The row before which the lifted thing would come to lie. */
  overKey: number | undefined;
  /** Whether the keyboard has brought it to the end. */
  overEnd: boolean;
  onRemove: (key: number) => void;
  onToFolder: ((row: Row) => void) | undefined;
}

/** Where a lifted entry goes when it is not dropped on a row: after the last one. */
function EndOfList({ lifted, over }: { lifted: Lifted | undefined; over: boolean }) {
  const { isOver, setNodeRef } = useDroppable({ id: endId });
  if (lifted === undefined) return null;
  return (
    <li ref={setNodeRef} data-place={endId} className={classNames('fw-drop', (isOver || over) && 'is-over')}>
      <IconDownload size={18} stroke={1.6} aria-hidden="true" />
      {wording.drag.here}
    </li>
  );
}

export function ItemList(props: ItemListProps) {
  const { model, copying, explanations, lifted, overKey, overEnd, onRemove, onToFolder } = props;
  const { step, state, busy } = model;
  const { rows } = state;
  return (
    <>
      {rows.length === 0 && lifted === undefined && (
        <div className="fw-empty">
          <p className="t-h3">{stepWords[step].empty}</p>
          <p className="muted">{wording.emptyHint}</p>
        </div>
      )}
      <ol className={classNames('fw-rows', busy !== undefined && 'is-busy')} aria-busy={busy !== undefined}>
        {rows.map((row, index) => (
          <ItemRow
            key={row.key}
            row={row}
            index={index}
            count={rows.length}
            step={step}
            readOnly={busy !== undefined}
            mark={overKey === row.key ? 'before' : undefined}
            copied={copying.of(row.key)}
            explanations={explanations}
            onEdit={model.edit}
            onRemove={onRemove}
            onMove={model.move}
            onCopy={copying.copy}
            onToFolder={onToFolder}
          />
        ))}
        <EndOfList lifted={lifted} over={overEnd} />
      </ol>
      {busy === 'generating' && (
        <p className="fw-thinking" role="status">
          <Spinner />
          {wording.generating}
        </p>
      )}
    </>
  );
}

/** Save mode: each item says what becomes of it. */
export function SaveList({ model, library }: Pick<ItemListProps, 'model' | 'library'>) {
  const { rows } = model.state;
  const words = wording.library;
  const stored = library.folder === undefined ? [] : readEntries(library.folder.libraryContent.content);
  const fates = fatesOf(rows.map(textOfParts), stored);
  const chosen = library.folder !== undefined;
  return (
    <ol className="fw-rows">
      {rows.map((row, index) => {
        const fate = fates[index] ?? 'blank';
        const isNew = fate === 'new';
        const label: Record<typeof fate, ReactNode> = {
          new: (
            <>
              <IconPlus size={16} stroke={2} aria-hidden="true" />
              {words.willBeSaved}
            </>
          ),
          there: words.inFolder,
          twice: words.twice,
          blank: words.blank,
        };
        return (
          <li
            key={row.key}
            className={classNames('fw-slip is-plain', !isLineStep(model.step) && 'is-big', !isNew && 'is-dup')}
          >
            <span className="fw-no" aria-hidden="true">
              {index + 1}
            </span>
            <div className="fw-tx">
              {row.title !== '' && <b>{row.title}</b>}
              {row.body !== '' && <p>{row.body}</p>}
            </div>
            <span className={classNames('fw-fate', isNew && 'is-new')}>
              {chosen || fate === 'blank' || fate === 'twice' ? label[fate] : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
