import { IconCamera, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { type ComponentType, useRef } from 'react';
import type { SavedRecipe } from '@larder/contract/own-recipe.ts';
import { photoUrl } from '@larder/contract/recipe-photo.ts';
import { DishArt } from '../../components/DishArt.tsx';
import { ApiError, reasonOf } from '../../lib/api-error.ts';
import { PhotoUnreadable } from '../../lib/shrink-photo.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { useAddPhoto, useRemovePhoto } from './photo-mutations.ts';
import { PHOTO_TEXTS } from './texts.ts';

/** The recipe's photo, else its drawing, with what can be done about it. */
export function RecipePicture({ saved }: { readonly saved: SavedRecipe }) {
  const { id, recipe, photo, dishId } = saved;
  return (
    <div className="self-start print:hidden">
      {photo ? (
        <img
          key={photo.id}
          src={photoUrl(id, photo.id, 'whole')}
          alt={recipe.title}
          width={photo.width}
          height={photo.height}
          className="max-h-72 w-full rounded-card object-cover shadow-card md:max-h-104"
        />
      ) : (
        // On a phone the empty plate would push the recipe away.
        <DishArt
          dishId={dishId ?? undefined}
          size={600}
          className={`aspect-[16/10] w-full rounded-card shadow-card md:aspect-[5/4] ${dishId === null ? 'max-md:hidden' : ''}`}
        />
      )}
      <PhotoControls saved={saved} />
    </div>
  );
}

function PhotoControls({ saved }: { readonly saved: SavedRecipe }) {
  const { mutate: add, isPending, error } = useAddPhoto(saved.id);
  const { mutate: remove, isPending: isRemoving } = useRemovePhoto(saved.id);
  const hasPhoto = saved.photo !== null;
  const controls = useRef<HTMLDivElement>(null);
  // The button goes with the photo.
  const focusFirst = () => controls.current?.querySelector('input')?.focus();
  const choose = { isBusy: isPending, onChoose: add };
  return (
    <div ref={controls} className="mt-3 flex flex-wrap gap-x-1.5 gap-y-2">
      <FileButton {...choose} label={hasPhoto ? PHOTO_TEXTS.change : PHOTO_TEXTS.add} icon={IconPhotoPlus} />
      {/* A list of files is all that some phones offer otherwise. */}
      <FileButton {...choose} label={PHOTO_TEXTS.take} icon={IconCamera} isFromCamera />
      {hasPhoto && (
        <Button look="secondary" disabled={isPending || isRemoving} onClick={() => remove(undefined, { onSuccess: focusFirst })}>
          <IconTrash className="size-5" aria-hidden />
          {PHOTO_TEXTS.remove}
        </Button>
      )}
      <output className="w-full text-muted empty:hidden">{isPending ? PHOTO_TEXTS.saving : ''}</output>
      <p role="alert" className="w-full text-alert empty:hidden">
        {error ? sayFailure(error) : ''}
      </p>
    </div>
  );
}

type FileButtonProps = {
  readonly label: string;
  readonly icon: ComponentType<{ readonly className: string }>;
  readonly isBusy: boolean;
  readonly isFromCamera?: boolean;
  readonly onChoose: (file: File) => void;
};

/** The browser's own control, which looks like the buttons beside it. */
function FileButton({ label, icon: Icon, isBusy, isFromCamera = false, onChoose }: FileButtonProps) {
  const look = `${buttonClass('secondary')} relative cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary`;
  return (
    <label className={`${look} ${isFromCamera ? 'not-pointer-coarse:hidden' : ''}`}>
      <Icon className="size-5" aria-hidden />
      {label}
      <input
        type="file"
        accept="image/*"
        capture={isFromCamera ? 'environment' : undefined}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0 file:cursor-[inherit]"
        disabled={isBusy}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}

function sayFailure(error: Error): string {
  if (error instanceof PhotoUnreadable) return PHOTO_TEXTS.unreadable;
  // That has its own notice.
  if (error instanceof ApiError && error.sessionExpired) return '';
  return reasonOf(error) ?? PHOTO_TEXTS.failed;
}
