import { MIN_PASSWORD_LENGTH } from '@larder/contract/account.ts';
import type { SignUpRule } from './sign-up-rule.ts';
import { type Html, html, renderPage } from '../html/page.ts';

export type FormName = 'sign-in' | 'sign-up';
export type FieldName = 'name' | 'email' | 'password' | 'invitation';
export type FieldFault = { readonly field: FieldName; readonly message: string };

/** What the person typed, shown again after a mistake. Never the password. */
export type Typed = { readonly name: string; readonly email: string; readonly invitation: string };

type FormState = {
  readonly stylesheet: string;
  /** Address of this interaction; both forms live under it, so that changing over keeps where the person was going. */
  readonly address: string;
  readonly typed: Typed;
  readonly faults: readonly FieldFault[];
  readonly rule: SignUpRule;
};

export function renderSignIn(state: FormState): string {
  return renderForm(state, {
    title: 'Sign in',
    form: 'sign-in',
    lead: 'Your plans, calendar and grocery lists are waiting.',
    fields: [emailField(state), passwordField(state, { autocomplete: 'current-password', hint: undefined })],
    help: html`${state.rule === 'off' && html`<p class="other">This server is not taking new accounts.</p>`}
      <p class="other">Forgot your password? Ask whoever runs this server for a new one: Larder sends no mail.</p>`,
  });
}

export function renderSignUp(state: FormState): string {
  const { typed, faults } = state;
  return renderForm(state, {
    title: 'Create account',
    form: 'sign-up',
    lead: state.rule === 'invite' ? 'With the invitation you were given.' : 'It is free, and asks only what is needed to keep your plans.',
    fields: [
      renderField({ name: 'name', label: 'Name', type: 'text', autocomplete: 'name', value: typed.name, faults, maxLength: 100 }),
      emailField(state),
      passwordField(state, {
        autocomplete: 'new-password',
        hint: `At least ${MIN_PASSWORD_LENGTH} characters. A few words together work well.`,
      }),
      ...(state.rule === 'invite' ? [invitationField(state)] : []),
    ],
  });
}

/** For a sign-in that cannot go on: says why and offers the way back to the start. */
export function renderDeadEnd(
  stylesheet: string,
  words: { readonly title: string; readonly text: string; readonly onward?: string },
): string {
  return renderPage({
    title: words.title,
    stylesheet,
    body: html`<h1>${words.title}</h1>
      <p class="lead">${words.text}</p>
      <a class="button" href="/api/login">${words.onward ?? 'Start again'}</a>`,
  });
}

/** Asked when another site sends the browser here to sign out; `form` is the provider's own. */
export function renderSignOutQuestion(stylesheet: string, form: Html): string {
  return renderPage({
    title: 'Sign out',
    stylesheet,
    body: html`<h1>Sign out?</h1>
      <p class="lead">You will need your password the next time.</p>
      ${form}
      <button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
      <p class="other"><a href="/">Stay signed in</a></p>`,
  });
}

type FormWords = {
  readonly title: string;
  readonly form: FormName;
  readonly lead: string;
  readonly fields: readonly Html[];
  readonly help?: Html;
};

function renderForm(state: FormState, { title, form, lead, fields, help }: FormWords): string {
  const { stylesheet, address, faults } = state;
  return renderPage({
    // Read out first by a screen reader after the page has come back with a mistake.
    title: faults.length > 0 ? `Error: ${title}` : title,
    stylesheet,
    body: html`${state.rule !== 'off' && renderWays(address, form)}
      <h1>${title}</h1>
      <p class="lead">${lead}</p>
      ${faults.length > 0 && renderSummary(faults)}
      <form method="post" action="${address}/${form}" novalidate>
        ${fields}
        <button type="submit">${title}</button>
      </form>
      ${help}`,
  });
}

function renderSummary(faults: readonly FieldFault[]): Html {
  return html`<div class="summary" role="alert">
    <h2>Please check this</h2>
    <ul>
      ${faults.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}
    </ul>
  </div>`;
}

const emailField = ({ typed, faults }: FormState): Html =>
  renderField({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value: typed.email, faults, maxLength: 254 });

const invitationField = ({ typed, faults }: FormState): Html =>
  renderField({
    name: 'invitation',
    label: 'Invitation',
    type: 'text',
    autocomplete: 'off',
    value: typed.invitation,
    faults,
    hint: 'Sixteen letters and digits, from whoever runs this server.',
  });

/** Both stand first and in one place: whoever got the wrong one is a tap away, before anything is typed. */
function renderWays(address: string, shown: FormName): Html {
  return html`<nav class="ways" aria-label="New here or back">
    ${WAYS.map(({ form, label }) => html`<a href="${address}/${form}" ${form === shown && html`aria-current="page"`}>${label}</a>`)}
  </nav>`;
}

const WAYS = [
  { form: 'sign-up', label: 'Create account' },
  { form: 'sign-in', label: 'Sign in' },
] as const;

const passwordField = ({ faults }: FormState, { autocomplete, hint }: { autocomplete: string; hint: string | undefined }): Html =>
  renderField({ name: 'password', label: 'Password', type: 'password', autocomplete, value: '', faults, hint });

type Field = {
  readonly name: FieldName;
  readonly label: string;
  readonly type: string;
  readonly autocomplete: string;
  readonly value: string;
  readonly maxLength?: number;
  readonly faults: readonly FieldFault[];
  readonly hint?: string | undefined;
};

function renderField({ name, label, type, autocomplete, value, maxLength, faults, hint }: Field): Html {
  const fault = faults.find(({ field }) => field === name);
  const described = [hint && `${name}-hint`, fault && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${fault && html`<p class="wrong" id="${name}-error">${fault.message}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      ${maxLength !== undefined && html` maxlength="${String(maxLength)}"`}
      required${described !== '' && html` aria-describedby="${described}"`}${fault && html` aria-invalid="true"`}
    />
  </div> `;
}
