/** People's pictures: fetched once by a signed address, which is good for minutes only, and kept while the page lives. */
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { keyOf, unchanging } from '#web/api/queries.ts';
import type { AvatarImage } from '#web/ui/avatar.tsx';

async function loadPicture(key: string, signal: AbortSignal): Promise<string> {
  const { url } = await call('storage.downloadUrl', { body: { key } }, { signal });
  if (url === '') throw new Error('This picture is gone.');
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}.`);
  return URL.createObjectURL(await answer.blob());
}

/** A new picture has a new key, so what was fetched never grows old. */
export const StoredAvatar: AvatarImage = ({ imageKey, fallback }) => {
  const { data } = useQuery({
    queryKey: [...keyOf('storage.downloadUrl'), 'picture', imageKey],
    queryFn: ({ signal }) => loadPicture(imageKey, signal),
    ...unchanging,
    retry: false,
  });
  return data === undefined ? fallback : <img src={data} alt="" />;
};
