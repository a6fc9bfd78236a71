import { IconPlus, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Eater } from '@larder/contract/eater.ts';
import { PATHS } from '../../paths.ts';
import { EntryEffects, isHalfRead, useReadEntries } from '../../components/EntryEffects.tsx';
import { Button } from '../../ui/Button.tsx';
import { ICON_BUTTON_CLASS } from '../../ui/button-styles.ts';
import { useKeptDraft } from '../../lib/kept-drafts.ts';
import { EATER_DRAFT, type EaterForm } from './eater-form.ts';
import { EaterDialog, type KeptEater } from './EaterDialog.tsx';
import { MemberMealsDialog } from './MemberMealsDialog.tsx';
import { useEaters } from './mutations.ts';
import { HOUSEHOLD_TEXTS, KIND_TEXTS } from './texts.ts';
import { useTakeOut } from './use-take-out.tsx';

const TEXTS = HOUSEHOLD_TEXTS.people;

type Props = { readonly eaters: readonly Eater[]; readonly units: 'metric' | 'imperial' };

export function PeopleSection({ eaters, units }: Props) {
  const kept = useKeptDraft(EATER_DRAFT) as KeptEater | undefined;
  const [edited, setEdited] = useState<{ readonly eater: Eater; readonly form?: EaterForm } | undefined>(kept);
  const [member, setMember] = useState<Eater>();
  const { add } = useEaters();
  const takeOut = useTakeOut();
  return (
    <section aria-labelledby="people" className="card p-5 sm:p-8">
      <h2 id="people" className="display text-2xl">
        {TEXTS.title}
      </h2>
      <p className="mt-1.5 text-muted">{TEXTS.lead}</p>
      <ul className="mt-4 divide-y divide-line">
        {eaters.map((eater) => (
          <li key={eater.id} className="flex min-h-16 items-center gap-3 py-3">
            <div className="min-w-0 flex-1 wrap-anywhere">
              <p className="font-medium">
                {eater.name}
                {eater.isYou && <span className="font-normal text-muted"> ({TEXTS.you.toLowerCase()})</span>}
              </p>
              <p className="text-sm text-muted">{describe(eater)}</p>
              <NotUnderstood entries={eater.restrictions} />
            </div>
            {eater.isYou && (
              <Link to={PATHS.profile} className="inline-flex min-h-11 items-center text-primary underline underline-offset-4">
                {TEXTS.editProfile}
              </Link>
            )}
            {eater.hasAccount && !eater.isYou && (
              <Button look="quiet" aria-label={TEXTS.mealsOf(eater.name)} onClick={() => setMember(eater)}>
                {TEXTS.mealsShort}
              </Button>
            )}
            {!eater.hasAccount && (
              <>
                <Button look="quiet" aria-label={TEXTS.edit(eater.name)} onClick={() => setEdited({ eater })}>
                  {TEXTS.editShort}
                </Button>
                <button
                  type="button"
                  aria-label={TEXTS.remove(eater.name)}
                  className={ICON_BUTTON_CLASS}
                  onClick={({ currentTarget }) => takeOut.ask({ eater, button: currentTarget })}
                >
                  <IconX className="size-5" aria-hidden />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      {takeOut.question}
      <div className="mt-5 flex flex-wrap gap-3">
        {(['adult', 'child'] as const).map((kind) => (
          <Button key={kind} look="secondary" onClick={({ detail }) => detail < 2 && add.mutate(kind)}>
            <IconPlus className="size-4" aria-hidden />
            {kind === 'adult' ? TEXTS.addAdult : TEXTS.addChild}
          </Button>
        ))}
      </div>
      {edited && (
        <EaterDialog key={edited.eater.id} eater={edited.eater} kept={edited.form} units={units} onClose={() => setEdited(undefined)} />
      )}
      {member && <MemberMealsDialog key={member.id} eater={member} onClose={() => setMember(undefined)} />}
    </section>
  );
}

/** Of somebody's rules those that plans cannot go by: named among the others alone they would look as if they were kept. */
function NotUnderstood({ entries }: { readonly entries: readonly string[] }) {
  const readOf = useReadEntries(entries);
  return entries.flatMap((entry) => {
    const read = readOf(entry);
    if (read === undefined || !isHalfRead(read)) return [];
    return [
      <div key={entry} className="mt-1 flex flex-wrap gap-x-2 text-sm">
        <span className="font-medium">{entry}</span>
        <EntryEffects read={read} />
      </div>,
    ];
  });
}

/** "Child, 7 · Egg allergy · Eats as usual for their age" */
function describe(eater: Eater): string {
  const { kind, birthYear, restrictions } = eater;
  const age = birthYear === null || kind === 'adult' ? '' : `, ${new Date().getFullYear() - birthYear}`;
  const rules = restrictions.length === 0 ? TEXTS.nothing : TEXTS.never(restrictions);
  return [`${KIND_TEXTS[kind].label}${age}`, rules, sayTarget(eater)].join(' · ');
}

function sayTarget({ kind, target, isYou }: Eater): string {
  if (target === null) return isYou ? TEXTS.byYourProfile : TEXTS.byProfile;
  if (target.kind === 'calories') return TEXTS.calories(target.calories);
  return target.kind === 'usual' && kind !== 'adult' ? TEXTS.usualOfAge : TEXTS[target.kind];
}
