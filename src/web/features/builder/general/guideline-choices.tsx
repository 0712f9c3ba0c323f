/** What of the company's guidelines is brought into the copy: weights for pillars and values, switches for the statements. */
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import type { GuidelineItem } from '#contract/guidelines.ts';
import { has } from '#domain/permissions.ts';
import type { Role } from '#domain/user.ts';
import { answerOf } from '#web/api/queries.ts';
import type { GeneralForm } from './general-fields.tsx';
import { type GeneralValues, updateWeight, type Weight } from './general-form.ts';
import { SwitchRow } from './switch-row.tsx';
import { WeightSlider } from './weight-slider.tsx';

/** Guidelines of the employer value proposition stand under heading 1 (D2 section 3). */
const heading = '1';
const titles = { pillars: 'EVP pillars', values: 'Values' } as const;

const statements: readonly { name: keyof GeneralValues & `is${string}`; title: string }[] = [
  { name: 'isMissionSelected', title: 'Mission' },
  { name: 'isVisionSelected', title: 'Vision' },
  { name: 'isPurposeSelected', title: 'Purpose' },
];

/** The guidelines of the advert's company: one's own, or for copywriters the one that they write for. */
function useGuidelines(role: Role, tenantId: string | undefined) {
  const own = useQuery({ ...answerOf('guideline.list', { body: { heading } }), enabled: role !== 'copywriter' });
  const assigned = useQuery({
    ...answerOf('copywriter.guidelines', { body: { heading, tenantId: tenantId ?? '' } }),
    enabled: role === 'copywriter' && tenantId !== undefined,
  });
  return role === 'copywriter' ? assigned : own;
}

const written = (items: readonly GuidelineItem[], title: string): GuidelineItem[] =>
  items.filter((item) => item.title === title && (item.value ?? '').trim() !== '');

interface WeightsProps {
  form: GeneralForm;
  name: 'evpPillars' | 'guidelineValues';
  title: string;
  items: readonly GuidelineItem[];
  readOnly: boolean;
  empty: string;
}

function Weights({ form, name, title, items, readOnly, empty }: WeightsProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => {
        const weights: readonly Weight[] = field.value;
        const percentOf = (id: string): number =>
          weights.find((weight) => weight.guidelineTitleId === id)?.selectedPercentages ?? 0;
        return (
          <div className="slg">
            <h2 className="t-section">{title}</h2>
            {items.length === 0 && <p className="help">{empty}</p>}
            {items.map((item) => (
              <WeightSlider
                key={item.id}
                label={item.value ?? ''}
                value={percentOf(item.id)}
                disabled={readOnly}
                onChange={(value) => field.onChange(updateWeight(weights, item.id, value))}
              />
            ))}
          </div>
        );
      }}
    />
  );
}

export interface GuidelineChoicesProps {
  form: GeneralForm;
  role: Role;
  tenantId: string | undefined;
  readOnly: boolean;
}

export function GuidelineChoices({ form, role, tenantId, readOnly }: GuidelineChoicesProps) {
  const guidelines = useGuidelines(role, tenantId);
  const items = guidelines.data ?? [];
  const location = form.watch('location').trim();
  if (guidelines.isError) {
    return (
      <p className="help" role="status">
        The guidelines couldn't be loaded. What was chosen before is kept, and everything else can be saved.
      </p>
    );
  }
  const may = has(role, 'guideline.edit');
  const none = guidelines.isPending
    ? 'Loading'
    : may
      ? 'None yet. Add them in the guidelines.'
      : 'None yet. An administrator can add them in the guidelines.';
  return (
    <>
      <section className="sec" aria-label="EVP pillars and values">
        <div className="c2">
          <Weights
            form={form}
            name="evpPillars"
            title="EVP pillars"
            items={written(items, titles.pillars)}
            readOnly={readOnly}
            empty={none}
          />
          <Weights
            form={form}
            name="guidelineValues"
            title="Values"
            items={written(items, titles.values)}
            readOnly={readOnly}
            empty={none}
          />
        </div>
      </section>
      <section className="sec" aria-label="Bring into the copy">
        <header>
          <h2 className="t-section">Bring into the copy</h2>
          <p>From your company guidelines</p>
        </header>
        <div className="c2 is-tight">
          {statements.map(({ name, title }) => {
            const text = written(items, title)[0]?.value ?? undefined;
            return (
              <Controller
                key={name}
                control={form.control}
                name={name}
                render={({ field }) => (
                  <SwitchRow
                    label={title}
                    text={text ?? 'Not written yet. Add it in the guidelines to use it here.'}
                    checked={field.value === true}
                    // A switch that is on can always be taken off.
                    disabled={readOnly || (text === undefined && field.value !== true)}
                    onChange={field.onChange}
                  />
                )}
              />
            );
          })}
          <Controller
            control={form.control}
            name="isLocationBasedSelected"
            render={({ field }) => (
              <SwitchRow
                label="Location-based tone"
                text={
                  location === ''
                    ? 'Enter a location first.'
                    : `Speaks to readers in ${location}. It uses only what you wrote about the place.`
                }
                checked={field.value}
                disabled={readOnly || (location === '' && !field.value)}
                onChange={field.onChange}
              />
            )}
          />
        </div>
      </section>
    </>
  );
}
