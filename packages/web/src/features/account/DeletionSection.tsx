import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { AccountCard } from './AccountCard.tsx';
import { DeletionDialog } from './DeletionDialog.tsx';
import { ACCOUNT_TEXTS } from './texts.ts';

const TEXTS = ACCOUNT_TEXTS.deletion;

export function DeletionSection() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <AccountCard id="deletion" title={TEXTS.title}>
      <p className="mt-2 text-muted">{TEXTS.text}</p>
      <Button look="secondary" className="mt-4 max-sm:w-full" onClick={() => setIsAsking(true)}>
        {TEXTS.open}
      </Button>
      {isAsking && <DeletionDialog onClose={() => setIsAsking(false)} />}
    </AccountCard>
  );
}
