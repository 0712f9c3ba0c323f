export const browserArgs: string[];
export function findBrowser(): Promise<string | undefined>;
