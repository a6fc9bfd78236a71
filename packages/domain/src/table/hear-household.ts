import type { Intent, NamedEater } from '../intent/intent.ts';
import { YOU } from '../intent/wish/read-counted-eaters.ts';
import type { TableEater } from './table-eater.ts';

/**
 * "Lunch for Ben", "dinner with Ben and Mia": a sentence alone cannot tell a name from any word that nobody knows, and the household
 * can. They eat with whoever asks, as in "me and Ben". What tells people apart already stays as it is.
 */
export function hearHousehold(intent: Intent, [, ...others]: readonly TableEater[]): Intent {
  const { text, notUnderstood, eaters } = intent;
  if (eaters.length > 0 || notUnderstood.length === 0) return intent;
  const unknown = new Set(notUnderstood.map((word) => word.toLowerCase()));
  const said = listFed(text.toLowerCase());
  const found = others.filter(({ name }) => unknown.has(name.toLowerCase()) && said.has(name.toLowerCase()));
  if (found.length === 0) return intent;
  const names = new Set(found.map(({ name }) => name.toLowerCase()));
  const all = [YOU, ...found.map(toNamed)];
  return {
    ...intent,
    eaters: all,
    people: Math.max(intent.people ?? 0, all.length),
    notUnderstood: notUnderstood.filter((word) => !names.has(word.toLowerCase())),
  };
}

const toNamed = ({ name, kind }: TableEater): NamedEater => ({ ...YOU, name, isYou: false, isCalled: true, kind });

/** Every word of what is listed behind "for" and "with". */
const listFed = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(FED)].flatMap(([, list = '']) => list.split(JOINED).map((name) => name.trim())));
const JOIN = String.raw`(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s*[&+]\s*)`;
const FED = new RegExp(String.raw`(?<!\p{L})(?:for|with)\s+(\p{L}[\p{L}'’-]*(?:${JOIN}\p{L}[\p{L}'’-]*)*)`, 'gu');
const JOINED = new RegExp(JOIN, 'u');
