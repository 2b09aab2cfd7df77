interface Cookie {
  value: string;
  path: string;
}

/**
 * Enough of a browser to sign in: keeps cookies by path, follows redirects until one leaves the provider, posts forms.
 */
export class PageBrowser {
  readonly cookies = new Map<string, Cookie>();
  readonly home: string;
  constructor(home: string) {
    this.home = new URL(home).origin;
  }

  async open(
    url: string,
    init: RequestInit = {},
  ): Promise<{ url: string; status: number; text: string; headers: Headers }> {
    let target = new URL(url);
    let request = init;
    for (let hops = 0; hops < 12; hops += 1) {
      if (target.origin !== this.home)
        return { url: target.href, status: 0, text: '', headers: new Headers() };
      const headers = new Headers(request.headers);
      headers.set('cookie', this.#cookiesFor(target.pathname));
      headers.set('accept', 'text/html');
      const response = await fetch(target, { ...request, headers, redirect: 'manual' });
      this.#keep(response);
      const location = response.headers.get('location');
      if (location === null || response.status < 300 || response.status >= 400) {
        return {
          url: target.href,
          status: response.status,
          text: await response.text(),
          headers: response.headers,
        };
      }
      await response.arrayBuffer();
      target = new URL(location, target);
      request = {};
    }
    throw new Error('too many redirects');
  }

  /** Fills and sends the form of a page. */
  async submit(page: { url: string; text: string }, values: Record<string, string>, init: RequestInit = {}) {
    const action = /<form method="post" action="([^"]+)"/.exec(page.text)?.[1];
    if (action === undefined) throw new Error(`no form on ${page.url}:\n${page.text}`);
    return this.open(new URL(action, page.url).href, {
      ...init,
      method: 'POST',
      body: new URLSearchParams(values),
    });
  }

  #cookiesFor(path: string): string {
    return [...this.cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([key, cookie]) => `${key.split(' ')[0]}=${cookie.value}`)
      .join('; ');
  }

  #keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const path = attributes.find((a) => a.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      const key = `${name} ${path}`;
      if (value === '') this.cookies.delete(key);
      else this.cookies.set(key, { value, path });
    }
  }
}
