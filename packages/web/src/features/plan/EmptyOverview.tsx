/** Beside the meals, in the shape it has once the day is added up. */
export function EmptyOverview() {
  return (
    <div aria-hidden="true" className="card hidden p-6 lg:order-2 lg:block">
      <div className="skeleton h-6 w-36" />
      <div className="mx-auto mt-5 size-40 rounded-full border-[1.25rem] border-line" />
      <div className="mt-6 grid gap-6">
        <Bars sizes={['h-4 w-full', 'h-4 w-full', 'h-4 w-full']} />
      </div>
    </div>
  );
}

export function Bars({ sizes }: { readonly sizes: readonly string[] }) {
  return sizes.map((size, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- nothing but their place tells them apart
    <div key={at} aria-hidden="true" className={`skeleton ${size}`} />
  ));
}
