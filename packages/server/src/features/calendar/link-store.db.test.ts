import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../tests/support/test-database.ts';
import type { UserId } from '../../db/scope.ts';
import { makeSeal } from '../../http/seal.ts';
import { makeLinkStore } from './link-store.ts';

const storeOf = (database: Parameters<typeof makeLinkStore>[0], key: string) =>
  makeLinkStore(database, (userId) => makeSeal(key, `calendar-link/${userId}`));
const KEY = 'the encryption key of this server, long';
const newToken = () => randomBytes(32).toString('base64url');

describeOnBothEngines('the address of a calendar', (database) => {
  let ada: UserId;
  beforeEach(async () => {
    ada = randomUUID() as UserId;
    await database().kysely.insertInto('users').values({ id: ada, issuer: 'https://issuer.test', subject: ada }).execute();
  });
  const links = () => storeOf(database(), KEY);
  const readRows = async () => JSON.stringify(await database().kysely.selectFrom('calendar_links').selectAll().execute());

  test('is nowhere in the database; who has it reads, and its owner is shown it', async () => {
    const token = newToken();
    await links().saveToken(ada, token);
    expect(await readRows()).not.toContain(token);
    expect([(await links().findLinkByToken(token))?.userId, (await links().findLink(ada))?.token]).toEqual([ada, token]);
    expect(await links().findLinkByToken(newToken())).toBeUndefined();
  });

  test('that an older release left in the clear works on, before and after it is sealed', async () => {
    const token = newToken();
    // As the migration 0019 leaves it.
    await sql`insert into calendar_links (user_id, token, token_hash)
      values (${ada}, ${token}, encode(sha256(convert_to(${token}, 'UTF8')), 'hex'))`.execute(database().kysely);
    const works = async () => {
      expect([(await links().findLinkByToken(token))?.userId, (await links().findLink(ada))?.token]).toEqual([ada, token]);
    };
    await works();
    expect(await links().sealTokens()).toBe(1);
    expect(await readRows()).not.toContain(token);
    await works();
    expect(await links().sealTokens()).toBe(0);
  });

  test('works on when the key it was sealed with is lost, but cannot be shown until it is made anew', async () => {
    const [token, next] = [newToken(), newToken()];
    await links().saveToken(ada, token);
    const later = storeOf(database(), 'another encryption key, as long as that');
    expect([(await later.findLinkByToken(token))?.userId, (await later.findLink(ada))?.token]).toEqual([ada, undefined]);
    await later.saveToken(ada, next);
    expect([await later.findLinkByToken(token), (await later.findLink(ada))?.token]).toEqual([undefined, next]);
  });

  test('copied to another person’s row opens to nothing there', async () => {
    const [token, eve] = [newToken(), randomUUID() as UserId];
    await links().saveToken(ada, token);
    await database().kysely.insertInto('users').values({ id: eve, issuer: 'https://issuer.test', subject: eve }).execute();
    await sql`insert into calendar_links (user_id, token_sealed) select ${eve}, token_sealed from calendar_links where user_id = ${ada}`.execute(
      database().kysely,
    );
    expect((await links().findLink(eve))?.token).toBeUndefined();
  });
});
