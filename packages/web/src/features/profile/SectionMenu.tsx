import { Link, useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { PATHS } from '../../paths.ts';
import { SECTIONS, type Section } from './read-section.ts';
import { PROFILE_TEXTS, SECTION_TEXTS } from './texts.ts';

/** Beside the form where there is room, a dropdown above it where there is not. Both keep the section in the address. */
export function SectionMenu({ current }: { readonly current: Section }) {
  return (
    <>
      <SectionList current={current} />
      <SectionDropdown current={current} />
    </>
  );
}

function SectionList({ current }: { readonly current: Section }) {
  return (
    <nav aria-label={PROFILE_TEXTS.menu} className="sticky top-24 hidden self-start lg:block">
      <ul className="grid gap-1">
        {SECTIONS.map((section) => {
          const isCurrent = section === current;
          return (
            <li key={section}>
              <Link
                to={PATHS.profile}
                search={{ section }}
                activeProps={{}}
                resetScroll={false}
                aria-current={isCurrent ? 'true' : undefined}
                className={`flex min-h-11 items-center rounded-xl px-4 py-2 leading-snug font-medium transition-colors ${isCurrent ? 'bg-primary-soft font-semibold text-primary' : 'hover:bg-primary-soft'}`}
              >
                {SECTION_TEXTS[section].title}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function SectionDropdown({ current }: { readonly current: Section }) {
  const navigate = useNavigate();
  const id = useId();
  return (
    <div className="lg:hidden">
      <label htmlFor={id} className="font-medium">
        {PROFILE_TEXTS.menuLabel}
      </label>
      <select
        id={id}
        name="section"
        value={current}
        className="field mt-1.5 min-h-12 w-full px-3 font-medium"
        onChange={(event) => void navigate({ to: PATHS.profile, search: { section: event.target.value }, resetScroll: false })}
      >
        {SECTIONS.map((section) => (
          <option key={section} value={section}>
            {SECTION_TEXTS[section].title}
          </option>
        ))}
      </select>
    </div>
  );
}
