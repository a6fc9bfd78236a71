import { IconUsers } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, type ReactNode } from 'react';
import type { User } from '@larder/contract/account.ts';
import { LeaveWarning } from '../../components/LeaveWarning.tsx';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { Avatar } from './Avatar.tsx';
import { BasicSection } from './BasicSection.tsx';
import { DietarySection } from './DietarySection.tsx';
import { FitnessSection } from './FitnessSection.tsx';
import { isWeightWrong } from './model.ts';
import { PhysicalSection } from './PhysicalSection.tsx';
import { useTargetPreview } from './queries.ts';
import { SectionMenu } from './SectionMenu.tsx';
import type { Section } from './read-section.ts';
import { PROFILE_TEXTS, SECTION_TEXTS } from './texts.ts';
import { useProfileForm } from './use-profile-form.ts';

type Props = {
  readonly user: User;
  readonly section: Section;
  readonly onSaved: (user: User) => void;
  /** The card of the outside calendar: a feature of its own. */
  readonly calendar: ReactNode;
};

/** Another section is the same form. */
const isProfile = (pathname: string): boolean => pathname === PATHS.profile;

/** One form over five sections: what is typed in one is kept while another is shown, and one button saves it all. */
export function ProfileScreen({ user, section, onSaved, calendar }: Props) {
  const form = useProfileForm(user, onSaved);
  const target = useTargetPreview(form.draft);
  const navigate = useNavigate();
  const formElement = useRef<HTMLFormElement>(null);
  const { title, lead } = SECTION_TEXTS[section];

  const save = () => {
    if (!isWeightWrong(form.draft.weight)) return form.save();
    // The one thing that cannot be sent is shown, wherever it was left behind.
    void navigate({ to: PATHS.profile, search: { section: 'physical' }, resetScroll: false }).then(() =>
      formElement.current?.querySelector<HTMLInputElement>('input[name=weight]')?.focus(),
    );
    return undefined;
  };

  return (
    <div className="page py-8 sm:py-12">
      <header className="flex flex-wrap items-center gap-5">
        <Avatar user={user} />
        <div className="min-w-0">
          <h1 className="display text-3xl sm:text-5xl">{PROFILE_TEXTS.title}</h1>
          <p className="mt-1 truncate text-muted">{nameOf(user)}</p>
        </div>
        <Link to={PATHS.household} className={buttonClass('secondary', 'ml-auto shrink-0')}>
          <IconUsers className="size-5" aria-hidden />
          {PROFILE_TEXTS.household}
        </Link>
      </header>
      <div className="mt-8 grid grid-cols-1 gap-6 lg:mt-10 lg:grid-cols-[15rem_minmax(0,46rem)] lg:gap-12">
        <SectionMenu current={section} />
        <form
          ref={formElement}
          noValidate
          aria-labelledby="section-title"
          className="card p-5 sm:p-8"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <h2 id="section-title" className="display text-2xl sm:text-3xl">
            {title}
          </h2>
          <p className="mt-1.5 text-muted">{lead}</p>
          <div key={section} className="fade mt-6">
            {section === 'basic' && <BasicSection {...form} />}
            {section === 'physical' && <PhysicalSection {...form} target={target} />}
            {section === 'fitness' && <FitnessSection {...form} target={target} />}
            {section === 'dietary' && <DietarySection {...form} target={target} />}
            {section === 'integrations' && calendar}
          </div>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-6">
            <Button type="submit" className="min-h-12 px-8 max-sm:w-full" disabled={form.isSaving}>
              {form.isSaving ? PROFILE_TEXTS.saving : PROFILE_TEXTS.save}
            </Button>
            {form.isUnsaved && !form.isSaving && <p className="text-sm text-muted">{PROFILE_TEXTS.unsaved}</p>}
          </div>
        </form>
        <AccountLink />
      </div>
      <LeaveWarning isUnsaved={form.isUnsaved} isVisit={isProfile} texts={PROFILE_TEXTS.leave} />
    </div>
  );
}

/** Not a section: it is no part of the form. */
function AccountLink() {
  return (
    <p className="text-muted lg:col-start-2">
      {PROFILE_TEXTS.account.text}{' '}
      <Link to={PATHS.account} className="font-medium text-primary underline underline-offset-4">
        {PROFILE_TEXTS.account.link}
      </Link>
    </p>
  );
}

function nameOf({ firstName, lastName, email }: User): string {
  return [firstName, lastName].flatMap((name) => name?.trim() || []).join(' ') || (email ?? '');
}
