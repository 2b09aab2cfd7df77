/** Key of an element reference in the protocol: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

interface Reply {
  readonly value: unknown;
}

/** One session of a WebDriver server: https://www.w3.org/TR/webdriver2/ */
export class WebDriverSession {
  readonly capabilities: Readonly<Record<string, unknown>>;
  readonly #address: string;

  private constructor(address: string, capabilities: Record<string, unknown>) {
    this.#address = address;
    this.capabilities = capabilities;
  }

  static async create(server: string, alwaysMatch: object): Promise<WebDriverSession> {
    const created = await call('POST', `${server}/session`, { capabilities: { alwaysMatch } });
    const { sessionId, capabilities } = created as {
      sessionId: string;
      capabilities: Record<string, unknown>;
    };
    return new WebDriverSession(`${server}/session/${sessionId}`, capabilities);
  }

  async get(path: string): Promise<unknown> {
    return call('GET', `${this.#address}/${path}`);
  }

  async post(path: string, body: object = {}): Promise<unknown> {
    return call('POST', `${this.#address}/${path}`, body);
  }

  async evaluate(expression: string): Promise<unknown> {
    return this.post('execute/sync', { script: `return (${expression})`, args: [] });
  }

  /** Path of the element that the expression gives. */
  async element(expression: string): Promise<string> {
    const found = (await this.evaluate(expression)) as Record<string, string> | null;
    const id = found?.[elementKey];
    if (!id) throw new Error(`no element: ${expression}`);
    return `element/${id}`;
  }

  async end(): Promise<void> {
    await call('DELETE', this.#address);
  }
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  });
  const { value } = (await response.json()) as Reply;
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
