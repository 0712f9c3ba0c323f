/** What the company filled in about the advert, for reading: General, Brief and Job Description. */
import type { ReviewAdvert } from '#contract/review.ts';
import { dotted } from '#web/ui/dates.ts';
import { TextAreaField, TextField } from '#web/ui/fields.tsx';
import { Note } from '#web/ui/note.tsx';
import { reviewer as wording } from '../wording.ts';

const money = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const amount = (value: number | null): string => (value === null ? '' : money.format(value));

export function GeneralFacts({ advert }: { advert: ReviewAdvert }) {
  const hasBrand = advert.type === 'aida' || advert.type === 'aiAdvert';
  const weights = advert.advertSliders.filter(({ value }) => value > 0);
  const purposes = [
    advert.hasMission && 'Mission',
    advert.hasVision && 'Vision',
    advert.hasPurpose && 'Purpose',
    advert.hasLocality && 'Location',
  ].filter((one) => one !== false);
  return (
    <div className="rv-facts">
      <Note>{wording.readOnly}</Note>
      <TextField label="Job title" look="title" readOnly value={advert.jobTitle} />
      <div className="rv-three">
        <TextField label="Sector" readOnly value={advert.sector} />
        <TextField label="Industry" readOnly value={advert.industry} />
        <TextField label="Deadline" readOnly value={advert.deadline === null ? '' : dotted(advert.deadline)} />
        <TextField label="Country" readOnly value={advert.country} />
        <TextField label="Location" readOnly value={advert.location ?? ''} />
        {hasBrand && <TextField label="Brand Name" readOnly value={advert.brandName ?? ''} />}
        <TextField label="Yearly Salary From" readOnly value={amount(advert.salaryFrom)} />
        <TextField label="Yearly Salary To" readOnly value={amount(advert.salaryTo)} />
        <TextField label="Tone of Voice" readOnly value={advert.toneOfVoice ?? ''} />
      </div>
      {weights.length > 0 && (
        <TextAreaField
          label="Pillars and values"
          readOnly
          rows={Math.min(weights.length, 8)}
          value={weights.map(({ guidelineTitle, value }) => `${guidelineTitle.value}: ${value}%`).join('\n')}
        />
      )}
      {purposes.length > 0 && <TextField label="Built on" readOnly value={purposes.join(', ')} />}
    </div>
  );
}

const briefFields = [
  ['description', 'Description'],
  ['proposition', 'Proposition'],
  ['responsibilitiesRole', 'Five main responsibilities'],
  ['skills', 'Key required skills'],
  ['used', 'Where it will be used and re-used'],
  ['keywords', 'Keywords'],
  ['supportingEvidence', 'Supporting evidence'],
  ['toneOfVoice', 'Tone of voice'],
] as const satisfies readonly (readonly [keyof NonNullable<ReviewAdvert['advertBrief']>, string])[];

export function BriefFacts({ advert }: { advert: ReviewAdvert }) {
  return (
    <div className="rv-facts">
      <Note>{wording.readOnly}</Note>
      {briefFields.map(([name, label]) => (
        <TextAreaField key={name} label={label} readOnly rows={2} value={advert.advertBrief?.[name] ?? ''} />
      ))}
    </div>
  );
}

export function JobDescriptionFacts({ advert }: { advert: ReviewAdvert }) {
  const file = advert.advertJobDescription;
  return (
    <div className="rv-facts">
      <h2 className="t-h2">Job Description</h2>
      {file === null ? (
        <p className="muted">{wording.noJobDescription}</p>
      ) : (
        <>
          <p>
            <b>{file.fileName}</b>
          </p>
          {file.text === null || file.text === '' ? (
            <p className="muted">{wording.noJobText}</p>
          ) : (
            <article className="paper rv-text">{file.text}</article>
          )}
        </>
      )}
    </div>
  );
}
