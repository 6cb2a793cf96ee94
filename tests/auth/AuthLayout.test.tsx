import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { AuthChoice } from '../../src/auth/AuthChoice';
import { AuthLayout } from '../../src/auth/AuthLayout';
import { appWords } from '../../src/messages/en/app';
import { QuizProvider } from '../../src/provider/QuizProvider';

describe('the choice between signing in and signing up', () => {
  it.each([
    ['login', 'Sign In', 'Sign Up'],
    ['register', 'Sign Up', 'Sign In'],
  ] as const)('marks the card of %s', (current, marked, other) => {
    render(<AuthChoice current={current} loginHref="/login" registerHref="/register" />);
    expect(screen.getByRole('link', { name: marked })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: other })).not.toHaveAttribute('aria-current');
  });

  it("uses the host's paths and links", () => {
    render(
      <QuizProvider
        renderLink={({ children, ...props }) => (
          <a {...props} data-router="">
            {children}
          </a>
        )}
      >
        <AuthChoice current="login" loginHref="/in" registerHref="/up" />
      </QuizProvider>,
    );
    const cards = within(screen.getByRole('navigation', { name: 'Sign in or sign up' }));
    expect(cards.getAllByRole('link').map((card) => card.getAttribute('href'))).toEqual([
      '/in',
      '/up',
    ]);
    for (const card of cards.getAllByRole('link')) expect(card).toHaveAttribute('data-router');
  });
});

describe('the layout', () => {
  const { authHeadings } = appWords.en;

  it('shows the headings of the specification', () => {
    expect([
      authHeadings.login('Northfield'),
      authHeadings.register('Northfield'),
      authHeadings.forgotPassword,
      authHeadings.resetPassword,
      authHeadings.changePassword,
    ]).toEqual([
      'Continue your learning journey with Northfield!',
      'Create your account and start using Northfield!',
      'Forgot password',
      'Reset password',
      'Change password',
    ]);
  });

  it('has the form below its heading in the main part, and nothing else for screen readers', () => {
    render(
      <AuthLayout title="Forgot password" brand="Northfield">
        <button>Send</button>
      </AuthLayout>,
    );
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
    expect(main.getByRole('button', { name: 'Send' })).toBeVisible();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('Northfield')).toBeInTheDocument();
  });

  it("shows the host's own logo and picture, or none", () => {
    const { container, rerender } = render(
      <AuthLayout title="Login" brand="Northfield" logo={<i>crest</i>} picture={<i>campus</i>} />,
    );
    expect(screen.getByText('crest')).toBeInTheDocument();
    expect(screen.getByText('campus')).toBeInTheDocument();
    expect(screen.queryByText('Northfield')).not.toBeInTheDocument();
    rerender(<AuthLayout title="Login" brand="Northfield" picture={null} />);
    expect(container.querySelector('.qw-exam-picture')).not.toBeInTheDocument();
  });

  it('lets its heading take the focus on request', () => {
    const heading = createRef<HTMLHeadingElement>();
    render(<AuthLayout title="Login" brand="Northfield" headingRef={heading} />);
    heading.current?.focus();
    expect(screen.getByRole('heading')).toHaveFocus();
  });
});
