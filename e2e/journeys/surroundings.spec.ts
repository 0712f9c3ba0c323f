import { expect, expectAccessible, test } from '../fixtures.ts';

test.describe('what an installation offers beside the application', () => {
  test('says that it lives and that it is ready', async ({ request }) => {
    expect((await request.get('/api/health')).status()).toBe(200);
    const ready = await request.get('/api/ready');
    expect(ready.status()).toBe(200);
    expect(await ready.json()).toMatchObject({ status: 'ok', database: 'ok' });
  });

  test("offers the demo companies' sign-ins, and each of them works", async ({ request }) => {
    const signIns: { email: string; password: string }[] = await (await request.get('/api/demo')).json();
    expect(signIns.map(({ email }) => email)).toEqual([
      'priya.raman@fenmoor.example',
      'ewan.macleod@fenmoor.example',
      'hannah.brook@fenmoor.example',
      'daniel.frost@frostandplain.example',
      'grace.adeyemi@ottermere.example',
    ]);
    for (const { email, password } of signIns) {
      const answer = await request.post('/api/auth/login', { data: { email, password } });
      expect(answer.status(), email).toBe(200);
    }
  });

  test('keeps the mail that it would have sent', async ({ page }) => {
    await page.goto('/mailbox');
    await expect(page.getByRole('heading', { name: 'Mailbox' })).toBeVisible();
    await expectAccessible(page);
  });

  test('explains its interface', async ({ page, request }) => {
    const openApi = await (await request.get('/api/openapi.json')).json();
    expect(Object.keys(openApi.paths).length).toBeGreaterThan(20);
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
});
