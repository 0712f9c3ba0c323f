/** The parts of the score: verdict, points, reason, what to do and what it brings, and the places in the text. */
import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toasts.tsx';
import type { PartScore } from '#writing/index.ts';
import type { AdvertChecker, CheckerState, Place } from './checker.ts';
import { FindingsList, shortened } from './findings-list.tsx';
import type { FindingKind } from './messages.ts';
import { wording } from './wording.ts';

const words = wording.score;
type Part = PartScore['part'];

/** Under which part a finding is listed; the others stand by themselves. */
function partOf(kind: FindingKind): Part | 'others' {
  if (kind === 'readability' || kind === 'house') return kind;
  return kind === 'cliche' || kind === 'inflation' ? 'others' : 'inclusive';
}

interface SectionProps {
  title: string;
  verdict: string;
  icon: ReactNode;
  children: ReactNode;
}

function Section({ title, verdict, icon, children }: SectionProps) {
  return (
    <section className="crit">
      <header>
        {icon}
        <h3>{title}</h3>
        <span>{verdict}</span>
      </header>
      {children}
    </section>
  );
}

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

function VerdictIcon({ verdict }: { verdict: PartScore['verdict'] }) {
  return verdict === 'best' || verdict === 'good' ? (
    <IconCircleCheck {...icon} className="is-fine" />
  ) : (
    <IconAlertCircle {...icon} className={verdict === 'fair' ? 'is-fair' : 'is-poor'} />
  );
}

interface PlacesProps {
  checker: AdvertChecker;
  places: readonly Place[];
  onShow: (place: Place) => void;
}

/** House style is fixed without looking for the place: one by one, or all that are safe. */
function HouseFixes({ checker, places }: Omit<PlacesProps, 'onShow'>) {
  const safe = places.filter(({ finding }) => finding.safe && finding.replacements.length > 0);
  const [first] = safe;
  if (first === undefined) return null;
  const [to = ''] = first.finding.replacements;
  const from = shortened(first.finding.text);
  return (
    <>
      <div className="fix">
        <span>
          <s className="muted">{from}</s> {to === '' ? words.gone : to}
        </span>
        <button type="button" aria-label={words.fixName(from, to)} onClick={() => checker.apply(first, to)}>
          {words.fix}
        </button>
      </div>
      {safe.length > 1 && (
        <Button size="sm" className="sc-all" onClick={() => toast.success(words.fixed(checker.applySafe()))}>
          {words.fixAll(safe.length)}
        </Button>
      )}
    </>
  );
}

/** Where the words stand on a scale up to the length that brings nothing. */
function LengthScale({ state }: { state: CheckerState }) {
  const { formula, summary } = state;
  if (formula === undefined || summary === undefined) return null;
  const { full, fullTo, noneFrom } = formula.words;
  const share = (value: number): string => `${Math.min(100, (value / noneFrom) * 100)}%`;
  return (
    <div className="meas" aria-hidden="true">
      <i style={{ left: share(full), right: `calc(100% - ${share(fullTo)})` }} />
      <b style={{ left: share(summary.words) }} />
    </div>
  );
}

function verdictOf({ part, verdict, count: met = 0, of = 0 }: PartScore, { summary, formula }: CheckerState): string {
  if (part === 'inclusive') return words.inclusive(met);
  if (part === 'house') return words.house(met, of);
  if (part !== 'length') return words.verdicts[part][verdict];
  const count = summary?.words ?? 0;
  return words.length(count, verdict, formula !== undefined && count < formula.words.full);
}

/** All parts, with house style even where no rules are set. */
export function ScoreParts({
  checker,
  state,
  onShow,
}: { checker: AdvertChecker; state: CheckerState } & Pick<PlacesProps, 'onShow'>) {
  const { summary, places } = state;
  const scored = summary?.score.parts ?? [];
  const of = (part: Part | 'others') => places.filter(({ finding }) => partOf(finding.kind) === part);
  const others = of('others');
  const hasGender = of('inclusive').some(({ finding }) => finding.kind === 'masculine' || finding.kind === 'feminine');
  return (
    <>
      {(['readability', 'inclusive', 'house', 'length', 'completeness'] as const).map((part) => {
        const score = scored.find((one) => one.part === part);
        if (score === undefined) {
          return (
            part === 'house' &&
            scored.length > 0 && (
              <Section
                key={part}
                title={words.parts.house}
                verdict={words.noHouse.verdict}
                icon={<IconCircleDashed {...icon} className="muted" />}
              >
                <p>{words.noHouse.reason}</p>
                <FindingsList places={of('house')} onShow={onShow} />
              </Section>
            )
          );
        }
        return (
          <Section
            key={part}
            title={words.parts[part]}
            verdict={verdictOf(score, state)}
            icon={<VerdictIcon verdict={score.verdict} />}
          >
            {part === 'length' && <LengthScale state={state} />}
            <p>
              {score.reason} <b className="num">{words.points(score.points, score.most)}.</b>
            </p>
            {score.fixes.length > 0 && (
              <ul className="sc-fixes">
                {score.fixes.map(({ text, gain }) => (
                  <li key={text}>
                    <span>{text}</span>
                    <b className="num">{words.plus(gain)}</b>
                  </li>
                ))}
              </ul>
            )}
            {part === 'house' && <HouseFixes checker={checker} places={of('house')} />}
            <FindingsList places={of(part)} onShow={onShow} />
            {part === 'inclusive' && hasGender && <p>{words.genderNote}</p>}
          </Section>
        );
      })}
      {others.length > 0 && (
        <Section
          title={words.others.title}
          verdict={String(others.length)}
          icon={<IconCircleDashed {...icon} className="muted" />}
        >
          <p>{words.others.reason}</p>
          <FindingsList places={others} onShow={onShow} />
        </Section>
      )}
    </>
  );
}
