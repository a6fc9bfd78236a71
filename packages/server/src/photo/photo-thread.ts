import type { Result } from '@larder/domain/base/result.ts';
import type { PhotoFault, WrittenPhoto } from './photo.ts';

export type ToPhotoThread = { readonly id: number; readonly bytes: Uint8Array };

export type FromPhotoThread = { readonly id: number; readonly result: Result<WrittenPhoto, PhotoFault> };
