import { PICTURE_TEXTS } from '../texts.ts';

const PLATES = ['bg-carbs', 'bg-fat', undefined, 'bg-protein', 'bg-fat', 'bg-accent', undefined] as const;
const LIFTED = 3;

/** A week with its plates, one of them on the move. */
export function CalendarPicture() {
  return (
    <div aria-hidden="true" className="grid w-full max-w-76 grid-cols-7 gap-1 rounded-2xl bg-card p-3 shadow-card">
      {PICTURE_TEXTS.days.map((day, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- two days share a letter; the week never changes
        <div key={i} className="grid justify-items-center gap-1.5">
          <span className="text-xs font-semibold text-muted">{day}</span>
          <span className={`grid h-16 w-full place-items-center rounded-lg ${i === LIFTED + 2 ? 'bg-primary-soft' : 'bg-paper-deep'}`}>
            {PLATES[i] !== undefined && <Plate food={PLATES[i]} isLifted={i === LIFTED} />}
          </span>
          <span className="numbers text-xs text-muted">{i + 15}</span>
        </div>
      ))}
    </div>
  );
}

function Plate({ food, isLifted }: { readonly food: string; readonly isLifted: boolean }) {
  return (
    <span
      className={`grid size-8 place-items-center rounded-full border border-line bg-card ${isLifted ? '-translate-y-3 translate-x-3 rotate-6 scale-125 shadow-lift' : 'shadow-card'}`}
    >
      <span className={`size-4 rounded-full ${food}`} />
    </span>
  );
}
