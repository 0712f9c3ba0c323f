/** What the company offers and stands for: one accordion a section, with their menu (D2 section 2.7). */
import { useState } from 'react';
import { guidelineHeadings, guidelineSections } from '#domain/guideline.ts';
import { Accordion, SectionMenu, scrollToSection } from './accordion.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { entriesOf } from './draft.ts';
import type { GuidelineView } from './editing.ts';
import { EntryField } from './entry-field.tsx';
import { EntryList } from './entry-list.tsx';
import { sectionHelp, wording } from './wording.ts';

const sections = guidelineSections.filter(({ headingId }) => headingId === guidelineHeadings.evp);
const oneLine = new Set(['Official company name', 'EVP strapline']);

interface TextSectionProps extends GuidelineView {
  title: string;
}

function TextSection({ items, draft, editing, title }: TextSectionProps) {
  const [entry] = entriesOf(items, draft, title);
  if (entry === undefined) return null;
  if (editing === undefined) {
    return entry.value === '' ? (
      <p className="muted">{wording.notAdded}</p>
    ) : (
      <p className={title === 'EVP strapline' ? 'gread strap' : 'gread'}>{entry.value}</p>
    );
  }
  const conflict = editing.conflicts.find(({ id }) => id === entry.id);
  return (
    <>
      <EntryField
        label={title}
        look={title === 'EVP strapline' ? 'strap' : oneLine.has(title) ? 'line' : 'area'}
        counted
        value={entry.value}
        help={sectionHelp[title]?.help}
        placeholder={sectionHelp[title]?.example === undefined ? undefined : `Such as: ${sectionHelp[title].example}`}
        error={editing.faults[`${entry.id}.value`]}
        onChange={(value) => editing.onChange({ ...entry, value })}
      />
      {conflict !== undefined && (
        <ConflictNote
          theirs={conflict}
          onTake={() => editing.onTakeTheirs(conflict)}
          onKeep={() => editing.onKeepMine(conflict)}
        />
      )}
    </>
  );
}

export function EvpTab(view: GuidelineView) {
  const { items, draft, editing } = view;
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(editing === undefined ? ['EVP pillars'] : ['EVP strapline', 'EVP pillars']),
  );
  const [current, setCurrent] = useState<string>();
  // A fault in a closed section would be told about nowhere.
  const needed = sections.filter(({ title }) =>
    entriesOf(items, draft, title).some(
      ({ id }) =>
        [`${id}.value`, `${id}.supportingValue`].some((key) => editing?.faults[key] !== undefined) ||
        editing?.conflicts.some((conflict) => conflict.id === id),
    ),
  );
  const isOpen = (title: string): boolean => open.has(title) || needed.some((section) => section.title === title);
  const toggle = (title: string, opened: boolean): void => {
    const next = new Set(open);
    if (opened) next.add(title);
    else next.delete(title);
    setOpen(next);
  };
  const written = (title: string): string[] =>
    entriesOf(items, draft, title)
      .map(({ value }) => value.trim())
      .filter((value) => value !== '');
  return (
    <div className="g">
      <SectionMenu
        links={sections.map(({ title }) => ({ title, done: editing !== undefined && written(title).length > 0 }))}
        current={current ?? sections.find(({ title }) => isOpen(title))?.title}
        onChoose={(title) => {
          // The second press on the section that one has come to closes it again.
          toggle(title, !(isOpen(title) && current === title));
          setCurrent(title);
          scrollToSection(title);
        }}
      />
      <div>
        {sections.map(({ title, headingId, kind }) => (
          <Accordion
            key={title}
            title={title}
            summary={written(title).join(', ') || (editing === undefined ? wording.notAdded : '')}
            open={isOpen(title)}
            onToggle={() => {
              toggle(title, !isOpen(title));
              setCurrent(title);
            }}
          >
            {kind === 'many' ? (
              <>
                {editing !== undefined && <p className="gintro">{sectionHelp[title]?.help}</p>}
                <EntryList {...view} title={title} headingId={headingId} />
              </>
            ) : (
              <TextSection {...view} title={title} />
            )}
          </Accordion>
        ))}
      </div>
    </div>
  );
}
