import { resolve } from 'node:path';
import type { EnginePage, Size } from './engines/engine.ts';
import { isChosen, named, tapPlace, visible, type Role } from './find-named.ts';
import { until } from './until.ts';

/** Far more than anything but an engine's score takes on a busy machine. */
const waitMs = 60_000;

/** What a learner sees and does, in any browser. Every wait polls and has an end. */
export class Learner {
  readonly #page: EnginePage;
  readonly #address: string;

  constructor(page: EnginePage, address: string) {
    this.#page = page;
    this.#address = address;
  }

  /** Opens an address as a new document, and waits until its screen shows something and waits for nothing. */
  async open(path: string): Promise<void> {
    await this.#page.open(`${this.#address}${path}`);
    await this.seesScreen();
  }

  async resize(size: Size): Promise<void> {
    await this.#page.resize(size);
    await this.holds(`${size.width} wide`, `Math.abs(innerWidth - ${size.width}) < 40`);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
    await this.seesScreen();
  }

  async goBack(path: string): Promise<void> {
    await this.#page.back();
    await this.isAt(path);
  }

  async goForward(path: string): Promise<void> {
    await this.#page.forward();
    await this.isAt(path);
  }

  async isAt(path: string): Promise<void> {
    await this.holds(`${path} is open`, `location.pathname === ${JSON.stringify(path)}`);
    await this.seesScreen();
  }

  async seesScreen(): Promise<void> {
    await this.holds(
      'a screen',
      `(() => {
        const main = document.querySelector('main');
        return main !== null && main.innerText.trim().length >= 40 && !main.querySelector('[aria-busy=true]');
      })()`,
    );
    const trouble = await this.#page.evaluate(
      `/went wrong|cannot save|no page here/i.exec(document.body.innerText)?.[0] ?? null`,
    );
    if (typeof trouble === 'string') throw new Error(`the screen says "${trouble}"`);
  }

  /** Waits until the text of the page fits. */
  async reads(text: RegExp, timeoutMs = waitMs): Promise<void> {
    await this.holds(`"${text.source}"`, `${text.toString()}.test(document.body.innerText)`, timeoutMs);
  }

  /** Waits until an expression is true in the page. A document may be replaced under it. */
  async holds(what: string, expression: string, timeoutMs = waitMs): Promise<void> {
    let last = '';
    const ask = async () => {
      try {
        last = '';
        return (await this.#page.evaluate(`Boolean(${expression})`)) === true;
      } catch (error) {
        last = String(error);
        return false;
      }
    };
    try {
      await until(what, ask, timeoutMs);
    } catch (error) {
      throw last === '' ? error : new Error(`${what}: ${last}`, { cause: error });
    }
  }

  async sees(role: Role, name: RegExp, timeoutMs = waitMs): Promise<void> {
    await this.holds(`${role} ${name.source}`, `${named(role, name)} !== null`, timeoutMs);
  }

  /** Chooses an option, and waits until it is chosen. */
  async check(role: 'checkbox' | 'radio', name: RegExp): Promise<void> {
    await this.press(role, name);
    await this.holds(`${role} ${name.source} is chosen`, isChosen(named(role, name)));
  }

  /** Waits for the control, that nothing lies over it and that it moves no more, and clicks it once. */
  async press(role: Role, name: RegExp): Promise<void> {
    await this.#tap(`${role} ${name.source}`, named(role, name));
  }

  /** The same of the first visible element with this text and selector: of what has no role and name of its own. */
  async pressAny(selector: string, text = /(?:)/): Promise<void> {
    await this.#tap(`${selector} ${text.source}`, visible(selector, text));
  }

  /** A screen may be replaced between a look and a click; then the browser refuses, nothing is clicked, and it is tried again. */
  async #tap(what: string, element: string): Promise<void> {
    let refusal = '';
    let before: unknown = null;
    const tap = async () => {
      try {
        const place = await this.#page.evaluate(tapPlace(element));
        const isAtRest = place !== null && place === before;
        before = place;
        if (!isAtRest) return false;
        await this.#page.click(element);
        return true;
      } catch (error) {
        refusal = `; ${String(error)}`;
        return false;
      }
    };
    await until(what, tap, waitMs).catch((error: unknown) => {
      throw new Error(`${String(error)}${refusal}`, { cause: error });
    });
  }

  /** Types into an empty box, key by key, and waits until the box has the text. */
  async type(name: RegExp, text: string): Promise<void> {
    const box = named('textbox', name);
    await this.#tap(`box ${name.source}`, box);
    await this.#page.type(box, text);
    await this.has(name, text);
  }

  /** Gives a file of the project to the file input with this name. */
  async attach(label: string, path: string): Promise<void> {
    const input = `document.querySelector(${JSON.stringify(`input[type=file][aria-label="${label}"]`)})`;
    await this.holds(`an input for "${label}"`, `${input} !== null`);
    await this.#page.attach(input, resolve(path));
  }

  /** Waits until a box holds a text. */
  async has(name: RegExp, text: string): Promise<void> {
    const box = named('textbox', name);
    const kept = `((box) => box?.value ?? box?.innerText)(${box})?.trim()`;
    await this.holds(
      `"${text.slice(0, 30)}" in ${name.source}`,
      `${kept} === ${JSON.stringify(text.trim())}`,
    );
  }

  /** Chooses the first real option of a list. */
  async choose(name: RegExp): Promise<void> {
    const list = named('combobox', name);
    await this.holds(`list ${name.source}`, `${list}?.options.length > 1`);
    const value = String(await this.#page.evaluate(`${list}.options[1].value`));
    await this.#page.choose(list, value);
    await this.holds('the option is chosen', `${list}.value === ${JSON.stringify(value)}`);
  }

  /** Address and text of the page, for a report. */
  async tells(): Promise<string> {
    return String(
      await this.#page.evaluate(
        `location.href + ' (' + innerWidth + ' wide): ' + document.body.innerText.replace(/\\s+/g, ' ').slice(0, 600)`,
      ),
    );
  }
}
