/** The AI assistant in the editor, without a language model and with one that really listens on a port. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { startModelPeer } from '../../src/testing/model-peer.ts';
import { type BuiltServer, findFreePort, startBuiltServer } from '../built-server.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { enterAs } from '../pages/account.ts';
import { createGenerated } from '../pages/generator.ts';

const hannah = 'hannah.brook@fenmoor.example';

/** An advert of the generator whose text stands in the editor, typed and pasted as markdown is written. */
async function openText(page: Page, lines: readonly string[]): Promise<Locator> {
  await page.goto('/');
  const id = await createGenerated(page, 'Offshore Wind Technician');
  // The questions are skipped: a failed look at them shows the text.
  await page.route('**/aiCopyGenerator/getDetails', (route) =>
    route.fulfill({
      json: {
        id,
        createdAt: '2026-01-01T00:00:00Z',
        updatedAt: '2026-01-01T00:00:00Z',
        isAIContentGenerationCompleted: 1,
      },
    }),
  );
  await page.goto(`/create/ai-copy-generator/${id}#advert`);
  const paper = page.getByRole('textbox', { name: 'Advert' });
  await paper.click();
  for (const [at, line] of lines.entries()) {
    if (at > 0) await page.keyboard.press('Enter');
    await page.keyboard.insertText(line);
  }
  return paper;
}

/** Selects a whole paragraph and opens the assistant. */
async function askAbout(page: Page, paper: Locator, words: string): Promise<Locator> {
  await paper.getByText(words).click({ clickCount: 3 });
  await page.getByRole('button', { name: 'Ask AI' }).click();
  return page.getByRole('dialog', { name: 'AI assistant' });
}

test('rephrases, shortens, extends, fixes and follows what it understands', async ({ page }) => {
  test.slow();
  await enterAs(page, hannah);
  const paper = await openText(page, [
    'You will utilise tools in order to facilitate repairs.',
    'You will recieve a bonus. Utilise the rota. Trace the faults.',
  ]);
  let panel = await askAbout(page, paper, 'You will utilise');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Rephrase' }).click();
  await expect(panel.getByRole('region', { name: 'Answer' })).toContainText('use tools to');
  await expect(panel).toContainText('AI can get facts wrong. Check before you use it.');
  await expectAccessible(page);
  // Discarded, nothing has changed.
  await panel.getByRole('button', { name: 'Discard' }).click();
  await expect(panel.getByRole('region', { name: 'Answer' })).toBeHidden();
  await expect(paper).toContainText('You will utilise tools in order to facilitate repairs.');
  await panel.getByRole('button', { name: 'Rephrase' }).click();
  await panel.getByRole('button', { name: 'Insert' }).click();
  await expect(paper).toContainText('use tools to');
  await expect(paper).not.toContainText('will utilise');
  await page.keyboard.press('Control+z');
  await expect(paper).toContainText('will utilise');

  panel = await askAbout(page, paper, 'recieve');
  await panel.getByRole('button', { name: 'Fix spelling & grammar' }).click();
  // What looks for mistakes has to start first.
  await expect(panel.locator('del')).toHaveText('recieve', { timeout: 35_000 });
  await expect(panel.locator('ins')).toHaveText('receive');
  await expect(panel).toContainText('1 change');
  await panel.getByRole('button', { name: 'Insert' }).click();
  await expect(paper).toContainText('You will receive a bonus.');

  panel = await askAbout(page, paper, 'receive');
  await panel.getByRole('button', { name: 'Extend' }).click();
  await expect(panel.getByRole('alert')).toHaveText(
    'The text says all the facts of the brief already. Add one to the brief and try again.',
  );
  const prompt = panel.getByRole('textbox', { name: 'Ask for a different change' });
  await prompt.fill('Write a poem about it');
  await prompt.press('Enter');
  await expect(panel.getByRole('alert')).toContainText(
    'This needs a language model. Ask your administrator to connect one.',
  );
  await expect(panel.getByRole('link', { name: 'How to connect a language model' })).toHaveAttribute(
    'href',
    '/help/language-model',
  );
  await prompt.fill('bullets');
  await panel.getByRole('button', { name: 'Send' }).click();
  await panel.getByRole('button', { name: 'Insert' }).click();
  await expect(paper.getByRole('listitem')).toHaveCount(3);

  // Without a selection its button above the text opens it for something new.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'AI assistant', exact: true }).click();
  await prompt.fill('Write a poem');
  await prompt.press('Enter');
  await expect(panel.getByRole('alert')).toContainText('This needs a language model.');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  // Part of a list is not replaced; all of an item is.
  await paper.getByText('Utilise the rota').dblclick({ position: { x: 12, y: 12 } });
  await page.keyboard.press('Control+j');
  await panel.getByRole('button', { name: 'Rephrase' }).click();
  await panel.getByRole('button', { name: 'Insert' }).click();
  await expect(panel.getByText('Cannot replace selected list items', { exact: true })).toBeVisible();
  await expect(panel.getByText('Please try again with full selection of list items.', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(paper.getByRole('listitem').nth(1)).toHaveText('Utilise the rota.');
  await paper.getByText('Utilise the rota').click({ clickCount: 3 });
  await page.keyboard.press('Control+j');
  await panel.getByRole('button', { name: 'Rephrase' }).click();
  await panel.getByRole('button', { name: 'Insert' }).click();
  await expect(paper.getByRole('listitem').nth(1)).toHaveText('Use the rota.');
});

test('asks about words selected and the keys pressed in one breath', async ({ page }) => {
  await enterAs(page, hannah);
  const paper = await openText(page, ['Utilise the rota.']);
  const panel = page.getByRole('dialog', { name: 'AI assistant' });
  // The keys are the button's, and it comes after the editor: before it is there, nobody listens.
  await expect(page.getByRole('button', { name: 'AI assistant' })).toBeVisible();
  // Fetched already, it opens at once.
  await page.keyboard.press('Control+j');
  await panel.getByRole('button', { name: 'Rephrase' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await paper.evaluate((root) => {
    window.getSelection()?.selectAllChildren(root);
    // In the same task: the browser has not yet told anyone of the selection.
    root.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', code: 'KeyJ', ctrlKey: true, bubbles: true }));
  });
  await panel.getByRole('button', { name: 'Rephrase' }).click();
  await panel.getByRole('button', { name: 'Insert' }).click();
  await expect(paper).toHaveText('Use the rota.');
});

test('an answer is inserted or discarded, and not thrown away by a press elsewhere', async ({ page }) => {
  await enterAs(page, hannah);
  const paper = await openText(page, ['Utilise the rota.', 'Come and see.']);
  const panel = await askAbout(page, paper, 'Utilise the rota.');
  await panel.getByRole('button', { name: 'Rephrase' }).click();
  await expect(panel.getByRole('button', { name: 'Insert' })).toBeFocused();
  await paper.getByText('Come and see.').click();
  await panel.getByRole('button', { name: 'Insert' }).click();
  await expect(paper).toContainText('Use the rota.');
  await expect(panel).toBeHidden();
  // It goes with the text that it is about.
  await askAbout(page, paper, 'Come and see.');
  await panel.getByRole('button', { name: 'Fix spelling & grammar' }).click();
  await page.getByRole('tab', { name: /General$/ }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('tab', { name: /Advert$/ }).click();
  await expect(paper).toHaveAttribute('contenteditable', 'true');
});

test.describe('a failing line', () => {
  test.use({ expectedConsoleErrors: [/net::ERR_/] });

  test('locks the editor while it thinks, and frees it when the answer fails', async ({ page }) => {
    await enterAs(page, hannah);
    const paper = await openText(page, ['You will really lead a very large team.']);
    let fail: (() => void) | undefined;
    await page.route('**/askAI', async (route) => {
      await new Promise<void>((resolve) => {
        fail = resolve;
      });
      await route.abort();
    });
    const panel = await askAbout(page, paper, 'really');
    await panel.getByRole('button', { name: 'Shorten' }).click();
    await expect(panel.getByText('AI is thinking')).toBeVisible();
    await expect(paper).toHaveAttribute('contenteditable', 'false');
    await expect(page.getByRole('toolbar', { name: 'Formatting' })).toHaveAttribute('inert', '');
    fail?.();
    await expect(panel.getByRole('alert')).toHaveText(
      'Something went wrong while fetching AI response. Please try again.',
    );
    await expect(paper).toHaveAttribute('contenteditable', 'true');
    await expect(paper).toContainText('You will really lead a very large team.');
    await panel.getByRole('button', { name: 'Shorten' }).click();
    await panel.getByRole('button', { name: 'Stop' }).click();
    await expect(panel.getByText('AI is thinking')).toBeHidden();
    fail?.();
  });
});

test('is not there on a blank advert', async ({ page }) => {
  await enterAs(page, hannah);
  await page.goto('/');
  const id = await createGenerated(page, 'Offshore Wind Technician', 'blankAdCanvas');
  await page.goto(`/create/blank-advert/${id}#advert`);
  const paper = page.getByRole('textbox', { name: 'Advert' });
  await paper.click();
  await page.keyboard.insertText('Come and fix the wind.');
  await paper.getByText('Come and fix the wind.').click({ clickCount: 3 });
  await page.keyboard.press('Control+j');
  await expect(page.getByText('saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'AI assistant' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ask AI' })).toBeHidden();
});

test('follows a free prompt with a language model, and says why when that fails', async ({ browser }) => {
  test.slow();
  const peer = await startModelPeer();
  const dataDir = mkdtempSync(join(tmpdir(), 'hw-e2e-model-'));
  chmodSync(dataDir, 0o711);
  let server: BuiltServer | undefined;
  try {
    server = startBuiltServer(dataDir, await findFreePort(), {
      DEMO: 'on',
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'peer',
      AI_BASE_URL: peer.url,
    });
    await server.ready();
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    await enterAs(page, hannah);
    const paper = await openText(page, ['You lead the crew.']);
    const run = (text: string) => ({ text, bold: false, italic: false, code: false });
    peer.behave(() => ({
      json: {
        blocks: [
          { type: 'heading', level: 2, text: 'The crew' },
          { type: 'paragraph', runs: [run('You lead '), { ...run('the crew'), bold: true }, run('.')] },
          { type: 'list', ordered: false, items: ['Plan', 'Trace'] },
        ],
      },
    }));
    const panel = await askAbout(page, paper, 'You lead');
    const prompt = panel.getByRole('textbox', { name: 'Ask for a different change' });
    await prompt.fill('Give it a heading and two bullets');
    await prompt.press('Enter');
    await panel.getByRole('button', { name: 'Insert' }).click();
    await expect(paper.getByRole('heading', { name: 'The crew' })).toBeVisible();
    await expect(paper.getByRole('listitem')).toHaveCount(2);
    await expect(paper.locator('strong')).toHaveText('the crew');
    // The selected words came as material, the prompt as the instruction.
    const material = peer.requests[0]?.material ?? {};
    expect(material.instruction).toBe('Give it a heading and two bullets');
    expect(JSON.stringify(material.selected)).toContain('You lead the crew.');

    peer.behave(() => ({ status: 429, headers: { 'retry-after': '9' } }));
    const again = await askAbout(page, paper, 'You lead');
    await again.getByRole('button', { name: 'Shorten' }).click();
    await expect(again.getByRole('alert')).toContainText(
      'Something went wrong while fetching AI response. Please try again.',
    );
    await expect(again.getByRole('alert')).toContainText('The language model is busy. Try again in 9 seconds.');
    await expect(paper).toContainText('You lead the crew.');
    await context.close();
  } finally {
    await server?.stop();
    await peer.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
