/** Runs before the first paint: the colour scheme that was chosen last, else the system's. */
(() => {
  let choice: string | null = null;
  try {
    choice = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // Storage is closed to us: the system's scheme stands.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
