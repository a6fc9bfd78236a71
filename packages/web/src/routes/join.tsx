import { useParams, useRouteContext } from '@tanstack/react-router';
import { InvitedVisitor } from '../features/household/InvitedVisitor.tsx';
import { JoinScreen } from '../features/household/JoinScreen.tsx';
import { HOUSEHOLD_TEXTS } from '../features/household/texts.ts';
import { invitedSignInUrl, PATHS } from '../paths.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function JoinPage() {
  const { token } = useParams({ from: PATHS.join });
  const isSignedIn = useRouteContext({ from: '__root__', select: (context) => context.isSignedIn });
  return (
    <>
      <PageTitle>{HOUSEHOLD_TEXTS.join.title}</PageTitle>
      {isSignedIn ? <JoinScreen token={token} /> : <InvitedVisitor signInUrl={invitedSignInUrl(token)} />}
    </>
  );
}
