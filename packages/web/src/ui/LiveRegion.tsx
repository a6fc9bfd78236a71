import { useAnnouncement } from '../lib/announce.ts';

export function LiveRegion() {
  const { id, text } = useAnnouncement();
  return (
    <div aria-live="polite" className="sr-only">
      {/* A new key, so that the same sentence is read out again. */}
      <span key={id}>{text}</span>
    </div>
  );
}
