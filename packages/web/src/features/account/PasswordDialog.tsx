import { useRef, useState } from 'react';
import { MAX_PASSWORD_LENGTH } from '@larder/contract/account.ts';
import { ApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Field, INPUT_CLASS } from '../../ui/Field.tsx';
import { useChangePassword } from './mutations.ts';
import { useUser } from './queries.ts';
import { ACCOUNT_TEXTS } from './texts.ts';

const TEXTS = ACCOUNT_TEXTS.password;
const NAMES = ['current', 'new'] as const;
type Name = (typeof NAMES)[number];

export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [empty, setEmpty] = useState<Name>();
  const change = useChangePassword({ onChanged: onClose });
  const fault = empty ? { name: empty, text: TEXTS.empty[empty] } : change.error ? faultOf(change.error) : undefined;

  /** Uncontrolled: a password manager fills fields without telling the page, and what is typed stays out of its memory. */
  const submit = () => {
    const [currentPassword, newPassword] = NAMES.map((name) => fieldOf(form.current, name)?.value ?? '') as [string, string];
    const missing = currentPassword === '' ? 'current' : newPassword === '' ? 'new' : undefined;
    setEmpty(missing);
    if (missing) return fieldOf(form.current, missing)?.focus();
    change.mutate({ currentPassword, newPassword }, { onError: (error) => fieldOf(form.current, faultOf(error).name)?.focus() });
  };

  return (
    <Dialog title={TEXTS.open} onClose={change.isPending ? undefined : onClose}>
      <form
        ref={form}
        noValidate
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!change.isPending) submit();
        }}
      >
        <p className="text-muted">{TEXTS.text}</p>
        <AccountName />
        {NAMES.map((name) => (
          <PasswordField key={name} name={name} error={fault?.name === name ? fault.text : undefined} />
        ))}
        <DialogActions>
          <Button look="secondary" disabled={change.isPending} onClick={onClose}>
            {TEXTS.cancel}
          </Button>
          <Button type="submit" disabled={change.isPending}>
            {change.isPending ? TEXTS.saving : TEXTS.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const fieldOf = (form: HTMLFormElement | null, name: Name): HTMLInputElement | undefined =>
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? undefined;

/** A password manager reads here whose password it is to change. */
function AccountName() {
  return <input type="text" name="username" autoComplete="username" defaultValue={useUser()?.email ?? ''} hidden readOnly />;
}

function PasswordField({ name, error }: { readonly name: Name; readonly error: string | undefined }) {
  return (
    <Field label={TEXTS[name]} hint={name === 'new' ? TEXTS.newHint : undefined} error={error} className="mt-5">
      {(ids) => (
        <input
          {...ids}
          name={name}
          type="password"
          autoComplete={`${name}-password`}
          maxLength={MAX_PASSWORD_LENGTH}
          required
          className={INPUT_CLASS}
        />
      )}
    </Field>
  );
}

function faultOf(error: Error): { readonly name: Name; readonly text: string } {
  if (!(error instanceof ApiError)) return { name: 'new', text: TEXTS.failed };
  return { name: error.code === 'password-too-weak' ? 'new' : 'current', text: error.reason ?? TEXTS.failed };
}
