/** The options of punctuation or writing style: masters, ticks, selects, and what each of them changes. */
import { useId, useState } from 'react';
import { CheckField } from '#web/ui/check-field.tsx';
import { FieldError } from '#web/ui/fields.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SectionMenu, scrollToSection, sectionDomId } from './accordion.tsx';
import { optionsOf } from './draft.ts';
import type { GuidelineView } from './editing.ts';
import { Example } from './example.tsx';
import { changesOfTick, type StyleGroup, type StyleList, type StyleRow } from './style-groups.ts';

type Options = Readonly<Record<string, unknown>>;

interface RowProps {
  row: StyleRow;
  options: Options;
  /** The group's master is on. */
  allowed: boolean;
  readOnly: boolean;
  fault: string | undefined;
  onChange: (changes: Record<string, boolean | string>) => void;
}

function OptionRow({ row, options, allowed, readOnly, fault, onChange }: RowProps) {
  const id = useId();
  const ticked = options[row.tick] === true;
  return (
    <div className="opr">
      <div className="l">
        <CheckField
          label={row.label}
          checked={ticked}
          disabled={readOnly || !allowed}
          onChange={(checked) => onChange(changesOfTick(row, checked, options))}
        />
        {row.selects !== undefined && (
          <div className="ls">
            {row.selects.map(({ field, label, options: values }) => (
              <SelectField
                key={field}
                label={label}
                value={typeof options[field] === 'string' ? options[field] : ''}
                // What can't be followed has to be changeable, whatever is switched off.
                disabled={readOnly || (!allowed && fault === undefined)}
                options={values}
                onChange={(value) => onChange({ [field]: value })}
              />
            ))}
          </div>
        )}
      </div>
      <Example rule={row.tick} options={options} active={ticked && allowed} />
      {fault !== undefined && (
        <div className="opr-fault">
          <FieldError id={id} error={fault} />
        </div>
      )}
    </div>
  );
}

interface GroupProps extends Omit<RowProps, 'row' | 'allowed'> {
  group: StyleGroup;
}

function Group({ group, options, readOnly, fault, onChange }: GroupProps) {
  const id = useId();
  const on = group.master === undefined || options[group.master] === true;
  return (
    <section className="wgrp" id={sectionDomId(group.title)} aria-labelledby={`${id}-title`}>
      <header>
        <h2 className="t-h2" id={`${id}-title`}>
          {group.title}
        </h2>
        {group.master !== undefined && (
          <span className={`switch gswitch ${on ? 'on' : ''}`}>
            <input
              type="checkbox"
              role="switch"
              aria-checked={on}
              aria-label={group.title}
              checked={on}
              disabled={readOnly}
              onChange={(event) => onChange({ [group.master ?? '']: event.target.checked })}
            />
          </span>
        )}
        <span className="exh" aria-hidden="true">
          <span>Before</span>
          <span />
          <span>After</span>
        </span>
      </header>
      {group.parts.map((part, index) => (
        <div key={part.title ?? index} id={part.title === undefined ? undefined : sectionDomId(part.title)}>
          {part.title !== undefined && <h3 className="wsub">{part.title}</h3>}
          {part.rows.map((row) => (
            <OptionRow
              key={row.tick}
              row={row}
              options={options}
              allowed={on}
              readOnly={readOnly}
              fault={row.tick === 'TimesAndTimezones1' ? fault : undefined}
              onChange={onChange}
            />
          ))}
        </div>
      ))}
    </section>
  );
}

export interface OptionListProps extends GuidelineView {
  list: StyleList;
}

export function OptionList({ items, draft, editing, list }: OptionListProps) {
  const [current, setCurrent] = useState(list.groups[0]?.title);
  const options = optionsOf(items, draft, list.id);
  const links = list.groups.flatMap(({ title, parts }) => [
    { title },
    ...parts.flatMap((part) => (part.title === undefined ? [] : [{ title: part.title, inner: true }])),
  ]);
  return (
    <div className="g is-style">
      <SectionMenu
        links={links}
        current={current}
        onChoose={(title) => {
          setCurrent(title);
          scrollToSection(title);
        }}
      />
      <div>
        {list.groups.map((group) => (
          <Group
            key={group.title}
            group={group}
            options={options}
            readOnly={editing === undefined}
            fault={editing?.faults[`${list.id}.times`]}
            onChange={(changes) => editing?.onOptions(list.id, changes)}
          />
        ))}
      </div>
    </div>
  );
}
