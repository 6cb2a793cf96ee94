import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ar } from '../../src/messages/ar';
import { de } from '../../src/messages/de';
import { loadLanguage } from '../../src/messages/loadLanguage';
import { useFormats } from '../../src/provider/FormatsContext';
import { QuizProvider, type QuizProviderProps } from '../../src/provider/QuizProvider';
import { JoinQuiz } from '../../src/quizzes/join/JoinQuiz';

afterEach(() => vi.restoreAllMocks());

type Settings = Omit<QuizProviderProps, 'children'>;

function Moment() {
  const { moment, number } = useFormats();
  return <p data-testid="moment">{`${moment('2031-05-04T16:05:00Z')} ${number(0.5)}`}</p>;
}

const page = (settings: Settings) => (
  <QuizProvider {...settings}>
    <JoinQuiz />
    <Moment />
  </QuizProvider>
);
const moment = () => screen.getByTestId('moment').textContent;

it('uses the given language, with its direction and dates', () => {
  const { container, rerender } = render(page({ locale: de, timeZone: 'UTC' }));
  const root = container.querySelector('.qw-root');
  expect(screen.getByRole('button', { name: 'Beitreten' })).toBeVisible();
  expect(root).toHaveAttribute('lang', 'de');
  expect(root).toHaveAttribute('dir', 'ltr');
  expect(moment()).toBe('4. Mai 2031 um 16:05 0,5');

  rerender(page({ locale: ar, timeZone: 'Asia/Riyadh' }));
  expect(screen.getByRole('button', { name: 'انضمام' })).toBeVisible();
  expect(root).toHaveAttribute('lang', 'ar');
  expect(root).toHaveAttribute('dir', 'rtl');
  expect(moment()).toContain('4 مايو 2031');
  expect(moment()).toContain('07:05');
});

it('leaves language and direction to the page without a locale, and to the host if it sets them', () => {
  const { container, rerender } = render(page({ timeZone: 'UTC' }));
  const root = container.querySelector('.qw-root');
  expect(root).not.toHaveAttribute('lang');
  expect(root).not.toHaveAttribute('dir');
  expect(moment()).toBe('May 4, 2031 at 04:05 PM 0.5');
  rerender(page({ locale: ar, dir: 'ltr', lang: 'ar-EG' }));
  expect(root).toHaveAttribute('dir', 'ltr');
  expect(root).toHaveAttribute('lang', 'ar-EG');
});

it('shows nothing, and no English, until a named language has loaded', async () => {
  const { container } = render(<StrictMode>{page({ locale: 'de-CH' })}</StrictMode>);
  expect(container.querySelector('.qw-join-quiz')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Beitreten' })).toBeVisible();
  expect(container.querySelector('.qw-root[lang="de-CH"]')).not.toBeNull();
});

it('uses a language that was loaded ahead at once, even on a server', async () => {
  await loadLanguage('de-LI');
  expect(renderToString(page({ locale: 'de-LI' }))).toContain('Beitreten');
  expect(renderToString(page({ locale: de }))).toContain('Beitreten');
});

it('keeps what is typed and the focus when the language changes', async () => {
  const { rerender } = render(page({}));
  const code = screen.getByRole('textbox', { name: 'Code' });
  await userEvent.type(code, '7KQ2');
  rerender(page({ locale: 'ar-JO' }));
  // The old words stay until the new ones have loaded.
  expect(screen.getByRole('button', { name: 'Join' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'انضمام' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'الرمز' })).toBe(code);
  expect(code).toHaveValue('7KQ2');
  expect(code).toHaveFocus();
});

it('uses the last of two requested languages, whichever loads first', async () => {
  const { rerender } = render(page({ locale: 'ar-MA' }));
  rerender(page({ locale: 'de-BE' }));
  await screen.findByRole('button', { name: 'Beitreten' });
  await act(async () => void (await loadLanguage('ar-MA')));
  expect(screen.getByRole('button', { name: 'Beitreten' })).toBeVisible();
});

it('lays the host’s own sentences over the language, and keeps the others in it', () => {
  render(page({ locale: de, messages: { join: { join: 'Los geht es' } } }));
  expect(screen.getByRole('button', { name: 'Los geht es' })).toBeVisible();
  expect(screen.getByText(de.messages.join.intro)).toBeVisible();
});

it('is English, and says why, if there is no such language', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(page({ locale: 'xx' }));
  expect(await screen.findByRole('button', { name: 'Join' })).toBeVisible();
  expect(container.querySelector('.qw-root')).toHaveAttribute('lang', 'en');
  expect(String(log.mock.calls[0]?.[0])).toMatch(/Quizwright has no language "xx"/);
});

it('uses English with a region at once, with its dates', () => {
  render(page({ locale: 'en-GB', timeZone: 'UTC' }));
  expect(screen.getByRole('button', { name: 'Join' })).toBeVisible();
  expect(moment()).toBe('4 May 2031 at 16:05 0.5');
});

it('keeps its widgets in a browser that does not know its time zone, and says so once', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { rerender } = render(page({ timeZone: 'Etc/Unknown' }));
  expect(moment()).toBe('May 4, 2031 at 04:05 PM 0.5');
  rerender(page({ timeZone: 'Etc/Unknown', locale: 'en-GB' }));
  expect(warned).toHaveBeenCalledOnce();
  expect(String(warned.mock.calls[0]?.[0])).toMatch(
    /^Quizwright: "Etc\/Unknown" is not a time zone/,
  );
});

it('tells the developer about an invalid time zone', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(page({ timeZone: 'Berlin' }))).toThrow(
    /^Quizwright: "Berlin" is not a time zone or a language\./,
  );
});
