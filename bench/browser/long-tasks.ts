/** What blocks a page: tasks that hold the main thread for longer than 50 ms (W3C Long Tasks). */
import type { Page } from '@playwright/test';

/** A task that blocks the page for longer is a long one. Milliseconds. */
export const longTask = 50;

interface Watching {
  tasks?: number[];
}

/** Notes long tasks from now on. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    Object.assign(window, { tasks });
  });
}

/** The longest task since `watchLongTasks`, in milliseconds; 0 where none was long. */
export async function longestTask(page: Page): Promise<number> {
  const tasks = await page.evaluate(() => (window as Watching).tasks ?? []);
  return Math.max(0, ...tasks);
}
