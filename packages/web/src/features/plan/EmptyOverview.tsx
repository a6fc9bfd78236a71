/** Under the meals, in the shape it has once the day is added up. */
export function EmptyOverview() {
  return (
    <div aria-hidden="true" className="card mt-2 grid gap-5 p-5 sm:p-6 md:mt-1">
      <div className="skeleton h-6 w-56 max-w-full" />
      <div className="skeleton h-7 w-5/6" />
      <div className="skeleton h-2 w-5/6" />
    </div>
  );
}

export function Bars({ sizes }: { readonly sizes: readonly string[] }) {
  return sizes.map((size, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- nothing but their place tells them apart
    <div key={at} aria-hidden="true" className={`skeleton ${size}`} />
  ));
}
