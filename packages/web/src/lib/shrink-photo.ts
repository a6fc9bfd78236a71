import { PHOTO_LIMITS } from '@larder/contract/recipe-photo.ts';

/** The browser does not know this kind of picture, or it is damaged. */
export class PhotoUnreadable extends Error {
  override readonly name = 'PhotoUnreadable';
}

/** The first at which it is small enough; a photo of a camera is at the second or third. */
const QUALITIES = [0.92, 0.85, 0.75, 0.6, 0.45, 0.3] as const;

/**
 * Any picture that this browser can show, as a JPEG file of no more pixels and bytes than are kept, the right way up. Nothing of
 * what its camera wrote beside it comes along. Throws `PhotoUnreadable`.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw new PhotoUnreadable('The browser cannot open it.', { cause });
  });
  try {
    for (let side: number = PHOTO_LIMITS.side; ; side /= 2) {
      const drawn = draw(picture, side);
      for (const quality of QUALITIES) {
        const written = await write(drawn, quality);
        if (written.size <= PHOTO_LIMITS.bytes) return written;
      }
    }
  } finally {
    picture.close();
  }
}

/** With so many pixels on its longer side, or as many as it has. */
function draw(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoUnreadable('The browser gives no room to draw it.');
  // What is clear in a PNG would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const write = async (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PhotoUnreadable('The browser writes no JPEG of it.'))),
      'image/jpeg',
      quality,
    );
  });
