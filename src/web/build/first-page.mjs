/**
 * What the first page needs (the entry and the dashboard, with all of ours that they import), found out by following
 * imports, not by a list kept by hand: a list forgets, and one forgotten icon brings half the editor along.
 */
const iconsIn = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["']/g;

/**
 * @param {string} page the end of the first page's path
 * @returns a plugin that follows the imports, and `has(id)`: whether the first page needs a module of ours, or an icon.
 *   It is true after the graph of modules is built.
 */
export function firstPage(page) {
  const reached = new Set();
  const icons = new Set();
  return {
    has: (id) => reached.has(id) || icons.has(/[\\/](Icon\w+)\.m?js$/.exec(id)?.[1]),
    plugin: {
      name: 'hirewright:first-page',
      buildEnd() {
        const all = [...this.getModuleIds()];
        const next = all.filter((id) => this.getModuleInfo(id)?.isEntry || id.replaceAll('\\', '/').endsWith(page));
        if (next.length < 2) throw new Error(`No module is ${page}: look at vite.config.ts`);
        for (let id = next.pop(); id !== undefined; id = next.pop()) {
          // Libraries export everything in one place: what of them is needed can't be told by following.
          if (reached.has(id) || id.includes('node_modules')) continue;
          reached.add(id);
          const { code, importedIds } = this.getModuleInfo(id) ?? {};
          for (const [, names] of (code ?? '').matchAll(iconsIn))
            for (const name of names.split(',')) icons.add(name.trim().split(/\s/)[0]);
          next.push(...(importedIds ?? []));
        }
      },
    },
  };
}
