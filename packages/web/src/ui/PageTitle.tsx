/** React puts the title into the head. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} · Larder`}</title>;
}
