import { words } from '/words.js';

const ids = ['school', 'desk', 'unsent', 'card', 'refusal', 'slips', 'language', 'lamp', 'leave'];
const [school, desk, unsent, card, refusal, slips, language, lamp, leave] = ids.map((id) =>
  document.getElementById(id),
);

/** Kept until the tab is closed: the signed-in user and the page's settings. */
const kept = {
  read: (name) => JSON.parse(sessionStorage.getItem(name) ?? 'null'),
  write: (name, value) => sessionStorage.setItem(name, JSON.stringify(value)),
};

/** The quiz is part of the address, so that a reload leads back to it. */
const quizInAddress = () => new URLSearchParams(location.hash.slice(1)).get('quiz');

const say = () => words[language.value];

function note(sentence, isBad = false) {
  const slip = document.createElement('p');
  // A notice stays in the language it was written in.
  Object.assign(slip, { textContent: sentence, lang: language.value, dir: say().dir });
  slip.classList.toggle('bad', isBad);
  slips.prepend(slip);
}

function speak(tag) {
  language.value = tag;
  const { dir } = say();
  Object.assign(document.documentElement, { lang: tag, dir });
  for (const element of document.querySelectorAll('[data-word]')) {
    element.textContent = say()[element.dataset.word];
  }
  document.title = `${say().title} · Harbour Lane Library`;
  school.locale = tag;
  kept.write('language', tag);
}

function light(isNight) {
  document.documentElement.classList.toggle('night', isNight);
  lamp.setAttribute('aria-pressed', String(isNight));
  school.theme = isNight ? 'dark' : 'light';
  kept.write('night', isNight);
}

function enter(session) {
  school.session = session;
  card.hidden = session !== null;
  leave.hidden = session === null;
  kept.write('session', session);
  setTheTable();
}

function setTheTable() {
  const quizId = quizInAddress();
  unsent.except = quizId ?? undefined;
  if (school.session === null) return desk.replaceChildren();
  const element = document.createElement(quizId === null ? 'quiz-join' : 'quiz-runner');
  if (quizId !== null) element.quizId = quizId;
  desk.replaceChildren(element);
}

function goTo(quizId) {
  history.pushState(null, '', quizId === null ? '/' : `#quiz=${encodeURIComponent(quizId)}`);
  setTheTable();
}

card.addEventListener('submit', async (event) => {
  event.preventDefault();
  refusal.textContent = '';
  try {
    const response = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(card))),
    });
    const { data, message } = await response.json();
    if (!response.ok) return (refusal.textContent = message);
    card.reset();
    enter({ user: data.profile, token: data.accessToken });
    note(say().welcome(data.profile.first_name));
  } catch {
    refusal.textContent = say().noAnswer;
  }
});

school.addEventListener('quiz-joined', ({ detail }) => {
  note(say().joined);
  goTo(detail.quizId);
});

school.addEventListener('quiz-submitted', ({ detail: { receipt } }) => {
  note(receipt ? say().submitted(`${receipt.answered}/${receipt.questions}`) : say().received);
  const again = document.createElement('button');
  again.type = 'button';
  again.dataset.word = 'again';
  again.textContent = say().again;
  again.addEventListener('click', () => goTo(null));
  desk.append(again);
});

school.addEventListener('quiz-unsent', () => note(say().unsent, true));

school.addEventListener('quiz-session-end', () => {
  note(say().ended, true);
  // During a quiz, the runner asks for the password in place.
  if (quizInAddress() === null) enter(null);
});

school.addEventListener('quiz-session-renew', ({ detail }) => kept.write('session', detail));

// The page itself announces successes.
school.addEventListener('quiz-notify', ({ detail: { tone, message } }) => {
  if (tone === 'critical') note(message, true);
});

language.addEventListener('change', () => speak(language.value));
lamp.addEventListener('click', () => light(lamp.getAttribute('aria-pressed') !== 'true'));
leave.addEventListener('click', () => {
  history.replaceState(null, '', '/');
  slips.replaceChildren();
  enter(null);
});
window.addEventListener('popstate', setTheTable);

speak(kept.read('language') ?? 'en-GB');
light(kept.read('night') ?? matchMedia('(prefers-color-scheme: dark)').matches);
enter(kept.read('session'));
