import { Field, INPUT_CLASS } from '../../ui/Field.tsx';
import type { ProfileForm } from './use-profile-form.ts';
import { PROFILE_TEXTS } from './texts.ts';

const SHORT_FIELDS = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', hint: undefined },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', hint: undefined },
  { name: 'email', type: 'email', autoComplete: 'email', hint: PROFILE_TEXTS.emailHint },
  { name: 'dateOfBirth', type: 'date', autoComplete: 'bday', hint: PROFILE_TEXTS.dateOfBirthHint },
] as const;

export function BasicSection({ draft, change }: Pick<ProfileForm, 'draft' | 'change'>) {
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      {SHORT_FIELDS.map(({ name, type, autoComplete, hint }) => (
        <Field key={name} label={PROFILE_TEXTS[name]} hint={hint}>
          {(ids) => (
            <input
              {...ids}
              name={name}
              type={type}
              autoComplete={autoComplete}
              value={draft[name]}
              className={INPUT_CLASS}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Field label={PROFILE_TEXTS.bio} hint={PROFILE_TEXTS.bioHint} className="sm:col-span-2">
        {(ids) => (
          <textarea
            {...ids}
            name="bio"
            rows={4}
            value={draft.bio}
            className={`${INPUT_CLASS} field-sizing-content max-h-96 min-h-28 py-3`}
            onChange={(event) => change({ bio: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
