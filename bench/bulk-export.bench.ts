/**
 * Bulk export of 500 full adverts (10,000 characters each) from the dashboard: how long until the archive is there, and
 * whether the page answers meanwhile. Medians.
 */
import { statSync } from 'node:fs';
import { fillCompany } from './browser/fill.ts';
import { longestTask, longTask, watchLongTasks } from './browser/long-tasks.ts';
import { type Stage, setStage } from './browser/stage.ts';
import { median, report } from './report.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const adverts = 500;
const bound = 20_000;

const fill = (stage: Stage): Promise<void> =>
  fillCompany(stage, async (sql, { tenantId, userId }) => {
    await sql`delete from advert where tenant_id = ${tenantId}`;
    await sql`insert into advert (tenant_id, id, type, status, owner_id, editors, job_title, sector, industry, country, location)
      select ${tenantId}, gen_random_uuid(), 'blankAdCanvas', 'completed', ${userId}, array[${userId}::uuid],
        'Offshore Wind Technician ' || n, 'Renewable energy', 'Offshore wind', 'United Kingdom', 'Hull'
      from generate_series(1, ${adverts}) n`;
    await sql`insert into advert_content (tenant_id, advert_id, content, characters)
      select tenant_id, id, ${stage.content}, 9900 from advert where tenant_id = ${tenantId}`;
  });

async function visit({ browser, url, session }: Stage): Promise<{ took: number; longest: number; bytes: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript((value) => localStorage.setItem('User_Access_Token', value), session);
    await page.goto(`${url}/`);
    await page.getByRole('tab', { name: 'Completed' }).click();
    await page.locator('.ad').first().waitFor();
    await page.getByRole('button', { name: 'Bulk Export' }).click();
    await page.getByText('Select all').click();
    await page.getByText(`${adverts} of ${adverts} selected`).waitFor();
    await watchLongTasks(page);
    const started = performance.now();
    const download = page.waitForEvent('download', { timeout: 120_000 });
    await page.getByRole('button', { name: 'Bulk Export' }).click();
    const path = await (await download).path();
    const took = performance.now() - started;
    return { took, longest: await longestTask(page), bytes: statSync(path).size };
  } finally {
    await context.close();
  }
}

const stage = await setStage([]);
try {
  await fill(stage);
  await visit(stage);
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let round = 0; round < rounds; round++) visits.push(await visit(stage));
  const took = median(visits.map((one) => one.took));
  const longest = median(visits.map((one) => one.longest));
  report([
    {
      promise: `bulk export of ${adverts} full adverts`,
      bound: `under ${bound} ms`,
      figure: `${Math.round(took)} ms (${Math.round((visits[0]?.bytes ?? 0) / 1024)} KiB)`,
      holds: took < bound,
    },
    {
      promise: 'longest task of the page meanwhile',
      bound: `at most ${longTask} ms`,
      figure: `${Math.round(longest)} ms`,
      holds: longest <= longTask,
    },
  ]);
} finally {
  await stage.close();
}
