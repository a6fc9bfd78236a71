import { useEffect, useRef } from 'react';
import { nameUnsavedPlan } from '@larder/contract/unsaved-plan.ts';
import { call } from '../../lib/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { forgive } from '../../lib/unreached.ts';
import { unsavedPlansQuery } from './queries.ts';

/** As long as somebody who types looks for the next word. */
const TYPING_MS = 800;

/** The name that a person gives to the unsaved day of this query goes with it, wherever they are led back to it. `query`: undefined where none is to be told. */
export function useGivenTitle(query: string | undefined, title: string | undefined): void {
  const told = useRef(title);
  /** What is typed and not told yet. */
  const tell = useRef<() => void>(undefined);

  // Before the other, which forgets what was not told.
  useEffect(() => {
    const leave = () => tell.current?.();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  useEffect(() => {
    if (query === undefined || title === told.current) return undefined;
    tell.current = () => {
      tell.current = undefined;
      told.current = title;
      void nameLeft(query, title).catch(forgive);
    };
    const pause = setTimeout(() => tell.current?.(), TYPING_MS);
    return () => {
      clearTimeout(pause);
      tell.current = undefined;
    };
  }, [query, title]);
}

async function nameLeft(searchQuery: string, title: string | undefined): Promise<void> {
  await call(nameUnsavedPlan, { query: { searchQuery }, body: title === undefined ? {} : { title }, outlivesPage: true });
  void queryClient.invalidateQueries({ queryKey: unsavedPlansQuery.queryKey });
}
