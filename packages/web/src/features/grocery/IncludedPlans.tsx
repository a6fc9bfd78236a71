import { useRouter } from '@tanstack/react-router';
import { writeStored } from '../../lib/session-storage.ts';
import { printPlanQueryUrl } from '../../paths.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { Disclosure } from './Disclosure.tsx';
import { formatDate } from './model.ts';
import type { IncludedPlan } from './read-list.ts';
import { LIST_TEXTS } from './texts.ts';

export function IncludedPlans({ plans }: { readonly plans: readonly IncludedPlan[] }) {
  const router = useRouter();
  const open = (plan: IncludedPlan, href: string) => {
    writeStored('printPlanId', plan.mealPlanId);
    writeStored('printPlanTitle', plan.mealPlanTitle);
    router.history.push(href);
  };
  return (
    <Disclosure title={LIST_TEXTS.plansIncluded} count={plans.length}>
      <ul className="divide-y divide-line">
        {plans.map((plan) => {
          const href = printPlanQueryUrl(plan.mealPlanId);
          return (
            <li key={`${plan.date} ${plan.mealPlanId}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{plan.mealPlanTitle}</span>
                <span className="numbers text-sm text-muted">{formatDate(plan.date)}</span>
              </span>
              <a
                href={href}
                aria-label={`${LIST_TEXTS.viewPlan} ${plan.mealPlanTitle}, ${formatDate(plan.date)}`}
                className={buttonClass('secondary')}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  open(plan, href);
                }}
              >
                {LIST_TEXTS.viewPlan}
              </a>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
