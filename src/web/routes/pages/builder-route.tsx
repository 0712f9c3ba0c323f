/** Routes of the builder: one page for the four types. */
import { useParams, useSearch } from '@tanstack/react-router';
import type { AdvertType } from '#domain/advert.ts';
import { BuilderPage, takeAdvert } from '#web/features/builder/index.ts';
import type { Place } from '../place.ts';
import { Admitted } from './admission.tsx';

/** What the first paint waits for. */
export async function prepare({ advertId, tenantId, hash }: Place): Promise<void> {
  if (advertId !== undefined) await takeAdvert(advertId, tenantId, hash);
}

function BuilderOf({ type }: { type: AdvertType }) {
  const { advertId } = useParams({ strict: false }) as { advertId?: string };
  const { tenantId } = useSearch({ strict: false }) as { tenantId?: string };
  return (
    <Admitted title="Advert Builder">
      {(profile) => (
        <BuilderPage key={advertId ?? 'new'} profile={profile} type={type} advertId={advertId} tenantId={tenantId} />
      )}
    </Admitted>
  );
}

export const BlankAdvertRoute = () => <BuilderOf type="blankAdCanvas" />;
export const FrameworkRoute = () => <BuilderOf type="aida" />;
export const GeneratorRoute = () => <BuilderOf type="aiAdvert" />;
export const CopywriterRoute = () => <BuilderOf type="copywriter" />;
