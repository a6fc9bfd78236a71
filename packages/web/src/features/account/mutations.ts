import { useMutation } from '@tanstack/react-query';
import { acceptTerms } from '@larder/contract/account.ts';
import { call } from '../../lib/api-client.ts';

export function useAcceptTerms({ onAccepted }: { readonly onAccepted: () => void }) {
  return useMutation({
    mutationFn: () => call(acceptTerms, { body: { termsAccepted: true, privacyAccepted: true } }),
    onSuccess: onAccepted,
  });
}
