/** An open page of a browser. Scripts are JavaScript expressions, evaluated in the page; none may be a promise. */
export interface EnginePage {
  open(url: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the middle of the element that the expression gives, with trusted events. */
  click(element: string): Promise<void>;
  /** Focuses the element that the expression gives and types the text by key presses. */
  type(element: string, text: string): Promise<void>;
  /** Chooses an option of the `<select>` that the expression gives. */
  choose(element: string, value: string): Promise<void>;
  /** Gives a file to the `<input type="file">` that the expression gives. `path`: absolute. */
  attach(element: string, path: string): Promise<void>;
  resize(size: Size): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** PNG of what is visible. */
  picture(): Promise<Uint8Array>;
  /** Ends the browser and removes its profile. */
  close(): Promise<void>;
}

/** Size of the page in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Engine {
  /** With its version. */
  readonly name: string;
  /** Width of the narrowest page that it opens. */
  readonly narrowest: number;
  /** Opens a page in a browser with an empty profile, whose microphone gives an artificial sound. */
  open(size: Size): Promise<EnginePage>;
  close(): Promise<void>;
}

/** Pages of a phone and of a desktop. */
export const phone = { width: 390, height: 844 } as const;
export const desktop = { width: 1280, height: 900 } as const;
