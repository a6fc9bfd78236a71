import { Link } from '@tanstack/react-router';
import { type ComponentProps, useContext } from 'react';
import type { Plan } from '../../lib/wire/plan-types.ts';
import { PATHS } from '../../paths.ts';
import { KeptMeals, stateOf } from './kept-meals.ts';

type Props = Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-label'> & {
  readonly words: string;
  /** Where it is others than those that are marked. */
  readonly kept?: Plan['meals'];
};

/** To the day that other words ask for, around the meals that are kept. */
export function WordsLink({ words, kept, ...props }: Props) {
  const marked = useContext(KeptMeals);
  return <Link to={PATHS.search} search={{ q: words }} state={stateOf(kept ?? marked)} preload={false} {...props} />;
}
