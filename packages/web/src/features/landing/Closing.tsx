import { SIGN_IN_URL } from '../../paths.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { LANDING_TEXTS } from './texts.ts';

export function Closing() {
  return (
    <section className="page grid justify-items-center py-16 text-center sm:py-24">
      <h2 className="display text-3xl sm:text-5xl">{LANDING_TEXTS.closing.title}</h2>
      <p className="mt-4 max-w-md text-muted">{LANDING_TEXTS.closing.text}</p>
      <a href={SIGN_IN_URL} className={buttonClass('secondary', 'mt-8 min-h-13 px-7 text-lg')}>
        {LANDING_TEXTS.closing.action}
      </a>
    </section>
  );
}
