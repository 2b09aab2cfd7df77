// "Show password". Without this script the buttons stay hidden and the form works as it is.
for (const button of document.querySelectorAll('button[data-reveal]')) {
  const input = document.getElementById(button.dataset.reveal);
  button.hidden = false;
  const show = (visible) => {
    input.type = visible ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(visible));
  };
  button.addEventListener('click', () => show(input.type === 'password'));
  // A visible password must not end in the browser's list of remembered texts.
  input.form.addEventListener('submit', () => show(false));
}

// The first field at fault, or the first empty one, is where the learner goes on.
const target =
  document.querySelector('[aria-invalid="true"]') ?? document.querySelector('form input[value=""]');
if (target) target.focus();

// A second tap while the first is under way would post the form twice.
for (const form of document.querySelectorAll('form')) {
  form.addEventListener('submit', () => {
    const submit = form.querySelector('button[type="submit"]');
    submit.setAttribute('aria-disabled', 'true');
    form.addEventListener('submit', (event) => event.preventDefault());
  });
}
// Coming back through the browser's page cache: the form can be sent again.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});
