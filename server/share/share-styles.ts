import { Markup } from '#server/html.ts';

/** The look of public pages: the app's tokens, in the few rules that one page of text needs. */
export const shareStyles = new Markup(`
:root { color-scheme: light dark; --ground: #faf9f6; --surface: #fff; --line: #e5e3dc; --ink: #1c2126; --muted: #59636e; --accent: #0b6b72; --right: #1b7a3d; --wrong: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ground: #101417; --surface: #181d21; --line: #2b3238; --ink: #e8ebed; --muted: #9aa5af; --accent: #4fc3c7; --right: #7bd694; --wrong: #ff8a80; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; overflow-wrap: break-word; }
main { max-width: 44rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
.brand a { display: inline-block; padding: .625rem 0; color: var(--accent); font-weight: 650; text-decoration: none; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin-bottom: 1.5rem; }
h1 { margin: 0; font-size: 1.625rem; line-height: 1.25; font-variant-numeric: tabular-nums; }
h2 { margin: 0 0 .75rem; font-size: 1.25rem; line-height: 1.3; }
.quiet { margin: 0; color: var(--muted); }
.avatar { flex: none; display: grid; place-items: center; width: 3.5rem; height: 3.5rem; border-radius: 50%; background: var(--line); font-size: 1.5rem; font-weight: 650; text-transform: uppercase; }
section, details { margin-bottom: 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.reading { max-width: 65ch; font: 1.125rem/1.6 Georgia, 'Noto Serif', serif; white-space: pre-line; }
.option { margin: .5rem 0; padding-inline-start: .75rem; border-inline-start: 2px solid var(--line); }
.button { display: inline-block; padding: .625rem 1.25rem; border-radius: 10px; background: #0b6b72; color: #fff; font-weight: 600; text-decoration: none; }
summary { padding: .625rem 0; color: var(--accent); font-weight: 600; cursor: pointer; }
li { margin: .375rem 0; }
.right { color: var(--right); font-weight: 600; }
.wrong { color: var(--wrong); font-weight: 600; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`);
