/** Step 7: the advert is put together from the saved elements (D2 section 2.2). */
import { DndContext, type DragEndEvent, MeasuringStrategy } from '@dnd-kit/core';
import { IconArrowRight, IconEye } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Advert } from '#contract/advert.ts';
import {
  countCharacters,
  equalDocuments,
  isEmptyDocument,
  parseDocument,
  serialiseDocument,
} from '#domain/document/index.ts';
import type { ChosenElement, FrameworkStep } from '#domain/framework.ts';
import { documentOfElements } from '#domain/framework-document.ts';
import { editor } from '#domain/limits.ts';
import { call } from '#web/api/client.ts';
import type { Autosave } from '#web/features/drafts/index.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { BottomSheet } from '#web/ui/drawer.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { withKeys } from '#web/ui/with-keys.ts';
import { Assembly } from './assembly.tsx';
import { announcements, findTarget, type Lifted, useDragSensors, useReleasePoint } from './drag.ts';
import { ElementList, elementText, keyOfElement } from './element-list.tsx';
import { FactsPanel } from './facts.tsx';
import { categoryWords, finalWords } from './final-wording.ts';
import { useKeyboardLift } from './keyboard-lift.tsx';
import { KeysHint } from './keys-hint.tsx';
import { LiftedItem } from './lifted-item.tsx';
import { messageOf } from './message-of.ts';
import { type OfferedItem, offersOf } from './offers.ts';
import { placesOfList } from './places.ts';
import { PreviewDialog } from './preview.tsx';
import { StepNotices } from './step-notices.tsx';
import { useFacts } from './use-facts.ts';
import { type LoadedFinal, useFinal } from './use-final.ts';
import type { StepOwner } from './use-step.ts';
import { wording } from './wording.ts';

export interface FinalStepProps {
  owner: StepOwner;
  loaded: LoadedFinal;
  advert: Advert;
  statement: string | null;
  timezone: string | null;
  itemsOf: (step: FrameworkStep) => readonly OfferedItem[];
  shown: boolean;
  onStep: (step: number) => void;
  onAutosave: (autosave: Autosave) => void;
  /** The text is in the advert. */
  onFinished: () => Promise<void>;
}

/** Where what is chosen next comes to lie. */
const placeOf = (last: ChosenElement | undefined): string =>
  last === undefined ? finalWords.goesFirst : finalWords.goesBelow(categoryWords[last.step]);

const stepOfId = (id: unknown): FrameworkStep | undefined => {
  const [, step] = /^chosen-(\d)$/.exec(String(id)) ?? [];
  return step === undefined ? undefined : (Number(step) as FrameworkStep);
};

export function FinalStep(props: FinalStepProps) {
  const { owner, loaded, advert, statement, timezone, itemsOf, shown, onStep, onAutosave, onFinished } = props;
  const model = useFinal(owner, loaded);
  const { chosen } = model;
  const facts = useFacts(owner.advertId, chosen, model.confirmed);
  const [lifted, setLifted] = useState<Lifted>();
  const [over, setOver] = useState<string>();
  const [slot, setSlot] = useState<FrameworkStep>();
  const [layer, setLayer] = useState<'preview' | 'replace'>();
  const [busy, setBusy] = useState<'save' | 'next'>();
  const sensors = useDragSensors();
  useEffect(() => onAutosave(model.autosave));

  const document = documentOfElements(chosen, statement ?? '');
  const tooLong = countCharacters(document) > editor.charactersMax;
  const none = chosen.length === 0;
  const reason = none ? finalWords.disabled : undefined;

  const endDrag = (): void => {
    setLifted(undefined);
    setOver(undefined);
  };
  const drop = (thing: Lifted, where: string): void => {
    const found = chosen.findIndex((element) => element.step === stepOfId(where));
    const at = found < 0 ? chosen.length : found;
    if (thing.kind === 'element') model.add(thing.element, at);
    else if (thing.kind === 'chosen') model.move(thing.step, at);
  };
  const releasedOver = useReleasePoint();
  const onDragEnd = ({ active, over: target }: DragEndEvent): void => {
    endDrag();
    const where = releasedOver(target === null ? undefined : String(target.id));
    if (where !== undefined && where !== String(active.id)) drop(active.data.current as Lifted, where);
  };
  const nameOf = (id: string): string => {
    const step = stepOfId(id);
    return step === undefined ? finalWords.end : finalWords.place(categoryWords[step]);
  };

  const keyboard = useKeyboardLift({
    placesOf: () => ({ places: placesOfList(chosen.map(({ step }) => `chosen-${step}`)) }),
    nameOf,
    onDrop: drop,
  });

  const save = async (): Promise<void> => {
    setBusy('save');
    if (await model.save()) toast.success(finalWords.saved);
    setBusy(undefined);
  };
  /** Puts the text into the advert; a failure leaves everything as it is. */
  const finish = async (): Promise<void> => {
    setBusy('next');
    try {
      if (!(await model.save())) return;
      const { version } = advert.advertContent;
      const content = serialiseDocument(document);
      await call('advert.save', {
        body: { step: 'completed', action: 'next', advertId: owner.advertId, content, version },
      });
      toast.success(finalWords.done);
      await onFinished();
    } catch (error) {
      toast.error(messageOf(error, wording.kept.notSaved));
    } finally {
      setBusy(undefined);
    }
  };
  const next = async (): Promise<void> => {
    if (tooLong) {
      toast.error(finalWords.tooLong);
      return;
    }
    const there = parseDocument(advert.advertContent.content);
    const fresh = !there.ok || isEmptyDocument(there.document) || equalDocuments(there.document, document);
    if (fresh) await finish();
    else setLayer('replace');
  };

  if (!shown) return null;
  return (
    <div className="fw-step">
      <StepNotices
        autosave={model.autosave}
        kept={model.kept.draft}
        timezone={timezone}
        onUpdate={model.update}
        onRestore={model.restore}
        onDiscard={model.kept.discard}
      />
      <DndContext
        sensors={sensors}
        collisionDetection={findTarget}
        measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: wording.drag.instructions },
        }}
        onDragStart={({ active }) => setLifted(active.data.current as Lifted)}
        onDragOver={({ over: target }) => setOver(target === null ? undefined : String(target.id))}
        onDragEnd={onDragEnd}
        onDragCancel={endDrag}
      >
        {keyboard.wrap(
          <div className="fw-final">
            <ElementList itemsOf={itemsOf} chosen={chosen} onAdd={(element) => model.add(element)} onStep={onStep} />
            <div className="fw-final-out">
              <Assembly
                chosen={chosen}
                statement={statement}
                lifted={lifted ?? keyboard.lifted}
                over={over ?? keyboard.target}
                claims={facts.open}
                onRemove={model.remove}
                onMove={model.move}
                onSlot={setSlot}
              />
              {tooLong && <Note look="clay">{finalWords.tooLong}</Note>}
              <FactsPanel model={model} facts={facts} />
            </div>
          </div>,
        )}
        <LiftedItem text={lifted?.text} />
      </DndContext>
      <footer className="foot">
        <KeysHint />
        <span className="sp" />
        <Button
          look="quiet"
          busy={busy === 'save'}
          disabled={none || busy === 'next'}
          title={reason}
          onClick={() => void save()}
        >
          {finalWords.save}
        </Button>
        <Button
          disabled={none}
          title={reason}
          icon={<IconEye size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => setLayer('preview')}
        >
          {finalWords.preview}
        </Button>
        <Button
          look="primary"
          busy={busy === 'next'}
          disabled={none || busy === 'save'}
          title={reason}
          onClick={() => void next()}
        >
          {wording.next}
          <IconArrowRight size={17} stroke={2} aria-hidden="true" />
        </Button>
      </footer>
      {layer === 'preview' && <PreviewDialog document={document} onClose={() => setLayer(undefined)} />}
      {layer === 'replace' && (
        <ConfirmDialog
          title={finalWords.replace.title}
          subtitle={finalWords.replace.text}
          confirm={finalWords.replace.confirm}
          look="danger-fill"
          onConfirm={async () => {
            setLayer(undefined);
            await finish();
          }}
          onClose={() => setLayer(undefined)}
        />
      )}
      {slot !== undefined && (
        <BottomSheet title={finalWords.slot[slot]} onClose={() => setSlot(undefined)}>
          <ul className="fw-sheet">
            {itemsOf(slot).length === 0 && (
              <li className="fw-cat-none">
                <p className="muted">{finalWords.none(slot)}</p>
                <Button size="sm" look="subtle" onClick={() => onStep(slot)}>
                  {finalWords.goTo(slot)}
                </Button>
              </li>
            )}
            {withKeys(offersOf(slot, itemsOf(slot)), keyOfElement).map(({ key, part: element }) => (
              <li key={key} className="fw-el">
                <span className="fw-el-text">
                  <b>{elementText(element)}</b>
                  {element.items.length === 1 && element.items[0]?.title !== '' ? element.items[0]?.body : null}
                </span>
                <Button
                  look="light"
                  aria-label={finalWords.add(elementText(element))}
                  onClick={() => {
                    if (model.add(element)) setSlot(undefined);
                  }}
                >
                  {finalWords.addShort}
                </Button>
              </li>
            ))}
          </ul>
          {itemsOf(slot).length > 0 && <p className="muted fw-sheet-hint">{placeOf(chosen.at(-1))}</p>}
        </BottomSheet>
      )}
    </div>
  );
}
