import type { Metadata } from 'next';
import { SignInForm } from '../../account/SignInForm';
import { Masthead } from '../../frame/Masthead';

export const metadata: Metadata = { title: 'Sign in' };

export default function LoginPage() {
  return (
    <>
      <Masthead />
      <main className="page narrow">
        <h1>Sign in</h1>
        <SignInForm />
      </main>
    </>
  );
}
