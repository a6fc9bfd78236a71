/** The product's colors, as in the web app's tokens.css. The pages stand alone: they work when the web app is not built. */
export const STYLESHEET = `
:root {
  color-scheme: light dark;
  --paper: #fbf7f0; --card: #ffffff; --ink: #22302b; --muted: #5b665f; --line: #e6ded1; --edge: #8d8673;
  --herb: #1f6b4f; --herb-strong: #17543e; --on-herb: #ffffff; --alert: #8f2f2a; --alert-soft: #f9e4e0; --shade: rgb(60 45 20 / 10%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #131a16; --card: #1b241f; --ink: #f1ece1; --muted: #aab4aa; --line: #2f3a34; --edge: #6d7a71;
    --herb: #86caa8; --herb-strong: #a3dabd; --on-herb: #0e1a14; --alert: #f2a59c; --alert-soft: #3a2322; --shade: rgb(0 0 0 / 45%);
  }
}
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 1rem/1.5 Figtree, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; align-items: center; padding: 1.5rem 1rem 3rem; }
header { width: 100%; max-width: 26rem; margin-bottom: clamp(1rem, 8vh, 5rem); }
.mark { font: 600 1.5rem/1.2 Fraunces, Georgia, 'Times New Roman', serif; color: var(--herb); text-decoration: none; }
main {
  overflow-wrap: anywhere;
  width: 100%; max-width: 26rem; padding: 2rem clamp(1.25rem, 6vw, 2rem);
  background: var(--card); border: 1px solid var(--line); border-radius: 16px; box-shadow: 0 1px 2px var(--shade), 0 8px 24px var(--shade);
}
h1 { margin: 0 0 0.25rem; font: 600 1.75rem/1.2 Fraunces, Georgia, 'Times New Roman', serif; text-wrap: balance; }
p { margin: 0 0 1rem; }
.lead, .hint { color: var(--muted); }
.hint { margin: 0 0 0.375rem; font-size: 0.875rem; }
form { margin-top: 1.5rem; }
.field { margin-bottom: 1.25rem; }
label { display: block; margin-bottom: 0.25rem; font-weight: 600; }
input {
  width: 100%; min-height: 3rem; padding: 0.5rem 0.875rem; font: inherit; color: inherit;
  background: var(--paper); border: 1px solid var(--edge); border-radius: 10px;
}
input[aria-invalid='true'] { border: 2px solid var(--alert); }
button, .button {
  display: block; width: 100%; min-height: 3rem; padding: 0.75rem 1rem; text-align: center; text-decoration: none; cursor: pointer;
  font: inherit; font-weight: 600; color: var(--on-herb); background: var(--herb); border: 0; border-radius: 10px;
}
button:hover, .button:hover { background: var(--herb-strong); }
a { color: var(--herb); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--herb); outline-offset: 2px; }
.wrong { margin: 0 0 0.375rem; font-size: 0.9375rem; color: var(--alert); font-weight: 600; }
.summary { margin: 1.25rem 0 0; padding: 0.875rem 1rem; border-left: 4px solid var(--alert); border-radius: 10px; background: var(--alert-soft); }
.summary h2 { margin: 0 0 0.25rem; font-size: 1rem; }
.summary ul { margin: 0; padding-left: 1.125rem; }
.summary a { color: var(--alert); }
.ways { display: grid; grid-template-columns: 1fr 1fr; gap: 0.25rem; margin-bottom: 1.5rem; padding: 0.25rem; border-radius: 14px; background: var(--paper); }
.ways a {
  min-height: 2.75rem; padding: 0.625rem 0.5rem; text-align: center; text-decoration: none; font-weight: 600; color: var(--muted);
  border: 1px solid transparent; border-radius: 10px;
}
.ways a:hover { color: var(--ink); }
.ways a[aria-current] { color: var(--ink); background: var(--card); border-color: var(--line); box-shadow: 0 1px 2px var(--shade); }
.other + .other { margin-top: 0.75rem; padding-top: 0; border: 0; }
.other { color: var(--muted); font-size: 0.875rem; margin: 1.5rem 0 0; padding-top: 1.25rem; border-top: 1px solid var(--line); }
@media (forced-colors: active) { main, .summary, .ways a[aria-current] { border: 1px solid; } .ways a[aria-current] { text-decoration: underline; } }
`;
