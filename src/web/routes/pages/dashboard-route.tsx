/** Route of the dashboard. */
import type { AdvertSummary } from '#contract/advert.ts';
import { DashboardPage, loadContent } from '#web/features/dashboard/dashboard-page.tsx';
import { Admitted } from './admission.tsx';

async function exportAdvert(advert: AdvertSummary): Promise<void> {
  // Word comes along only when somebody exports.
  const [{ downloadAdvert }, content] = await Promise.all([
    import('#web/features/export/export-advert.ts'),
    loadContent(advert.id),
  ]);
  await downloadAdvert({ jobTitle: advert.jobTitle, content });
}

export function DashboardRoute() {
  return (
    <Admitted title="Job Adverts">{(profile) => <DashboardPage profile={profile} onExport={exportAdvert} />}</Admitted>
  );
}
