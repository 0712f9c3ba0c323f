/**
 * Does work when the next frame has been painted: what nobody sees must not keep the page from showing. A hidden page
 * paints nothing: there it waits until somebody looks.
 * @returns what calls it off.
 */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
