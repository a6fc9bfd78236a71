import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { afterPaint } from '../lib/after-paint.ts';
import { coverPage } from './back-closes-dialogs.ts';
import { putBehind } from './put-behind.ts';
import { noteNewGround } from './stray-presses.ts';
import { noteDialog } from './top-dialog.ts';

type Props = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Absent: the dialog blocks, and only its own controls end it. */
  readonly onClose?: (() => void) | undefined;
  readonly role?: 'dialog' | 'alertdialog';
  readonly className?: string;
  /** What is chosen from comes later: until then the only thing to press would be what ends it. */
  readonly beginsAtHeading?: boolean;
  /** Asks about a step through the history that waits for the answer: no other step may come between. */
  readonly isAboutHistory?: boolean;
};

/**
 * The browser's own modal dialog: it keeps the focus, makes the page behind inert and gives the focus back.
 * Mounted means open; a kit's dialog was weighed and costs every screen 20 kB more for the same.
 */
export function Dialog({
  title,
  children,
  onClose,
  role = 'dialog',
  className = '',
  beginsAtHeading = false,
  isAboutHistory = false,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const beganBeside = useRef(false);
  const isBegunAtHeading = useRef(beginsAtHeading);

  const latestClose = useRef(onClose);
  useLayoutEffect(() => {
    latestClose.current = onClose;
  });
  // Not where only the dialog's own controls end it: Back then leaves the page.
  const isClosedByBack = onClose !== undefined && !isAboutHistory;
  useEffect(() => (isClosedByBack ? coverPage({ close: () => latestClose.current }) : undefined), [isClosedByBack]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    let close: (() => void) | undefined;
    let isGone = false;
    // The browser styles the whole page anew for a modal dialog: the press that opened it is answered before.
    afterPaint(() => {
      if (!isGone) close = show(dialog, isBegunAtHeading.current, heading.current);
    });
    // Before the element leaves the page: once it is gone, the browser gives the focus back to nobody.
    return () => {
      isGone = true;
      close?.();
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside the dialog is a second way; Escape is the keyboard's
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      className={`dialog ${className}`}
      // Chrome closes on a second Escape whatever the cancel event says, unless told so here.
      {...{ closedby: onClose ? 'closerequest' : 'none' }}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !onClose) event.preventDefault();
      }}
      onPointerDown={({ target, currentTarget }) => {
        beganBeside.current = target === currentTarget;
      }}
      // Not where a text was marked from within to beside it.
      onClick={({ target, currentTarget }) => {
        if (beganBeside.current && target === currentTarget) onClose?.();
      }}
    >
      <div className="dialog-text wrap-anywhere">
        <h2 ref={heading} id={titleId} className="display text-2xl">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

/** Gives what is to be called when it goes. */
function show(dialog: HTMLDialogElement, beginsAtHeading: boolean, heading: HTMLElement | null): () => void {
  dialog.showModal();
  // What has the focus first may be below the fold: whoever opens it wants to read it from its top.
  if (heading && (beginsAtHeading || dialog.scrollTop > 0)) {
    // Only now: otherwise it would be what has the focus first everywhere.
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    dialog.scrollTop = 0;
  }
  noteNewGround();
  const end = noteDialog(dialog);
  const showAgain = putBehind();
  return () => {
    end();
    showAgain();
    dialog.close();
    noteNewGround();
  };
}
