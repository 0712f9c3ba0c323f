/** Steps 1 to 6: the form or the library at the left, the items at the right, the footer below (D2 section 2.2). */
import { DndContext, MeasuringStrategy } from '@dnd-kit/core';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StepInput } from '#contract/framework.ts';
import { categoryOf, type FrameworkStep, isBlankParts, partsOfText, textOfParts } from '#domain/framework.ts';
import { readEntries } from '#domain/library.ts';
import { useCopy } from '#web/features/clipboard/index.ts';
import { CreateFolderDialog, tabLabels } from '#web/features/library/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { announcements, findTarget } from './drag.ts';
import { fatesOf } from './fates.ts';
import { GeneratorForm, type Unfinished } from './generator-form.tsx';
import { ItemList, SaveList } from './item-list.tsx';
import { rowFieldId } from './item-row.tsx';
import { jobDescriptionKey } from './job-description-box.tsx';
import { useLibraryReturn } from './library-focus.ts';
import { LibraryPanel } from './library-panel.tsx';
import { LibrarySheet } from './library-sheet.tsx';
import { LiftedItem } from './lifted-item.tsx';
import { ListHeader } from './list-header.tsx';
import { useRemoval } from './step-focus.ts';
import { StepFooter } from './step-footer.tsx';
import { StepNotices } from './step-notices.tsx';
import type { Row } from './step-state.ts';
import { useExplanations } from './use-explanations.ts';
import type { CheckState } from './use-job-description.ts';
import { useLibrary } from './use-library.ts';
import { useListDrag } from './use-list-drag.ts';
import { type StepModel, type StepOwner, useStep } from './use-step.ts';
import { stepWords, wording } from './wording.ts';

export interface StepPanelProps {
  owner: StepOwner;
  step: FrameworkStep;
  loaded: StepInput;
  companyName: string | null;
  timezone: string | null;
  jobDescription: CheckState;
  writer: 'builtIn' | 'model';
  /** Whether this is the step that is seen; the others keep what is typed in them. */
  shown: boolean;
  /** The way back from the first step; undefined on the others. */
  onBack: (() => void) | undefined;
  onNext: () => void;
  onLibrary: (step: FrameworkStep, open: boolean) => void;
  /** What the bar and the strip show of this step, and what step 7 takes from it. */
  onState: (step: FrameworkStep, model: StepModel) => void;
  /** Opens the advert's clipboard, whose texts can be taken into this step. */
  onClipboard: () => void;
  /** Entries in the advert's clipboard. */
  clipboardCount: number;
}

const phones = '(max-width: 599px)';

export function StepPanel(props: StepPanelProps) {
  const { owner, step, loaded, companyName, timezone, jobDescription, writer, shown } = props;
  const { onBack, onNext, onLibrary, onState, onClipboard, clipboardCount } = props;
  const model = useStep(owner, step, loaded);
  const library = useLibrary(step);
  const category = categoryOf(step);
  const copying = useCopy(owner.advertId, tabLabels[category]);
  const explanations = useExplanations(owner.advertId, model.id);
  const [view, setView] = useState<'options' | 'list'>(loaded.status === 'notGenerated' ? 'options' : 'list');
  const [creating, setCreating] = useState(false);
  const [moving, setMoving] = useState(false);
  const [addedCount, setAddedCount] = useState(0);
  const text = stepWords[step];
  const { rows } = model.state;
  const texts = rows.map(textOfParts);
  const isOpen = library.mode !== undefined;
  const onPhone = useMediaQuery(phones, undefined, { getInitialValueInEffect: false }) ?? false;
  // On a phone the library is a sheet over the list, which stays as it is.
  const isBeside = isOpen && !onPhone;
  const panel = useRef<HTMLDivElement>(null);
  // What stands in a field and isn't an option yet, so that a look at another step loses nothing.
  const unfinished = useRef<Unfinished>({});
  useLibraryReturn(panel, library.mode);

  useEffect(() => onState(step, model));
  useEffect(() => onLibrary(step, isOpen), [isOpen, onLibrary, step]);

  // What can't be used is not ticked either, so that nothing else is asked of the writer than what is shown.
  const key = jobDescriptionKey[step];
  const ticked = key !== undefined && model.state.options.constraints[key] === true;
  const unusable = jobDescription !== undefined && jobDescription !== 'match';
  const { setOptions, state } = model;
  useEffect(() => {
    if (unusable && ticked && key !== undefined)
      setOptions({ constraints: { ...state.options.constraints, [key]: false } });
  }, [unusable, ticked, key, setOptions, state]);

  const addOwn = (): void => {
    // Drawn and focused at once: what is typed in the same breath goes into the item, not to the page's shortcuts.
    const key = flushSync(() => {
      setView('list');
      return model.add();
    });
    if (key !== undefined) document.getElementById(rowFieldId(step, key))?.focus();
  };
  const removeRow = useRemoval(panel, model.remove);
  const addText = (entry: string, at?: number): void => {
    if (model.add(partsOfText(step, entry), at) !== undefined) setAddedCount((count) => count + 1);
  };
  const { folderId, save: saveTo } = library;
  const canSaveThere = library.mode === 'browse' && library.folder !== undefined;
  const toFolder = useCallback(
    (row: Row): void => void (folderId !== undefined && saveTo([textOfParts(row)], folderId)),
    [folderId, saveTo],
  );

  const drag = useListDrag({
    rows,
    folderTitle: library.folder?.title,
    canSaveThere,
    addText,
    toFolder,
    move: model.move,
  });

  const next = async (): Promise<void> => {
    setMoving(true);
    const saved = await model.save();
    setMoving(false);
    if (saved) onNext();
  };
  const openLibrary = (mode: 'browse' | 'save'): void => {
    setAddedCount(0);
    if (!onPhone) setView('options');
    library.open(mode);
  };
  const stored = library.folder === undefined ? [] : readEntries(library.folder.libraryContent.content);
  const fates = fatesOf(texts, stored);
  const fresh = fates.filter((fate) => fate === 'new').length;
  const saving = library.mode === 'save';
  const savingNote = saving && library.folder !== undefined ? wording.library.ofWillBe(fresh, rows.length) : undefined;
  const closeLibrary = (): void => {
    library.close();
    setView('list');
  };

  // The other steps keep their state and have no fields on the page: two of one name would be found.
  if (!shown) return null;
  return (
    <div ref={panel} className="fw-step">
      <StepNotices
        autosave={model.autosave}
        kept={model.kept.draft}
        timezone={timezone}
        onUpdate={model.update}
        onRestore={model.restore}
        onDiscard={model.kept.discard}
      />
      <div className="fw-switcher">
        <Segmented
          label={text.title}
          value={view}
          segments={[
            { value: 'options', label: isBeside ? wording.library.title : wording.options },
            { value: 'list', label: text.list },
          ]}
          onChange={setView}
        />
      </div>
      <DndContext
        {...drag.context}
        collisionDetection={findTarget}
        measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: wording.drag.instructions },
        }}
      >
        {drag.wrap(
          <div className={classNames('fw', isBeside && 'is-lib', `is-${view}`)}>
            {isBeside ? (
              <LibraryPanel
                step={step}
                library={library}
                timezone={timezone}
                taken={new Set(texts)}
                onAdd={(entry) => addText(entry)}
                lifted={drag.lifted}
                overFolder={drag.overFolder}
              />
            ) : (
              <GeneratorForm
                model={model}
                jobDescription={jobDescription}
                writer={writer}
                unfinished={unfinished.current}
              />
            )}
            <section className="fw-out" aria-label={text.list}>
              <ListHeader
                model={model}
                note={isBeside ? savingNote : undefined}
                closed={isBeside}
                onNotes={() => flushSync(() => setView('options'))}
                onWrite={addOwn}
                onLibrary={() => {
                  openLibrary('browse');
                }}
                onClipboard={onClipboard}
                clipboardCount={clipboardCount}
              />
              {saving && isBeside ? (
                <SaveList model={model} library={library} />
              ) : (
                <ItemList
                  model={model}
                  library={library}
                  copying={copying}
                  explanations={explanations}
                  lifted={drag.lifted}
                  overKey={drag.overKey}
                  overEnd={drag.overEnd}
                  onRemove={removeRow}
                  onToFolder={canSaveThere ? toFolder : undefined}
                />
              )}
            </section>
          </div>,
        )}
        <LiftedItem text={drag.carried} />
      </DndContext>
      <StepFooter
        step={step}
        library={library}
        beside={isBeside}
        filled={rows.some((row) => !isBlankParts(row))}
        busy={model.busy !== undefined}
        moving={moving}
        added={addedCount}
        onBack={onBack}
        onClose={closeLibrary}
        onCreate={() => setCreating(true)}
        onSave={() => void library.save(texts)}
        onOpen={() => {
          openLibrary('save');
        }}
        onNext={() => void next()}
      />
      {isOpen && onPhone && (
        <LibrarySheet
          step={step}
          library={library}
          taken={new Set(texts)}
          added={addedCount}
          note={savingNote}
          onAdd={(entry) => addText(entry)}
          onCreate={() => setCreating(true)}
          onSave={() => void library.save(texts)}
          onClose={closeLibrary}
        />
      )}
      {creating && (
        <CreateFolderDialog
          category={category}
          companyName={companyName}
          onClose={() => setCreating(false)}
          onCreated={(id) => {
            setCreating(false);
            void model.autosave.settle().then(() => library.created(id, texts));
          }}
        />
      )}
    </div>
  );
}
