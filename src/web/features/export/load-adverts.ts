/** Loads the adverts of a bulk export while the worker writes. */
import { call } from '#web/api/client.ts';
import type { ExportableAdvert } from './archive.ts';

/** Adverts on their way at a time: enough to keep the worker busy, few enough for a slow line. */
const ahead = 4;

async function loadAdvert(advertId: string, signal: AbortSignal | undefined): Promise<ExportableAdvert> {
  const { advert } = await call('advert.details', { body: { advertId } }, { signal });
  return { id: advert.id, jobTitle: advert.jobTitle, content: advert.advertContent.content };
}

/**
 * The adverts of these ids, in their order, loaded a few at a time.
 * @throws ApiError of the first one that can't be loaded
 */
export async function* loadAdverts(
  ids: readonly string[],
  signal?: AbortSignal,
  load: (id: string, signal: AbortSignal | undefined) => Promise<ExportableAdvert> = loadAdvert,
): AsyncGenerator<ExportableAdvert> {
  const waiting: Promise<ExportableAdvert>[] = [];
  const begin = (id: string): void => {
    const advert = load(id, signal);
    // A failure is told when its turn comes; until then it must not count as unhandled.
    advert.catch(() => undefined);
    waiting.push(advert);
  };
  let next = 0;
  for (let turn = 0; turn < ids.length; turn++) {
    for (; next < ids.length && next < turn + ahead; next++) begin(ids[next] ?? '');
    const advert = waiting.shift();
    if (advert !== undefined) yield await advert;
  }
}
