/** The brief beside the page, for whoever writes to it. */
import type { Advert } from '#contract/advert.ts';
import { dotted } from '#web/ui/dates.ts';
import { copywriting } from './wording.ts';

type Field = keyof typeof copywriting.brief.fields;
const order = Object.keys(copywriting.brief.fields) as Field[];

export function BriefPanel({ advert }: { advert: Advert }) {
  const { fields, title, deadline, empty } = copywriting.brief;
  const brief = advert.advertBrief;
  const filled = order.filter((field) => brief !== null && brief[field] !== null && brief[field] !== '');
  return (
    <div className="bp">
      <h2 className="t-section">{title}</h2>
      {filled.length === 0 && <p className="help">{empty}</p>}
      <dl>
        {filled.map((field) => (
          <div key={field}>
            <dt>{fields[field]}</dt>
            <dd>{brief?.[field]}</dd>
          </div>
        ))}
        {advert.deadline !== null && (
          <div>
            <dt>{deadline}</dt>
            <dd className="num">{dotted(advert.deadline)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
