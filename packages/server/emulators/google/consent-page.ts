const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>body{font:16px/1.5 system-ui;max-width:26rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}button,input{font:inherit;padding:.4rem .8rem}p{margin:1rem 0}</style>
<h1>${escape(title)}</h1>${body}</html>`;

/** Stands in for Google's page, and says so. */
export function formatConsentPage(query: URLSearchParams, account: string): string {
  const scopes = (query.get('scope') ?? '').split(' ');
  return page(
    'Google emulator',
    `<p>No real account is touched. <b>${escape(query.get('client_id') ?? '')}</b> asks for:</p>
<form method="post" action="/consent?${escape(query.toString())}">
${scopes.map((scope) => `<p><label><input type="checkbox" name="scope" value="${escape(scope)}" checked> ${escape(scope)}</label></p>`).join('')}
<p><label>Account <input name="account" value="${escape(account)}"></label></p>
<p><button name="answer" value="allow">Allow</button> <button name="answer" value="deny">Deny</button></p></form>`,
  );
}

export const formatProblemPage = (problem: string): string => page('Google emulator', `<p>Error 400: ${escape(problem)}</p>`);

/** What the emulated calendars hold, to look at while developing. */
export const formatEventsPage = (lines: readonly string[]): string =>
  page('Google emulator', `<ul>${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`);
