/** Parts without names of their own, with keys: what each says, and how often it was said before. Two alike stay two. */
export function withKeys<Part>(parts: readonly Part[], textOf: (part: Part) => string): { key: string; part: Part }[] {
  const seen = new Map<string, number>();
  return parts.map((part) => {
    const text = textOf(part);
    const count = seen.get(text) ?? 0;
    seen.set(text, count + 1);
    return { key: `${count}:${text}`, part };
  });
}
