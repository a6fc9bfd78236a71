/** Archives on their way in, those of all together: four of the largest. */
export const MOST_UPLOADED_BYTES = 1024 ** 3;

/** Bytes that what is kept for a moment may take of the disk, all of it together. */
export class DiskRoom {
  #free: number;

  constructor(bytes: number) {
    this.#free = bytes;
  }

  /** False where there is no room for so many, and nothing is taken. */
  take(bytes: number): boolean {
    if (bytes > this.#free) return false;
    this.#free -= bytes;
    return true;
  }

  giveBack(bytes: number): void {
    this.#free += bytes;
  }
}
