type Cookie = { readonly name: string; readonly value: string; readonly path: string; readonly secure: boolean };

export type Page = {
  readonly url: URL;
  readonly status: number;
  readonly headers: Readonly<Record<string, number | string | readonly string[] | undefined>>;
  readonly body: string;
};

/** What the browser needs of an app: Fastify's own `inject`, or the same over a socket. */
export type InjectingApp = {
  readonly inject: (request: {
    readonly method: 'GET';
    readonly url: string;
    readonly headers: Record<string, string>;
    readonly payload?: string;
  }) => PromiseLike<{ readonly statusCode: number; readonly headers: Page['headers']; readonly body: string }>;
};

type Visit = { readonly method?: string; readonly body?: string; readonly headers?: Readonly<Record<string, string>> };

/** As much of a browser as signing in takes: cookies by host and path, redirects, forms. It talks to apps in this process. */
export class TestBrowser {
  readonly #apps: ReadonlyMap<string, InjectingApp>;
  readonly #jars = new Map<string, Map<string, Cookie>>();

  readonly #headers: Readonly<Record<string, string>>;

  /** Apps by the origin they are reached at, and headers that go with every request. */
  constructor(apps: Readonly<Record<string, InjectingApp>>, headers: Readonly<Record<string, string>> = {}) {
    this.#apps = new Map(Object.entries(apps));
    this.#headers = headers;
  }

  /** One request, no redirect followed. */
  async request(address: string | URL, { method = 'GET', body, headers = {} }: Visit = {}): Promise<Page> {
    const url = new URL(address);
    const app = this.#apps.get(url.origin);
    if (!app) throw new Error(`The test browser was sent to ${url.href}, where no app is.`);
    const cookie = this.cookieHeader(url);
    const answer = await app.inject({
      method: method as 'GET',
      url: url.pathname + url.search,
      headers: { host: url.host, accept: 'text/html', ...this.#headers, ...(cookie ? { cookie } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    this.#keepCookies(url, [answer.headers['set-cookie'] ?? []].flat().map(String));
    return { url, status: answer.statusCode, headers: answer.headers, body: answer.body };
  }

  async visit(address: string | URL, visit: Visit = {}): Promise<Page> {
    let page = await this.request(address, visit);
    for (let hop = 0; hop < 10; hop++) {
      const onward = page.headers['location'];
      if (page.status < 300 || page.status > 399 || typeof onward !== 'string') return page;
      page = await this.request(new URL(onward, page.url));
    }
    throw new Error(`Too many redirects, the last to ${page.url.href}`);
  }

  /** Sends the page's form as it stands, with these fields filled in. */
  async submit(page: Page, fields: Readonly<Record<string, string>>): Promise<Page> {
    const action = /<form[^>]*\saction="([^"]+)"/.exec(page.body)?.[1];
    if (!action) throw new Error(`No form on ${page.url.href}: ${page.body.slice(0, 200)}`);
    const hidden = [...page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    return this.visit(new URL(action, page.url), {
      method: 'POST',
      body: new URLSearchParams([...hidden, ...Object.entries(fields)] as [string, string][]).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: page.url.origin, 'sec-fetch-site': 'same-origin' },
    });
  }

  /** Follows the link with this text. */
  async follow(page: Page, text: string): Promise<Page> {
    const href = new RegExp(`<a[^>]*href="([^"]+)"[^>]*>${text}</a>`).exec(page.body)?.[1];
    if (!href) throw new Error(`No link "${text}" on ${page.url.href}`);
    return this.visit(new URL(href, page.url));
  }

  cookie(origin: string, name: string): string | undefined {
    return [...this.#jar(new URL(origin)).values()].find((cookie) => cookie.name === name)?.value;
  }

  setCookie(origin: string, name: string, value: string): void {
    this.#jar(new URL(origin)).set(`${name};/`, { name, value, path: '/', secure: false });
  }

  cookieNames(origin: string): readonly string[] {
    return [...this.#jar(new URL(origin)).values()].map(({ name }) => name);
  }

  #jar({ host }: URL): Map<string, Cookie> {
    const jar = this.#jars.get(host) ?? new Map<string, Cookie>();
    this.#jars.set(host, jar);
    return jar;
  }

  cookieHeader(url: URL): string {
    return (
      [...this.#jar(url).values()]
        .filter(({ path, secure }) => matchesPath(url.pathname, path) && (!secure || url.protocol === 'https:'))
        // As browsers do: of two cookies with one name, the one for the longer path comes first.
        .toSorted((a, b) => b.path.length - a.path.length)
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ')
    );
  }

  #keepCookies(url: URL, lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const name = pair.slice(0, pair.indexOf('='));
      const read = (wanted: string) =>
        attributes.find((attribute) => attribute.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
      const secure = attributes.some((attribute) => attribute.toLowerCase() === 'secure');
      const expires = read('expires');
      const isOver = read('max-age') === '0' || (expires !== undefined && new Date(expires) <= new Date());
      const path = read('path') ?? '/';
      // A browser drops a Secure cookie from plain http; so does this one, or it would hide that mistake.
      if (isOver || (secure && url.protocol !== 'https:')) this.#jar(url).delete(`${name};${path}`);
      else this.#jar(url).set(`${name};${path}`, { name, value: pair.slice(name.length + 1), path, secure });
    }
  }
}

function matchesPath(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}
