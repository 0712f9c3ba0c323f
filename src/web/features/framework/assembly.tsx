/** The paper of step 7: chosen elements in their order, a slot for each category that is missing, the company's statement. */
import { useDraggable, useDroppable } from '@dnd-kit/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDotsVertical,
  IconDownload,
  IconGripVertical,
  IconLock,
  IconPlus,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type ChosenElement, type FrameworkStep, frameworkSteps, type ItemParts } from '#domain/framework.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Menu } from '#web/ui/menu.tsx';
import { withKeys } from '#web/ui/with-keys.ts';
import type { Lifted } from './drag.ts';
import { elementText } from './element-list.tsx';
import type { OpenClaim } from './final-state.ts';
import { categoryWords, finalWords } from './final-wording.ts';
import { useGrip } from './keyboard-lift.tsx';
import { endId } from './places.ts';
import { wording } from './wording.ts';

const icon = { size: 18, stroke: 1.6 } as const;

/** A text with the claims that nobody has given underlined. */
function Marked({ text, claims }: { text: string; claims: readonly OpenClaim[] }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { claim } of claims) {
    if (claim.start < end) continue;
    parts.push(text.slice(end, claim.start));
    parts.push(
      <mark key={claim.start} className="fw-claim" title={finalWords.facts.mark}>
        {text.slice(claim.start, claim.end)}
      </mark>,
    );
    end = claim.end;
  }
  parts.push(text.slice(end));
  return parts;
}

const titleLooks: Record<FrameworkStep, string> = {
  1: 'is-headline',
  2: 'is-lead',
  3: 'is-lead',
  4: 'is-lead',
  5: 'is-lead',
  6: 'is-copy',
};

function Item({ step, item, claims }: { step: FrameworkStep; item: ItemParts; claims: readonly OpenClaim[] }) {
  const of = (part: keyof ItemParts) => claims.filter((claim) => claim.part === part);
  const title = <Marked text={item.title} claims={of('title')} />;
  return (
    <div className="fw-blk-item">
      {item.title !== '' && <p className={titleLooks[step]}>{title}</p>}
      {item.body !== '' && (
        <p className="is-copy">
          <Marked text={item.body} claims={of('body')} />
        </p>
      )}
    </div>
  );
}

interface BlockProps {
  element: ChosenElement;
  index: number;
  count: number;
  over: boolean;
  claims: readonly OpenClaim[];
  onRemove: (step: FrameworkStep) => void;
  onMove: (step: FrameworkStep, to: number) => void;
}

function ChosenBlock({ element, index, count, over, claims, onRemove, onMove }: BlockProps) {
  const { step } = element;
  const category = categoryWords[step];
  const id = `chosen-${step}`;
  const { setNodeRef: dropRef } = useDroppable({ id });
  const thing: Lifted = { kind: 'chosen', step, text: elementText(element) };
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({ id, data: thing });
  const { isLifted, gripProps } = useGrip(id, thing);
  return (
    <li
      data-place={id}
      ref={(node) => {
        setNodeRef(node);
        dropRef(node);
      }}
      className={classNames('fw-blk', (isDragging || isLifted) && 'is-gone', over && 'is-before')}
    >
      <span className="fw-cap">{category}</span>
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="fw-grip"
        {...attributes}
        {...listeners}
        {...gripProps}
        aria-label={finalWords.lift(category)}
      >
        <IconGripVertical size={16} stroke={1.6} aria-hidden="true" />
      </button>
      <div className="fw-blk-text">
        {withKeys(element.items, ({ title, body }) => `${title} ${body}`).map(({ key, part }) => (
          <Item
            key={key}
            step={step}
            item={part}
            claims={claims.filter((claim) => claim.item === element.items.indexOf(part))}
          />
        ))}
      </div>
      <span className="fw-blk-acts">
        <IconButton label={finalWords.takeOutOf(category)} title={finalWords.takeOut} onClick={() => onRemove(step)}>
          <IconX {...icon} />
        </IconButton>
        <Menu
          items={[
            ...(index > 0
              ? [{ label: finalWords.moveUp, icon: <IconArrowUp {...icon} />, onSelect: () => onMove(step, index - 1) }]
              : []),
            ...(index < count - 1
              ? [
                  {
                    label: finalWords.moveDown,
                    icon: <IconArrowDown {...icon} />,
                    onSelect: () => onMove(step, index + 2),
                  },
                ]
              : []),
            { label: finalWords.takeOut, icon: <IconX {...icon} />, danger: true, onSelect: () => onRemove(step) },
          ]}
          button={(button) => (
            <IconButton {...button} label={finalWords.more(category)}>
              <IconDotsVertical {...icon} />
            </IconButton>
          )}
        />
      </span>
    </li>
  );
}

export interface AssemblyProps {
  chosen: readonly ChosenElement[];
  statement: string | null;
  lifted: Lifted | undefined;
  /** The id of the target under the lifted thing. */
  over: string | undefined;
  claims: readonly OpenClaim[];
  onRemove: (step: FrameworkStep) => void;
  onMove: (step: FrameworkStep, to: number) => void;
  /** Opens the options of a category, where there is no room beside the paper. */
  onSlot: (step: FrameworkStep) => void;
}

export function Assembly({ chosen, statement, lifted, over, claims, onRemove, onMove, onSlot }: AssemblyProps) {
  const { isOver: isUnder, setNodeRef } = useDroppable({ id: endId });
  const isOver = isUnder || over === endId;
  const open = frameworkSteps.filter((step) => chosen.every((element) => element.step !== step));
  return (
    <section className="fw-asm" aria-label={finalWords.title}>
      <header>
        <h2 className="t-h2">{finalWords.title}</h2>
        <span className="muted num">{finalWords.chosen(chosen.length)}</span>
      </header>
      <div className="paper fw-paper">
        <ol>
          {chosen.map((element, index) => (
            <ChosenBlock
              key={element.step}
              element={element}
              index={index}
              count={chosen.length}
              over={over === `chosen-${element.step}`}
              claims={claims.filter((claim) => claim.step === element.step)}
              onRemove={onRemove}
              onMove={onMove}
            />
          ))}
        </ol>
        <div
          ref={setNodeRef}
          data-place={endId}
          className={classNames('fw-slots', lifted !== undefined && 'is-lifted', isOver && 'is-over')}
        >
          {(lifted !== undefined || chosen.length === 0) && (
            <p className={classNames('fw-drop', isOver && 'is-over')}>
              <IconDownload {...icon} aria-hidden="true" />
              {wording.drag.here}
            </p>
          )}
          {open.map((step) => (
            <button key={step} type="button" className="fw-slot" onClick={() => onSlot(step)}>
              {categoryWords[step]}
              <IconPlus size={16} stroke={1.8} aria-hidden="true" />
            </button>
          ))}
        </div>
        {statement !== null && (
          <div className="fw-eq">
            <p className="fw-cap">
              <IconLock size={15} stroke={1.6} aria-hidden="true" />
              {finalWords.eos}
            </p>
            <p>{statement}</p>
          </div>
        )}
      </div>
    </section>
  );
}
