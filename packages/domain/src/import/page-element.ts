/** A page as a tree of what matters to reading it: no styles, no scripts but those that hold data, few attributes. */
export type PageElement = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: PageElement | null;
  readonly children: PageNode[];
};

export type PageNode = PageElement | string;

export const isElement = (node: PageNode): node is PageElement => typeof node !== 'string';

/** Every element below one, in the order of the page; below those for which `enters` is false nothing is looked at. */
export function* walkElements(root: PageElement, enters: (element: PageElement) => boolean = () => true): Generator<PageElement> {
  const stack: PageElement[] = root.children.filter(isElement).toReversed();
  while (stack.length > 0) {
    const element = stack.pop()!;
    yield element;
    if (!enters(element)) continue;
    for (let at = element.children.length - 1; at >= 0; at--) {
      const child = element.children[at]!;
      if (isElement(child)) stack.push(child);
    }
  }
}

export function findElement(root: PageElement, fits: (element: PageElement) => boolean): PageElement | undefined {
  for (const element of walkElements(root)) if (fits(element)) return element;
  return undefined;
}

export const findElements = (root: PageElement, fits: (element: PageElement) => boolean): readonly PageElement[] =>
  [...walkElements(root)].filter(fits);

/** The elements that fit and do not stand within another that does. */
export function findOutermost(root: PageElement, fits: (element: PageElement) => boolean): readonly PageElement[] {
  const found: PageElement[] = [];
  for (const element of walkElements(root, (entered) => !fits(entered))) if (fits(element)) found.push(element);
  return found;
}

/** The words of an attribute that lists words: class, itemprop, rel. */
export const listTokens = (element: PageElement, attribute: string): readonly string[] =>
  element.attributes[attribute]?.split(/\s+/).filter(Boolean) ?? [];

export function isWithin(element: PageElement, ancestor: PageElement): boolean {
  for (let at: PageElement | null = element; at; at = at.parent) if (at === ancestor) return true;
  return false;
}
