/** What a ledger holds: facts, each with where it comes from, and what was read out of them. */
import type { VerbPhrase } from '../language/verb-phrase.ts';
import type { PersonFact } from '../mining/requirements/person-shapes.ts';
import type { Fact, FactKind, FactSource } from '../types.ts';
import type { Pay } from './pay.ts';
import type { Place } from './place.ts';
import type { Slots } from './slots.ts';
import type { Statement } from './statement.ts';
import type { DisplayTitle } from './title.ts';
import type { Tone } from './tone.ts';

export interface DutyFact {
  fact: Fact;
  phrase: VerbPhrase;
  /**
   * Set where the wording had no verb: the names of the tasks; `sure` where they can be nothing but nouns; `about` where they are
   * what the work is about ("breakdowns", "PPMs"), and nothing that one does.
   */
  thing?: { text: string; sure: boolean; names: readonly string[]; about?: boolean };
  /** The whole line of the job description, as it stands there. */
  typed?: string;
  /** How likely it is that it reads badly: see `doubt.ts`. */
  doubt: number;
  /** The brief's task that this one of the job description tells more fully: no text says both. */
  twin?: string;
}
export interface PersonLine {
  fact: Fact;
  person: PersonFact;
  /** As it stands in its source. */
  typed: string;
  doubt: number;
}
export interface SentenceFact {
  fact: Fact;
  statement: Statement;
}
/** A pillar, value or strapline: a name and the statement behind it. */
export interface GuideFact {
  fact: Fact;
  name: Statement;
  /** The name says when or where, and the statement doesn't: "Early Fridays" over "the office shuts at three". */
  bound: boolean;
  statement: Statement | null;
  /** Further sentences of the statement. */
  more: Statement[];
  /** Its statement is a gap that nobody has filled in: what the name promises, nobody has said. */
  gap: boolean;
}
export interface RewardFact {
  fact: Fact;
  id: string;
  title: string;
  statements: Statement[];
}

/** Everything that may be said in one advert, and nothing else. */
export interface Ledger {
  title: DisplayTitle | null;
  employer: string | null;
  place: Place | null;
  pay: Pay | null;
  sector: string | null;
  deadline: string | null;
  slots: Slots;
  tone: Tone;
  american: boolean;
  contractions: boolean;
  duties: DutyFact[];
  person: PersonLine[];
  sentences: SentenceFact[];
  guides: GuideFact[];
  rewards: RewardFact[];
  apply: SentenceFact[];
  reportsTo: string | null;
  facts: Map<string, Fact>;
  /** For each fact those that would say it again in the same text. */
  alike: ReadonlyMap<string, ReadonlySet<string>>;
  notes: string[];
  /** What is asked for in the brief and nothing could be read of. */
  unread: readonly string[];
  /** Notes of the description and the evidence that no sentence could be made of. */
  rough: readonly string[];
  /** Lines of the job description, of work and of what is asked, that nothing could be read of. */
  unreadLines: { duties: readonly string[]; person: readonly string[] };
  /** Words that are names here. */
  names: Set<string>;
}

/** Facts and notes while they are gathered. */
export class FactBook {
  readonly facts = new Map<string, Fact>();
  readonly notes = new Set<string>();
  readonly unread = new Set<string>();
  readonly rough = new Set<string>();
  /** Lines of the job description of which a part went when another line took their place. */
  readonly lost = new Set<string>();

  add(kind: FactKind, source: FactSource, key: string | number, text: string, extra: Partial<Fact> = {}): Fact {
    const fact: Fact = { id: `${kind}:${source}:${key}`, source, kind, text, weight: 0, ...extra };
    this.facts.set(fact.id, fact);
    return fact;
  }
}

/** Whether wording may be used; what may not is told in a note that names where it stood. */
export type Usable = (raw: string, source: FactSource, where: string) => boolean;
