import { readElementText } from '../element-lines.ts';
import { keepAddress } from '../fill-fields.ts';
import { asList, asText, isObject } from '../json-value.ts';
import { findElements, isElement, listTokens, type PageElement } from '../page-element.ts';

/** Where an app says that a recipe is from: the address that is followed, or a name ("Grandma's book"). */
export type Origin = { readonly source: string | null; readonly named?: string };

/** Of all that an app's fields say of it the first address, else the first name. */
export function readOrigin(...fields: readonly unknown[]): Origin {
  const said = fields.flatMap(asList).flatMap((field) => {
    const text = isObject(field) ? asText(field['url'] ?? field['@id'] ?? field['name']) : asText(field);
    return text?.trim() || [];
  });
  const address = said.map(toAddress).find((one) => one !== null);
  if (address !== undefined) return { source: address };
  return said[0] === undefined ? { source: null } : { source: null, named: said[0] };
}

/** "www.example.com/soup" is one as well; a host alone is a site's name. */
const toAddress = (text: string): string | null => keepAddress(/^(?:[a-z\d-]+\.)+[a-z]{2,}\/./i.test(text) ? `https://${text}` : text);

/** In a page that an app wrote: what is marked as the source, or the link in it or around it. */
export function readMarkedOrigin(root: PageElement): Origin {
  const marked = findElements(root, isMarkedAsSource);
  const links = marked.flatMap((element) => [element, ...findElements(element, ({ tag }) => tag === 'a'), ...listParents(element, root)]);
  return readOrigin(...links.map(({ attributes }) => attributes['href']), ...marked.map(readElementText));
}

const isMarkedAsSource = (element: PageElement): boolean =>
  ['itemprop', 'class', 'id'].some((name) => listTokens(element, name).some((token) => SOURCE_MARK.test(token)));

/** As Recipe Keeper, Paprika and Copy Me That mark it; a picture's source is another matter. */
const SOURCE_MARK = /^(?:recipe-?source|source(?:[-_]?(?:url|link))?|url|isbasedon|original[-_]?(?:link|url))$/i;

const listParents = ({ parent }: PageElement, root: PageElement): readonly PageElement[] =>
  parent && parent !== root && isElement(parent) && parent.tag === 'a' ? [parent] : [];
