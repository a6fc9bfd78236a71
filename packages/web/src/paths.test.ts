import { describe, expect, test } from 'vitest';
import { isPrivatePath } from './paths.ts';

describe('isPrivatePath', () => {
  test.each(['/search', '/recipe/x', '/print-plan', '/my-plans/a/b', '/grocery-lists/create', '/calendar/x', '/profile/z', '/edit-plan/1'])(
    'guards %s and everything below a private root',
    (path) => expect(isPrivatePath(path)).toBe(true),
  );

  test.each(['/', '/home', '/nutrition', '/privacy-policy', '/my-plansx', '/searching'])('leaves %s open', (path) =>
    expect(isPrivatePath(path)).toBe(false),
  );
});
