// Runs before the first paint, so that a chosen theme never flashes the other one. A file, as the content security policy allows no inline script.
(function () {
  try {
    var theme = localStorage.getItem('larder.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage may be off; the system's preference then holds.
  }
})();
