import { html } from '#server/html.ts';
import type { Markup } from '#server/html.ts';

export interface FieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email';
  value?: string | undefined;
  error?: string | undefined;
  hint?: string;
  autocomplete: string;
  required?: boolean;
  maxLength?: number;
}

/** A labelled input; hint and error are tied to it, so that a screen reader says them with the field. */
export function field(props: FieldProps): Markup {
  const ids = describedBy(props);
  return html`<div class="field">
    <label for="${props.name}"
      >${props.label}${props.required === false && html` <span class="optional">(optional)</span>`}</label
    >
    ${hint(props)}
    <input
      id="${props.name}"
      name="${props.name}"
      type="${props.type ?? 'text'}"
      value="${props.value ?? ''}"
      autocomplete="${props.autocomplete}"
      maxlength="${String(props.maxLength ?? 200)}"
      ${props.type === 'email' && html`inputmode="email" autocapitalize="none" spellcheck="false"`}
      ${state(props, ids)}
    />
    ${error(props)}
  </div>`;
}

/** A password with a button that shows it. The button is hidden until the script that makes it work has run. */
export function passwordField(props: Omit<FieldProps, 'type' | 'value'>): Markup {
  const ids = describedBy(props);
  return html`<div class="field">
    <label for="${props.name}">${props.label}</label>
    ${hint(props)}
    <div class="with-button">
      <input
        id="${props.name}"
        name="${props.name}"
        type="password"
        autocomplete="${props.autocomplete}"
        maxlength="200"
        autocapitalize="none"
        spellcheck="false"
        ${state(props, ids)}
      />
      <button
        type="button"
        class="quiet"
        data-reveal="${props.name}"
        aria-label="Show password"
        aria-pressed="false"
        hidden
      >
        Show
      </button>
    </div>
    ${error(props)}
  </div>`;
}

/** What went wrong with the form as a whole. It is announced when the page opens. */
export function formError(text: string | undefined): Markup {
  return text === undefined ? html`` : html`<p class="form-error" role="alert">${text}</p>`;
}

type Described = Pick<FieldProps, 'name' | 'hint' | 'error' | 'required'>;

function describedBy(props: Described): string {
  return [props.hint && `${props.name}-hint`, props.error && `${props.name}-error`].filter(Boolean).join(' ');
}

function state(props: Described, ids: string): Markup {
  return html`${props.required !== false && html`required`}
  ${props.error !== undefined && html`aria-invalid="true"`} ${ids !== '' && html`aria-describedby="${ids}"`}`;
}

function hint(props: Described): Markup {
  return props.hint === undefined ? html`` : html`<p class="hint" id="${props.name}-hint">${props.hint}</p>`;
}

function error(props: Described): Markup {
  return props.error === undefined
    ? html``
    : html`<p class="error" id="${props.name}-error">${props.error}</p>`;
}
