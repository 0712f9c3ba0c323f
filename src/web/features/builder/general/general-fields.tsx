/** The fields at the top of the General tab. */
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { general } from '#domain/limits.ts';
import { answerOf, unchanging } from '#web/api/queries.ts';
import { ComboField } from '#web/ui/combo-field.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { DeadlineField } from './deadline-field.tsx';
import type { GeneralFields, GeneralValues } from './general-form.ts';

export type GeneralForm = UseFormReturn<GeneralValues, unknown, GeneralFields>;

/** Takes digits, one decimal point and the commas between thousands; e, E, +, - and whatever else is typed never appears. */
function blockLetters(event: KeyboardEvent<HTMLInputElement>): void {
  const typed = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  const second = event.key === '.' && event.currentTarget.value.includes('.');
  if (typed && (second || !/[0-9.,]/.test(event.key))) event.preventDefault();
}

interface ListProps {
  form: GeneralForm;
  name: 'sector' | 'industry' | 'country';
  label: string;
  options: readonly string[];
  failed: boolean;
  readOnly: boolean;
}

function ListField({ form, name, label, options, failed, readOnly }: ListProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <ComboField
          label={label}
          required
          options={options}
          readOnly={readOnly}
          {...(failed ? { help: "The list couldn't be loaded. Type yours instead." } : {})}
          none={(text) => `Nothing in the list matches “${text}”. You can keep it as it is.`}
          error={fieldState.error?.message}
          {...field}
        />
      )}
    />
  );
}

export interface GeneralFieldsProps {
  form: GeneralForm;
  readOnly: boolean;
  /** Brand Name is there for generated adverts. */
  withBrand: boolean;
  /** First day that can be a deadline. */
  firstDay: string;
}

export function GeneralFieldset({ form, readOnly, withBrand, firstDay }: GeneralFieldsProps) {
  const industries = useQuery({ ...answerOf('organisation.industries'), ...unchanging });
  const sectors = useQuery({ ...answerOf('reference.sectors'), ...unchanging });
  const countries = useQuery({ ...answerOf('reference.countries'), ...unchanging });
  const names = (list: readonly { name: string }[] | undefined) => (list ?? []).map((item) => item.name);
  const { register, control, formState } = form;
  const errorOf = (name: keyof GeneralValues) => formState.errors[name]?.message;
  return (
    <section className="sec" aria-label="Details">
      <TextField
        label="Job title"
        look="title"
        required
        readOnly={readOnly}
        maxLength={general.jobTitleMax}
        placeholder="Offshore Wind Technician"
        error={errorOf('jobTitle')}
        {...register('jobTitle')}
      />
      <div className="c3">
        <ListField
          form={form}
          name="sector"
          label="Sector"
          options={names(sectors.data)}
          failed={sectors.isError}
          readOnly={readOnly}
        />
        <ListField
          form={form}
          name="industry"
          label="Industry"
          options={names(industries.data)}
          failed={industries.isError}
          readOnly={readOnly}
        />
        <Controller
          control={control}
          name="deadline"
          render={({ field, fieldState }) => (
            <DeadlineField
              value={field.value}
              min={firstDay}
              readOnly={readOnly}
              error={fieldState.error?.message}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
        <ListField
          form={form}
          name="country"
          label="Country"
          options={names(countries.data)}
          failed={countries.isError}
          readOnly={readOnly}
        />
        <TextField
          label="Location"
          readOnly={readOnly}
          maxLength={general.locationMax}
          placeholder="Grimsby"
          error={errorOf('location')}
          {...register('location')}
        />
        {withBrand && (
          <TextField
            label="Brand Name"
            readOnly={readOnly}
            maxLength={general.brandNameMax}
            error={errorOf('brandName')}
            {...register('brandName')}
          />
        )}
      </div>
      <div className="c3">
        <TextField
          label="Yearly Salary From"
          placeholder="20,000"
          inputMode="decimal"
          autoComplete="off"
          readOnly={readOnly}
          onKeyDown={blockLetters}
          error={errorOf('salaryFrom')}
          {...register('salaryFrom', { deps: ['salaryTo'] })}
        />
        <TextField
          label="Yearly Salary To"
          placeholder="30,000"
          inputMode="decimal"
          autoComplete="off"
          readOnly={readOnly}
          onKeyDown={blockLetters}
          error={errorOf('salaryTo')}
          {...register('salaryTo')}
        />
      </div>
    </section>
  );
}
