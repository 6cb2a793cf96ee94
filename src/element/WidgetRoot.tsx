import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { useLatest } from '../base/useLatest';
import { QuizProvider } from '../provider/QuizProvider';
import { useSessionStore } from '../session/SessionContext';
import type { SignedIn } from '../session/SessionStore';
import { RootThemeProvider, type RootTheme } from '../ui/theme/RootTheme';
import type { DispatchElementEvent, WidgetSettings } from './elementKind';
import { WidgetBoundary } from './WidgetBoundary';

/** An element that something is drawn in. */
export interface Member {
  /** Its own look, over that of the root. */
  look: () => RootTheme;
  draw: (settings: WidgetSettings) => ReactNode;
  /** Whether what it draws brings its own provider, and may be drawn while nobody is known. */
  isWhole: boolean;
}

/** The element that a root draws for, with its settings. */
export interface RootOwner {
  settings: () => WidgetSettings;
  tell: DispatchElementEvent;
  /** Whether it is an element that brings its own provider. */
  isWhole: boolean;
}

let roots = 0;
let members = 0;
/** Those whose markup of before has gone: all that is in them is drawn. */
const emptied = new WeakSet<Element>();

/**
 * One React root with one provider, and a portal into each of its elements: so they share what is
 * loaded and who is signed in, and go on where they were when the page moves them.
 */
export class WidgetRoot {
  readonly #owner: RootOwner;
  readonly #members = new Map<Element, Member & { key: string }>();
  /** Apart from the page: what is drawn lies in the elements. */
  readonly #root: Root;
  #isDue = false;
  #isClosed = false;

  constructor(owner: RootOwner) {
    this.#owner = owner;
    this.#root = createRoot(document.createElement('div'), {
      // Ids of two roots would meet in one page.
      identifierPrefix: `qw-root-${(roots += 1)}-`,
    });
  }

  add(element: Element, member: Member): void {
    this.#members.set(element, { ...member, key: String((members += 1)) });
    this.refresh();
  }

  remove(element: Element): void {
    this.#members.delete(element);
    this.refresh();
  }

  /** Draws anew when the script that changes things has come to its end. */
  refresh(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (!this.#isClosed) this.#draw();
    });
  }

  close(): void {
    this.#isClosed = true;
    // An event that is told while React draws may have led here.
    queueMicrotask(() => this.#root.unmount());
  }

  #draw(): void {
    const settings = this.#owner.settings();
    const isKnown = Boolean(settings.user ?? settings.token ?? settings.getToken);
    const widgets: ReactNode[] = [];
    const whole: ReactNode[] = [];
    for (const [element, member] of this.#members) {
      if (!isKnown && !member.isWhole) continue;
      // What the page shows until the widget is there has done its duty.
      if (!emptied.has(element)) element.replaceChildren();
      emptied.add(element);
      (member.isWhole ? whole : widgets).push(
        createPortal(
          <RootThemeProvider {...member.look()}>
            <WidgetBoundary>{member.draw(settings)}</WidgetBoundary>
          </RootThemeProvider>,
          element,
          member.key,
        ),
      );
    }
    this.#root.render(
      <>
        {isKnown && !this.#owner.isWhole ? (
          <Provider settings={settings} tell={this.#owner.tell}>
            {widgets}
          </Provider>
        ) : null}
        {whole}
      </>,
    );
  }
}

interface ProviderProps {
  settings: WidgetSettings;
  tell: DispatchElementEvent;
  children: ReactNode;
}

function Provider({ settings, tell, children }: ProviderProps) {
  const { look, baseUrl, locale, timeZone, user, token, getToken, messages, quiet } = settings;
  return (
    <QuizProvider
      {...look}
      {...{ baseUrl, locale, timeZone, getToken, messages }}
      portalContainer={settings.portalContainer}
      user={user ?? undefined}
      token={token ?? undefined}
      onNotify={quiet ? (notification) => tell('quiz-notify', notification) : undefined}
      onSessionEnd={() => tell('quiz-session-end', null)}
      onEvent={(event) => tell('quiz-event', event)}
    >
      <RenewedSession onRenew={(session) => tell('quiz-session-renew', session)} />
      {children}
    </QuizProvider>
  );
}

/** Tells of a session that was renewed here: the page has the old token. */
function RenewedSession({ onRenew }: { onRenew: (session: SignedIn) => void }) {
  const store = useSessionStore();
  const latest = useLatest(onRenew);
  useEffect(
    () =>
      store.subscribe(() => {
        const session = store.read();
        if (session !== null) latest.current(session);
      }),
    [store, latest],
  );
  return null;
}
