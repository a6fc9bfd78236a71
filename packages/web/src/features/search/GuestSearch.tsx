import { searchUrl } from '../../paths.ts';
import { SearchForm } from './SearchForm.tsx';
import { SEARCH_TEXTS } from './texts.ts';

/** Shown where visitors may plan. Part of the page that is rendered at build, which does not know of which server it will be. */
export function GuestSearch({ initialQuery = '' }: { readonly initialQuery?: string }) {
  return (
    <div className="mt-8 hidden max-w-xl in-data-guests:block">
      <SearchForm initialQuery={initialQuery} onSearch={(query) => location.assign(searchUrl(query))} />
      <p className="mt-3 pl-4 text-muted">{SEARCH_TEXTS.guest}</p>
    </div>
  );
}
