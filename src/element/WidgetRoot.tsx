import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { useLatest } from '../base/useLatest';
import { QuizProvider } from '../provider/QuizProvider';
import { WidgetBoundary } from '../provider/WidgetBoundary';
import { useSessionStore } from '../session/SessionContext';
import type { SignedIn } from '../session/SessionStore';
import { RootThemeProvider, type RootTheme } from '../ui/theme/RootTheme';
import type { DispatchElementEvent, WidgetSettings } from './elementKind';

/** An element that a widget renders in. */
export interface Member {
  /** Its own look, on top of that of the root. */
  look: () => RootTheme;
  draw: (settings: WidgetSettings) => ReactNode;
  /** Whether its content brings its own provider, and may render without a user. */
  isWhole: boolean;
}

/** The element that a root renders for, with its settings. */
export interface RootOwner {
  settings: () => WidgetSettings;
  dispatch: DispatchElementEvent;
  /** Whether it is an element that brings its own provider. */
  isWhole: boolean;
}

let roots = 0;
let members = 0;
/** Elements whose initial markup is gone: everything in them is rendered. */
const emptied = new WeakSet<Element>();

/**
 * One React root with one provider, and a portal into each of its elements. So they share the
 * loaded data and the session, and keep their state when the page moves them.
 */
export class WidgetRoot {
  readonly #owner: RootOwner;
  readonly #members = new Map<Element, Member & { key: string }>();
  /** Detached from the page: the elements hold what is rendered. */
  readonly #root: Root;
  #isDue = false;
  #isClosed = false;

  constructor(owner: RootOwner) {
    this.#owner = owner;
    this.#root = createRoot(document.createElement('div'), {
      // Without a prefix, the ids of two roots on one page would collide.
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

  /** Renders again after the script that is making changes has finished. */
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
    // An event that is dispatched while React renders may have led here.
    queueMicrotask(() => this.#root.unmount());
  }

  #draw(): void {
    const settings = this.#owner.settings();
    const isKnown = Boolean(settings.user ?? settings.token ?? settings.getToken);
    const widgets: ReactNode[] = [];
    const whole: ReactNode[] = [];
    for (const [element, member] of this.#members) {
      if (!isKnown && !member.isWhole) continue;
      // Removes the placeholder that the page shows until the widget has loaded.
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
          <Provider settings={settings} dispatch={this.#owner.dispatch}>
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
  dispatch: DispatchElementEvent;
  children: ReactNode;
}

function Provider({ settings, dispatch, children }: ProviderProps) {
  const { look, baseUrl, locale, timeZone, user, token, getToken, messages, quiet } = settings;
  return (
    <QuizProvider
      {...look}
      baseUrl={baseUrl}
      locale={locale}
      timeZone={timeZone}
      getToken={getToken}
      messages={messages}
      portalContainer={settings.portalContainer}
      user={user ?? undefined}
      token={token ?? undefined}
      onNotify={quiet ? (notification) => dispatch('quiz-notify', notification) : undefined}
      onSessionEnd={(end) => dispatch('quiz-session-end', end)}
      onEvent={(event) => dispatch('quiz-event', event)}
    >
      <RenewedSession onRenew={(session) => dispatch('quiz-session-renew', session)} />
      {children}
    </QuizProvider>
  );
}

/** Reports a session that was renewed here, because the page has the old token. */
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
