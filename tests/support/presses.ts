import type { Locator, Page } from '@playwright/test';

type Point = { readonly x: number; readonly y: number };

/** Clicks whose times are said: the second of two would else be as late as the machine is slow. */
export async function holdMouse(page: Page): Promise<(at: Point, clickCount: number, timestamp: number) => Promise<void>> {
  const mouse = await page.context().newCDPSession(page);
  return async ({ x, y }, clickCount, timestamp) => {
    const at = { x, y, button: 'left', clickCount, timestamp } as const;
    await mouse.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
    await mouse.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
  };
}

/** The same by touch. */
export async function holdFinger(page: Page): Promise<(at: Point, timestamp: number) => Promise<void>> {
  const finger = await page.context().newCDPSession(page);
  return async ({ x, y }, timestamp) => {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.05 });
  };
}

export async function findMiddle(place: Locator): Promise<Point> {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}
