/**
 * Pluralize, by which syllables are counted, looks for Node's `require` before it exports anything. In a browser's bundle
 * there is none, though the bundler serves `module` and `exports`: those two are asked for alone.
 */
const question = "typeof require === 'function' && typeof exports === 'object'";

/** A plugin for pages and workers alike. */
export function universalModules() {
  return {
    name: 'hirewright:universal-modules',
    transform(code, id) {
      if (!/node_modules[\\/]pluralize[\\/]pluralize\.js$/.test(id)) return null;
      if (!code.includes(question)) throw new Error('pluralize has changed: look at src/web/build/universal.mjs');
      return { code: code.replace(question, "typeof exports === 'object'"), map: null };
    },
  };
}
