import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { AccountCard } from './AccountCard.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { passwordQuery } from './queries.ts';
import { ACCOUNT_TEXTS } from './texts.ts';

const TEXTS = ACCOUNT_TEXTS.password;

/** Nothing for who signs in at an outside provider: it keeps the password. */
export function PasswordSection() {
  const { data } = useQuery(passwordQuery);
  const [isOpen, setIsOpen] = useState(false);
  if (!data?.isKeptHere) return null;
  return (
    <AccountCard id="password" title={TEXTS.title}>
      <p className="mt-2 text-muted">{TEXTS.text}</p>
      <Button look="secondary" className="mt-4 max-sm:w-full" onClick={() => setIsOpen(true)}>
        {TEXTS.open}
      </Button>
      {isOpen && <PasswordDialog onClose={() => setIsOpen(false)} />}
    </AccountCard>
  );
}
