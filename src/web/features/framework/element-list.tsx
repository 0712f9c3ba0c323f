/** The elements of the six categories that can be put into the advert. */
import { useDraggable } from '@dnd-kit/core';
import { IconChevronDown, IconChevronRight, IconCircleCheck, IconGripVertical, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { type ChosenElement, type FrameworkStep, frameworkSteps } from '#domain/framework.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { withKeys } from '#web/ui/with-keys.ts';
import type { Lifted } from './drag.ts';
import { categoryWords, finalWords } from './final-wording.ts';
import { useGrip } from './keyboard-lift.tsx';
import { isSame, type OfferedItem, offersOf } from './offers.ts';
import { shortText } from './step-state.ts';

/** An element in a line. */
export function elementText({ items }: ChosenElement): string {
  return items.length > 1 ? finalWords.allRewards(items.length) : shortText(items[0] ?? { title: '', body: '' });
}

/** What an element says, to tell it from the others of its category. */
export const keyOfElement = ({ items }: ChosenElement): string => JSON.stringify(items);

function Words({ element }: { element: ChosenElement }) {
  const [first] = element.items;
  if (element.items.length > 1) {
    return (
      <span className="fw-el-text">
        <b>{elementText(element)}</b>
        {element.items.map(({ title }) => title).join(', ')}
      </span>
    );
  }
  return (
    <span className="fw-el-text">
      {first?.title !== '' && (element.step === 1 || element.step === 6 ? first?.title : <b>{first?.title}</b>)}
      {first?.body}
    </span>
  );
}

export interface OfferProps {
  element: ChosenElement;
  id: string;
  chosen: boolean;
  onAdd: (element: ChosenElement) => void;
}

function Offer({ element, id, chosen, onAdd }: OfferProps) {
  const text = elementText(element);
  const thing: Lifted = { kind: 'element', element, text };
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id,
    data: thing,
  });
  const { isLifted, gripProps } = useGrip(id, thing);
  return (
    <li ref={setNodeRef} className={classNames('fw-el', (chosen || isDragging || isLifted) && 'is-gone')}>
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="fw-grip"
        {...attributes}
        {...listeners}
        {...gripProps}
        aria-label={`${finalWords.lift(categoryWords[element.step])}: ${text}`}
      >
        <IconGripVertical size={16} stroke={1.6} aria-hidden="true" />
      </button>
      {/* The words can be lifted by a pointer as well; the grip is the keyboard's. */}
      <div onPointerDown={listeners?.onPointerDown as (() => void) | undefined}>
        <Words element={element} />
      </div>
      {chosen ? (
        <span className="fw-taken">
          <IconCircleCheck size={17} stroke={1.6} aria-hidden="true" />
          <span className="vh">{finalWords.isChosen}</span>
        </span>
      ) : (
        <IconButton label={finalWords.add(text)} title={finalWords.addShort} onClick={() => onAdd(element)}>
          <IconPlus size={18} stroke={1.6} />
        </IconButton>
      )}
    </li>
  );
}

export interface ElementListProps {
  itemsOf: (step: FrameworkStep) => readonly OfferedItem[];
  chosen: readonly ChosenElement[];
  onAdd: (element: ChosenElement) => void;
  onStep: (step: number) => void;
}

export function ElementList({ itemsOf, chosen, onAdd, onStep }: ElementListProps) {
  const [open, setOpen] = useState<FrameworkStep | undefined>(
    () => frameworkSteps.find((step) => chosen.every((element) => element.step !== step)) ?? 1,
  );
  return (
    <section className="fw-els" aria-label={finalWords.elements}>
      <h2 className="t-section">{finalWords.elements}</h2>
      <p className="muted">{finalWords.lead}</p>
      {frameworkSteps.map((step) => {
        const items = itemsOf(step);
        const shown = open === step;
        const mine = chosen.find((element) => element.step === step);
        return (
          <div className="fw-cat" key={step}>
            <h3>
              <button
                type="button"
                aria-expanded={shown}
                aria-controls={`fw-cat-${step}`}
                onClick={() => setOpen(shown ? undefined : step)}
              >
                {shown ? (
                  <IconChevronDown size={18} stroke={1.8} aria-hidden="true" />
                ) : (
                  <IconChevronRight size={18} stroke={1.8} aria-hidden="true" />
                )}
                {categoryWords[step]}
                {mine !== undefined && (
                  <>
                    <IconCircleCheck className="fw-done" size={18} stroke={1.6} aria-hidden="true" />
                    <span className="vh">{finalWords.isChosen}</span>
                  </>
                )}
                <span className="fw-cat-n num">{finalWords.options(items.length)}</span>
              </button>
            </h3>
            <ul id={`fw-cat-${step}`} hidden={!shown}>
              {shown && items.length === 0 && (
                <li className="fw-cat-none">
                  <p className="muted">{finalWords.none(step)}</p>
                  <Button size="sm" look="subtle" onClick={() => onStep(step)}>
                    {finalWords.goTo(step)}
                  </Button>
                </li>
              )}
              {shown &&
                withKeys(offersOf(step, items), keyOfElement).map(({ key, part }) => (
                  <Offer
                    key={key}
                    id={`el-${step}-${key}`}
                    element={part}
                    chosen={mine !== undefined && isSame(mine, part)}
                    onAdd={onAdd}
                  />
                ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
