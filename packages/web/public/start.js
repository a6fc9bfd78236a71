// Runs before the first paint. A file, as the content security policy allows no inline script.
(function () {
  var html = document.documentElement;
  try {
    var theme = localStorage.getItem('larder.theme');
    if (theme === 'light' || theme === 'dark') html.dataset.theme = theme;
  } catch {
    // Storage may be off; the system's preference then holds.
  }
  // Who is there is asked while the application is still on its way.
  var headers = { accept: 'application/json', prefer: 'handling=lenient' };
  var asked = fetch('/api/auth/user', { credentials: 'include', headers: headers }).then(function (answer) {
    // Visitors may plan on this server: the landing page has a field for it (src/app/guests.ts).
    if (answer.headers.get('larder-guest-search') === 'on') html.dataset.guests = 'plan';
    // What they may do in their household, and whether others are in it (src/lib/household-role.ts).
    html.dataset.role = answer.headers.get('larder-household-role') || '';
    html.dataset.household = answer.headers.get('larder-household') || '';
    html.dataset.news = answer.headers.get('larder-household-news') || '';
    html.dataset.shared = answer.headers.get('larder-household-shared') || '';
    // Read in any case: an answer that nobody reads keeps the page loading.
    return answer.text().then(function (body) {
      return { status: answer.status, statusText: answer.statusText, body: body };
    });
  });
  window.larderAsked = asked;
  // A page that was rendered at build is a visitor's: it stays behind the loader until nobody turns out to be signed in.
  var isPlain = html.dataset.page !== undefined && location.search === '';
  if (html.dataset.page !== undefined) html.classList.add('asking');
  asked.then(
    function (answer) {
      if (isPlain && (answer.status === 401 || answer.body === 'null')) html.classList.remove('asking');
      return undefined;
    },
    function () {
      // The application says so, with a way to try again.
      return undefined;
    },
  );
})();
