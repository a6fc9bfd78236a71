import { useState } from 'react';
import { PATHS } from '../../paths.ts';
import { useRouteExists } from '../../lib/use-route-exists.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { UI_TEXTS } from '../../ui/texts.ts';
import { useAcceptTerms } from './mutations.ts';
import { ACCOUNT_TEXTS } from './texts.ts';

const TEXTS = ACCOUNT_TEXTS.terms;

/** Blocks the application until accepted. A failure says nothing, by specification: the form is simply usable again. */
export function TermsDialog() {
  const [hasTerms, setHasTerms] = useState(false);
  const [hasPrivacy, setHasPrivacy] = useState(false);
  const [isAccepted, setIsAccepted] = useState(false);
  const accept = useAcceptTerms({
    onAccepted: () => {
      setIsAccepted(true);
      location.reload();
    },
  });
  const canCreate = hasTerms && hasPrivacy && !accept.isPending;

  if (isAccepted) return null;
  return (
    <Dialog title={TEXTS.title}>
      <form
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (canCreate) accept.mutate();
        }}
      >
        <p className="text-muted">{TEXTS.lead}</p>
        <div className="mt-5 grid gap-1">
          <Agreement label={TEXTS.acceptTerms} isChecked={hasTerms} onChange={setHasTerms} />
          <Agreement label={TEXTS.acceptPrivacy} isChecked={hasPrivacy} onChange={setHasPrivacy} />
        </div>
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <LegalLink path={PATHS.termsOfService} label={TEXTS.readTerms} />
          <LegalLink path={PATHS.privacyPolicy} label={TEXTS.readPrivacy} />
        </p>
        <p aria-live="polite" id="terms-hint" className="mt-5 text-sm text-muted">
          {hasTerms && hasPrivacy ? TEXTS.ready : TEXTS.hint}
        </p>
        <Button type="submit" disabled={!canCreate} aria-describedby="terms-hint" className="mt-4 w-full">
          {TEXTS.submit}
        </Button>
      </form>
    </Dialog>
  );
}

type AgreementProps = { readonly label: string; readonly isChecked: boolean; readonly onChange: (isChecked: boolean) => void };

function Agreement({ label, isChecked, onChange }: AgreementProps) {
  return (
    <label className="-mx-3 flex min-h-12 cursor-pointer items-center gap-3 rounded-xl px-3 py-2 hover:bg-primary-soft">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-primary"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

/** Another tab: the dialog would cover the page here, and the ticks stay. */
function LegalLink({ path, label }: { readonly path: string; readonly label: string }) {
  if (!useRouteExists(path)) return null;
  return (
    <a href={path} target="_blank" rel="noopener" className="inline-flex min-h-8 items-center text-primary underline underline-offset-4">
      {label}
      <span className="sr-only"> {UI_TEXTS.newTab}</span>
    </a>
  );
}
