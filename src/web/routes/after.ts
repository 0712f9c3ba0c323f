/** Milliseconds the first paint waits for what a page shows; then the page comes with its skeleton. */
export const patience = 500;
/** The same for who is signed in: then the loader stands there first. */
export const firstPatience = 1_000;

/** Resolves after so many milliseconds: the end of somebody's patience. */
export const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
