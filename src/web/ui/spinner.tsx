/** Something is going on. The words beside it say what. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />;
}

/** A page that is being fetched. */
export function Loader({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="loader" role="status">
      <Spinner />
      <span className="vh">{label}</span>
    </div>
  );
}
