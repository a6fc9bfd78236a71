import type { User } from '@larder/contract/account.ts';
import { keepHere, readKept, readKeptJson } from './local-storage.ts';
import { readStored, writeStored } from './session-storage.ts';

const KEY = 'larder.was-member';

/** Whether the last visit was signed in. Only a guess at which part of the application to fetch while the server is asked. */
export const wasMember = (): boolean => readKept(KEY) !== undefined;

export const noteMember = (isMember: boolean): void => keepHere(KEY, isMember ? '1' : undefined);

const TAB_KEY = 'larder.tab-was-members';

/** Whether somebody was ever signed in in this tab: the addresses that it comes back to may be theirs, also after they have left. */
export const wasMemberHere = (): boolean => readStored(TAB_KEY) !== undefined;

export const noteMemberHere = (): void => writeStored(TAB_KEY, '1');

const USER_KEY = 'larder.member';
const HOUSEHOLD_KEY = 'larder.household';
const ROLE_KEY = 'larder.household-role';

/** Who was here last, for the lists that open without a network. Gone as soon as the server says that nobody is signed in. */
export function rememberMember(
  user: User | null,
  { household, role }: { readonly household?: string | undefined; readonly role?: string | undefined } = {},
): void {
  if (!user) noteLeaving(false);
  keepHere(USER_KEY, user ? JSON.stringify(user) : undefined);
  if (!user || household !== undefined) keepHere(HOUSEHOLD_KEY, household);
  if (!user || role !== undefined) keepHere(ROLE_KEY, role);
}

export const readRememberedMember = (): User | undefined => readKeptJson(USER_KEY) as User | undefined;

/** Whose lists those are that open without a network. */
export const readRememberedHousehold = (): string | undefined => readKept(HOUSEHOLD_KEY);

export const readRememberedRole = (): string | undefined => readKept(ROLE_KEY);

const LEAVING_KEY = 'larder.leaving';

/** Somebody has signed out here, and the server has not said yet that nobody is signed in: it may not have heard. */
export const isLeaving = (): boolean => readKept(LEAVING_KEY) !== undefined;

export const noteLeaving = (isLeft: boolean): void => keepHere(LEAVING_KEY, isLeft ? '1' : undefined);
