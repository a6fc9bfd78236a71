import { PATHS } from '../paths.ts';
import { APP_TEXTS } from './texts.ts';

/** The same markup stands in index.html, so that it is there before any script is. */
export function FullScreenLoader() {
  return (
    <output className="full-screen-loader">
      <span className="loader-plate" aria-hidden="true" />
      <p>{APP_TEXTS.loading}</p>
      {location.pathname === PATHS.profile && <p>{APP_TEXTS.loadingProfile}</p>}
    </output>
  );
}
