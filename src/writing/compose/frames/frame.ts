import type { TextPattern } from '../language/any-of.ts';
import type { Kind } from '../language/kind.ts';
import { type Node, parseTemplate } from '../realise/template.ts';
import type { FactKind } from '../types.ts';

/**
 * How a frame sounds or where it must not be used. `figure`: a figure of speech; `long`: more than one clause;
 * `label`: a note stands behind its colon, which is read from the template; `note`: it stands by itself, as it was typed; `pattern`: it tells when one works; `stiff`: only
 * where there are no other words left.
 */
export type Tag =
  | 'figure'
  | 'long'
  | 'question'
  | 'warm'
  | 'lively'
  | 'formal'
  | 'casual'
  | 'direct'
  | 'singular'
  | 'follow'
  | 'label'
  | 'note'
  | 'pattern'
  | 'stiff'
  /** How anybody would say it: may come again in a batch. */
  | 'plain'
  /** Only where nothing else can be said. */
  | 'last'
  /** Words of ours before a fact, which say nothing: only where the fact was shown before in its plain words. */
  | 'lead'
  /** A pillar or a value by its name, and nothing behind it: only in a text that owes it. */
  | 'bare'
  /** Second choice: a turn that reads well once, and worn out the second time. */
  | 'spare';

export interface Frame {
  /** The group and the words: what sounds the same to a reader is one frame, whichever facts it takes. */
  id: string;
  group: string;
  nodes: readonly Node[];
  template: string;
  tags: readonly Tag[];
  /** Which facts the statement slots take. */
  from?: readonly FactKind[];
  /** Of which kind the statement (or a guide's statement; `none` for a guide without) must be. */
  kinds?: readonly (Kind | 'none' | 'gap')[];
  /** Of which kind a guide's name must be. */
  nameKinds?: readonly Kind[];
  /** A further condition on a guide's name. */
  nameMatch?: TextPattern;
  nameUnless?: TextPattern;
  /** Whether the name lacks an article that it would need inside a sentence. */
  nameBare?: boolean;
  /** Whether the name begins with a word of every day. */
  nameOrdinary?: boolean;
  /** A further condition on the statement's wording. */
  match?: TextPattern;
  unless?: TextPattern;
}

/** A note of the recruiter's behind words of ours: "In short: {s_an}." */
const labelled = /^[^{:]+: \{s_(?:an)?\}\.$/;

type Row = string | readonly [template: string, tags: string];

/** Rows to frames: a template, or a template with its tags. */
export function frames(
  group: string,
  rows: readonly Row[],
  extra: Pick<
    Frame,
    'from' | 'kinds' | 'nameKinds' | 'nameMatch' | 'nameUnless' | 'nameBare' | 'nameOrdinary' | 'match' | 'unless'
  > = {},
): Frame[] {
  return rows.map((row) => {
    const [template, tags] = typeof row === 'string' ? [row, ''] : row;
    return {
      id: `${group}: ${template}`,
      group,
      template,
      nodes: parseTemplate(template),
      tags: [
        ...(tags.split(' ').filter((tag) => tag !== '') as Tag[]),
        ...(labelled.test(template) ? (['label'] as const) : []),
      ],
      ...extra,
    };
  });
}
