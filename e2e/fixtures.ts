import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Texts of console errors that a test expects; anything else in the console fails it. */
  expectedConsoleErrors: RegExp[];
}

/** The browser says this of every refused request, whoever refused it; what was refused is the test's own business. */
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** The mailbox shows mails in a frame that runs no script; the browser says so when the test's own script looks in. */
const SANDBOXED = /^Blocked script execution in '[^']*\/mailbox\//;

/** The recorder of traces fetches the pictures that a page has made itself; the page never does, and its policy says so. */
const RECORDER = /^Connecting to 'blob:[^']*' violates the following Content Security Policy directive: "connect-src/;

/** Every journey's test: on the server of this run, and failing on an unexpected error in the browser's console. */
export const test = base.extend<Fixtures>({
  expectedConsoleErrors: [[], { option: true }],
  page: async ({ page, expectedConsoleErrors }, use) => {
    const errors: string[] = [];
    const note = (text: string): void => {
      if (![REFUSED, SANDBOXED, RECORDER, ...expectedConsoleErrors].some((expected) => expected.test(text)))
        errors.push(text);
    };
    page.on('console', (message) => {
      if (message.type() === 'error') note(message.text());
    });
    page.on('pageerror', (error) => note(String(error.stack ?? error)));
    await use(page);
    expect(errors, "errors in the browser's console").toEqual([]);
  },
});

/** Holds a page against WCAG 2.2 AA, as far as a program can tell. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // What is still fading in has colours that nobody reads.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          // What follows a scroll position ends only there.
          ({ effect, timeline }) =>
            timeline === document.timeline && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(found).toEqual([]);
};

export { expect };
