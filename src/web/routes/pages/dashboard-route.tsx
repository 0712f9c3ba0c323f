/** Route of the dashboard. */
import type { AdvertSummary } from '#contract/advert.ts';
import type { ExportMany } from '#web/features/dashboard/bulk-tools.tsx';
import { DashboardPage, loadContent } from '#web/features/dashboard/dashboard-page.tsx';
import { takeFirstPage } from '#web/features/dashboard/use-adverts.ts';
import { deferred } from '#web/ui/deferred.tsx';
import { Admitted } from './admission.tsx';

// The dialogs come along when somebody asks for one.
const TranslateDialog = deferred(async () => (await import('#web/features/publishing/index.ts')).TranslateDialog, null);
const SocialDialog = deferred(async () => (await import('#web/features/publishing/index.ts')).SocialDialog, null);

async function exportAdvert(advert: AdvertSummary): Promise<void> {
  // Word comes along only when somebody exports.
  const [{ downloadAdvert }, content] = await Promise.all([
    import('#web/features/export/index.ts'),
    loadContent(advert.id),
  ]);
  await downloadAdvert({ jobTitle: advert.jobTitle, content });
}

const exportAdverts: ExportMany = async (ids, onProgress, signal) => {
  const { downloadAdverts, loadAdverts } = await import('#web/features/export/index.ts');
  await downloadAdverts(loadAdverts(ids, signal), { onProgress, signal });
};

/** What the first paint waits for. */
export const prepare = takeFirstPage;

export function DashboardRoute() {
  return (
    <Admitted title="Job Adverts">
      {(profile) => (
        <DashboardPage
          profile={profile}
          onExport={exportAdvert}
          onExportMany={exportAdverts}
          dialogOf={(action, advert, onClose) =>
            action === 'posts' ? (
              <SocialDialog advert={advert} timezone={profile.timezone} onClose={onClose} />
            ) : (
              <TranslateDialog
                advert={advert}
                loadContent={() => loadContent(advert.id)}
                onSaved={onClose}
                onClose={onClose}
              />
            )
          }
        />
      )}
    </Admitted>
  );
}
