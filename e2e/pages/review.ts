/** The paper of a review, as people operate it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { openMailedLink } from './account.ts';

/** The words under review. */
export const paperOf = (page: Page): Locator => page.getByRole('document', { name: 'Advert' });
/** What is said about them. */
export const commentsOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Comments' });

/** Opens the link of a review's mail. */
export async function openReview(page: Page, email: string): Promise<void> {
  await openMailedLink(page, email, 'would like your view on');
  await expect(paperOf(page)).toBeVisible();
}

interface Box {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** Where words stand on the screen, from the middle of their first letter to the end of the last. */
async function boxOf(page: Page, words: string): Promise<Box> {
  return paperOf(page).evaluate((paper, wanted) => {
    for (const line of paper.querySelectorAll('[data-line]')) {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const at = (node.textContent ?? '').indexOf(wanted);
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + wanted.length);
        (node.parentElement ?? paper).scrollIntoView({ block: 'center' });
        const boxes = [...range.getClientRects()];
        const [first, last] = [boxes[0], boxes.at(-1)];
        if (first === undefined || last === undefined) continue;
        return {
          from: { x: first.left + 1, y: first.top + first.height / 2 },
          to: { x: last.right - 1, y: last.top + last.height / 2 },
        };
      }
    }
    throw new Error(`These words are not on the page: ${wanted}`);
  }, words);
}

/** Highlights words with the mouse. */
export async function highlight(page: Page, words: string): Promise<void> {
  const { from, to } = await boxOf(page, words);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

/** Highlights words as a long press and its handles do: the browser changes the selection, no mouse is there. */
export async function highlightByTouch(page: Page, words: string): Promise<void> {
  const { from } = await boxOf(page, words);
  await page.touchscreen.tap(from.x, from.y);
  await paperOf(page).evaluate((paper, wanted) => {
    const walker = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = (node.textContent ?? '').indexOf(wanted);
      if (at >= 0) document.getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
    }
  }, words);
}

/** Comments on words with the mouse. */
export async function commentOn(page: Page, words: string, comment: string): Promise<void> {
  await highlight(page, words);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await page.getByPlaceholder('What would you change, and why?').fill(comment);
  await commentsOf(page).getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText('Comment added')).toBeVisible();
}

/** Sends the open advert to these people for review. */
export async function share(page: Page, title: string, emails: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Send for Review...' }).click();
  const dialog = page.getByRole('dialog', { name: `Share '${title}'` });
  for (const email of emails) {
    await dialog.getByLabel('Email addresses').fill(email);
    await page.keyboard.press('Enter');
  }
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Good job!' })).toBeVisible();
}
