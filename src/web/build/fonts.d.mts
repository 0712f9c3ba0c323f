export function cutFonts(root: string): Promise<string>;
