import { PICTURE_TEXTS } from '../texts.ts';

/** A sentence and what was understood of it. */
export function SentencePicture() {
  return (
    <div aria-hidden="true" className="w-full max-w-72">
      <p className="rounded-2xl rounded-bl-sm bg-card px-4 py-3 shadow-card">
        {PICTURE_TEXTS.sentence.map(({ text, isHeard }) => (isHeard ? <Heard key={text}>{text}</Heard> : text))}
        <span className="ml-0.5 inline-block h-[1.1em] w-0.5 translate-y-0.5 animate-pulse bg-primary" />
      </p>
      <p className="mt-3 flex flex-wrap justify-end gap-2">
        {PICTURE_TEXTS.understood.map((label) => (
          <span key={label} className="rounded-full bg-primary px-3 py-1 text-sm font-medium text-on-primary">
            {label}
          </span>
        ))}
      </p>
    </div>
  );
}

function Heard({ children }: { readonly children: string }) {
  return <span className="underline decoration-accent decoration-2 underline-offset-4">{children}</span>;
}
