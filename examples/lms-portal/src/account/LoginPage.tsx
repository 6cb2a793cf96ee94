import { ThemeSwitch } from '../appearance/ThemeSwitch';
import { Brand } from '../ui/Brand';
import { Panel } from '../ui/Panel';
import { Tide } from '../ui/Tide';
import { useDocumentTitle } from '../ui/useDocumentTitle';
import { SignInForm } from './SignInForm';

export function LoginPage() {
  useDocumentTitle('Sign in');
  return (
    <div className="flex min-h-screen flex-col bg-deep text-on-deep">
      <header className="mx-auto flex w-full max-w-6xl items-center justify-between px-4 py-4 sm:px-6">
        <Brand />
        <ThemeSwitch />
      </header>
      <main className="mx-auto grid w-full max-w-6xl grow content-center gap-x-12 gap-y-8 px-4 py-8 sm:px-6 lg:grid-cols-[1fr_26rem] lg:items-center">
        <p className="font-display text-4xl leading-tight font-bold text-balance sm:text-6xl">
          Saltmarsh College, <span className="text-glow">at any state of the tide.</span>
        </p>
        <Panel className="w-full max-w-md text-ink">
          <h1 tabIndex={-1} className="mb-6 font-display text-2xl font-bold">
            Sign in
          </h1>
          <SignInForm />
        </Panel>
      </main>
      <Tide />
      <footer className="bg-page py-6 text-center text-sm text-soft">
        Tidemark, the courses of Saltmarsh College
      </footer>
    </div>
  );
}
