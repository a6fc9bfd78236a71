import { type RouterHistory, type UseNavigateResult, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

type Stay = { readonly isHere: () => boolean; readonly end: () => void };

/** On the screen whose address this is, until it ends. What the address asks for may change meanwhile, and dialogs come and go. */
export function beginStay(history: RouterHistory): Stay {
  let here: string | undefined = history.location.pathname;
  return {
    // Another address is a way that has begun, though this screen is still shown.
    isHere: () => history.location.pathname === here,
    end: () => {
      here = undefined;
    },
  };
}

/**
 * Is the person still on this screen? What was sent from it may be answered late, and nobody is taken from where they went
 * meanwhile. A component that stays from one address to the next needs a key for it.
 */
export function useStillHere(): () => boolean {
  const { history } = useRouter();
  const stay = useRef<Stay>(undefined);
  useEffect(() => {
    const { end } = (stay.current = beginStay(history));
    return end;
  }, [history]);
  return useCallback(() => stay.current?.isHere() ?? false, []);
}

/** For every navigation that follows an answer: made only where it finds who asked. */
export function useGoOn(): UseNavigateResult<string> {
  const navigate = useNavigate();
  const isHere = useStillHere();
  return useCallback<UseNavigateResult<string>>(async (options) => (isHere() ? navigate(options) : undefined), [navigate, isHere]);
}
