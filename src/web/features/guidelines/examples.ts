/** Live examples: what each option and each custom rule would change in the company's recent adverts. */
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { AdvertSummary } from '#contract/advert.ts';
import { blockTexts, parseDocument, type StoredDocument } from '#domain/document/index.ts';
import { call } from '#web/api/client.ts';
import type { Question, RuleAnswer, RuleQuestion, TermAnswer, TermQuestion } from './example-messages.ts';

/** Recent adverts that examples are taken from. */
const mostAdverts = 4;

/** An advert whose lines may serve as examples. */
export interface RecentText {
  jobTitle: string;
  text: string;
}

/** What the examples are made from. */
export interface ExampleSource {
  texts: readonly RecentText[];
  companyName: string;
}

/** The company's recent adverts, given by the page. */
export const ExampleContext = createContext<ExampleSource>({ texts: [], companyName: '' });

/** The document's lines, with headings marked as the rules expect them. */
function linesOf(document: StoredDocument): string {
  return document.root.children
    .map((block) => {
      const lines = blockTexts({ ...document, root: { ...document.root, children: [block] } });
      const mark = block.type === 'heading' ? '# ' : block.type === 'list' ? '- ' : '';
      return lines.map((line) => mark + line).join('\n');
    })
    .join('\n');
}

async function readTexts(tenantId: string | undefined, signal: AbortSignal): Promise<RecentText[]> {
  const list =
    tenantId === undefined
      ? await call('advert.list', { query: { sort: 'Newest', limit: mostAdverts } }, { signal })
      : await call('copywriter.adverts', { body: { tenantId } }, { signal });
  const adverts: AdvertSummary[] = Array.isArray(list) ? list : list.adverts;
  const read = adverts.slice(0, mostAdverts).map(async ({ id, jobTitle }) => {
    const body = { advertId: id, ...(tenantId === undefined ? {} : { tenantId }) };
    const { advert } = await call('advert.details', { body }, { signal });
    const parsed = parseDocument(advert.advertContent.content);
    return { jobTitle, text: parsed.ok ? linesOf(parsed.document) : '' };
  });
  const settled = await Promise.allSettled(read);
  return settled.flatMap((one) => (one.status === 'fulfilled' && one.value.text !== '' ? [one.value] : []));
}

/** Texts of the company's newest adverts; none while they are on their way or when they can't be read. */
export function useRecentTexts(tenantId: string | undefined, enabled: boolean): readonly RecentText[] {
  const { data } = useQuery({
    queryKey: ['examples', 'texts', tenantId ?? 'own'],
    queryFn: ({ signal }) => readTexts(tenantId, signal),
    enabled,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return data ?? noTexts;
}
const noTexts: readonly RecentText[] = [];

let worker: Worker | undefined;
let serial = 0;
const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();

function start(): Worker {
  const started = new Worker(new URL('./example-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: never }>) => {
    waiting.get(data.id)?.resolve(data.answer);
    waiting.delete(data.id);
  });
  started.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The examples could not be made.'));
    waiting.clear();
    worker = undefined;
  });
  return started;
}

function ask(question: RuleQuestion): Promise<RuleAnswer>;
function ask(question: TermQuestion): Promise<TermAnswer>;
function ask(question: Question): Promise<unknown> {
  worker ??= start();
  const to = worker;
  const id = ++serial;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    to.postMessage({ id, question });
  });
}

/** An answer of the worker holds for as long as the page is open; what was shown stays until the new one is there. */
const kept = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000, retry: false, placeholderData: keepPreviousData };

/** The example of a rule under these options, with the advert that it is from. */
export function useRuleExample(rule: string, options: Readonly<Record<string, unknown>>) {
  const { texts, companyName } = useContext(ExampleContext);
  const own = Object.fromEntries(Object.entries(options).filter(([field]) => field !== rule && field.startsWith(rule)));
  const question: RuleQuestion = {
    kind: 'rule',
    rule,
    options: own,
    texts: texts.map(({ text }) => text),
    names: companyName === '' ? [] : [companyName],
  };
  const { data } = useQuery({ queryKey: ['examples', question], queryFn: () => ask(question), ...kept });
  if (data === undefined || data === null) return undefined;
  return { ...data, from: data.text === null ? undefined : texts[data.text]?.jobTitle };
}

/** How a custom rule is read and how often it would mark the recent adverts. */
export function useTermExample(source: string) {
  const { texts } = useContext(ExampleContext);
  const question: TermQuestion = { kind: 'term', source, texts: texts.map(({ text }) => text) };
  const { data } = useQuery({
    queryKey: ['examples', question],
    queryFn: source.trim() === '' ? skipToken : () => ask(question),
    ...kept,
  });
  return source.trim() === '' ? undefined : data;
}
