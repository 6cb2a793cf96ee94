import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { define } from '../../src/element';
import { clear, grace, renderedAgain, serve, session, write } from './page';

const join = () => screen.findByRole('button', { name: 'Join' });
const root = () => document.querySelector('.qw-join');

beforeEach(() => {
  // These tests render as pages do, outside of `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  localStorage.clear();
});
afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('define', () => {
  it('upgrades existing elements, with their attributes and properties', async () => {
    const { called } = serve();
    const element = write('<early-join code="abcd2345" theme="dark"></early-join>');
    Object.assign(element, { session, variant: 'student' });
    define('early');
    await userEvent.setup({ delay: null }).click(await join());
    await waitFor(() => expect(called('POST /quiz/join')).toHaveLength(1));
    expect(called('POST /quiz/join')[0]?.token).toBe('Bearer secret');
    expect(screen.getByRole('heading', { name: 'Join Quiz' })).toBeVisible();
    expect(root()).toHaveAttribute('data-qw-theme', 'dark');
    expect(element).toHaveAttribute('variant', 'student');
    expect(Object.keys(element)).not.toContain('session');
  });

  it('connects elements that were in a school before', async () => {
    serve();
    const school = write('<nest-school><nest-join></nest-join></nest-school>');
    Object.assign(school, { session, theme: 'dark' });
    define('nest');
    await join();
    expect(root()).toHaveAttribute('data-qw-theme', 'dark');
  });

  it('may run twice, for pages that load the script twice', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const before = customElements.get('quiz-join');
    define();
    expect(customElements.get('quiz-join')).toBe(before);
    expect(error).not.toHaveBeenCalled();
  });

  it('reports elements that are not ours, and defines the others', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    customElements.define('taken-join', class extends HTMLElement {});
    define('taken');
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Quizwright: <taken-join> is already defined by someone else\./),
    );
    expect(customElements.get('taken-runner')).toBeDefined();
  });
});

describe('a property', () => {
  it('with a text value is its attribute, and counts as left out if the attribute does not know the value', () => {
    const element = document.createElement('quiz-runner');
    element.quizId = 'q1';
    element.layout = 'single';
    element.resumes = true;
    expect(element.outerHTML).toBe(
      '<quiz-runner quiz-id="q1" layout="single" resumes=""></quiz-runner>',
    );
    element.setAttribute('layout', 'Single');
    expect(element.layout).toBe('single');
    element.setAttribute('layout', 'sideways');
    expect(element.layout).toBeUndefined();
    element.timeUnknown = 'spec';
    expect(element.getAttribute('time-unknown')).toBe('spec');
    element.timeUnknown = undefined;
    element.setAttribute('heading-level', '3');
    expect(element.headingLevel).toBe(3);
    element.resumes = false;
    element.layout = undefined;
    element.quizId = undefined;
    element.headingLevel = undefined;
    expect(element.outerHTML).toBe('<quiz-runner></quiz-runner>');
    expect(element.resumes).toBe(false);
  });

  it('with a secret is never written into the page', () => {
    const element = document.createElement('quiz-join');
    element.session = session;
    expect(element.outerHTML).toBe('<quiz-join></quiz-join>');
    expect([element.token, element.user, element.session]).toEqual(['secret', grace, session]);
  });

  it('overrides its attribute, even if it says that there is none', () => {
    const element = document.createElement('quiz-join');
    element.setAttribute('token', 'written');
    element.setAttribute('user', JSON.stringify(grace));
    expect(element.session).toMatchObject({ user: { _id: 'grace' }, token: 'written' });
    element.token = 'given';
    expect(element.token).toBe('given');
    element.session = null;
    expect(element.token).toBeNull();
    element.token = undefined;
    expect(element.token).toBe('written');
  });
});

describe('the user', () => {
  it('in an attribute owns the answers on the device', async () => {
    serve();
    const element = write('<quiz-runner token="secret" quiz-id="q1"></quiz-runner>');
    element.setAttribute('user', JSON.stringify(grace));
    const options = await screen.findAllByLabelText(/Green/);
    await userEvent.setup({ delay: null }).click(options[0]!);
    expect(Object.keys(localStorage).filter((key) => key.includes('grace'))).not.toEqual([]);
  });

  it('that is no profile is reported once, and the element works without', async () => {
    serve();
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const element = write('<quiz-join token="secret" user="Grace"></quiz-join>');
    await join();
    element.setAttribute('code', 'ABCD2345');
    await renderedAgain(element);
    expect(error.mock.calls.map(([sentence]) => String(sentence))).toEqual([
      expect.stringMatching(/^Quizwright: the attribute user of <quiz-join> is not a profile\./),
    ]);
  });
});
