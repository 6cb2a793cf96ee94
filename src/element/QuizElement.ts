import type { Profile } from '../api/entities';
import { meShape } from '../api/shapes';
import type { SignedIn } from '../session/SessionStore';
import type { RootTheme } from '../ui/theme/RootTheme';
import {
  attributeName,
  flag,
  oneOf,
  reflect,
  text,
  type AttributeKinds,
  type Attributes,
} from './attributes';
import type { ElementKind, DispatchElementEvent, WidgetSettings } from './elementKind';
import type { ElementLook, SchoolSettings } from './elementTypes';
import { WidgetRoot } from './WidgetRoot';

/** Settings that are never written to attributes, because they are too large or secret. */
type Held = Pick<SchoolSettings, 'token' | 'user' | 'getToken' | 'messages' | 'portalContainer'>;

const lookAttributes: Attributes<ElementLook> = {
  theme: oneOf('light', 'dark', 'auto'),
  density: oneOf('comfortable', 'compact'),
  radius: oneOf('square', 'soft', 'round'),
  accent: text,
  frame: oneOf('card', 'none'),
};
const schoolAttributes: Attributes<Omit<SchoolSettings, keyof Held | 'session'>> = {
  baseUrl: text,
  locale: text,
  timeZone: text,
  quiet: flag,
};
const heldProperties = ['token', 'user', 'session', 'getToken', 'messages', 'portalContainer'];
const direction = oneOf('ltr', 'rtl');

// A server has no elements, and importing this module must not fail there.
const PageElement =
  (globalThis as { HTMLElement?: typeof HTMLElement }).HTMLElement ??
  (class {} as typeof HTMLElement);

/** The parent, also across the edge of a shadow tree. */
function parentOf(node: Node): Node | null {
  return node instanceof ShadowRoot ? node.host : node.parentNode;
}

/** The base class of the package's elements. */
abstract class QuizElement extends PageElement {
  declare theme: ElementLook['theme'];
  declare density: ElementLook['density'];
  declare radius: ElementLook['radius'];
  declare accent: ElementLook['accent'];
  declare frame: ElementLook['frame'];
  declare baseUrl: SchoolSettings['baseUrl'];
  declare locale: SchoolSettings['locale'];
  declare timeZone: SchoolSettings['timeZone'];
  declare quiet: SchoolSettings['quiet'];

  readonly #kind: ElementKind;
  #held: Partial<Held> = {};
  #readUser: { text: string; user: Profile | undefined } | null = null;
  /** Its own root: that of a school, or of an element outside any school. */
  #root: WidgetRoot | null = null;
  #drawnIn: WidgetRoot | null = null;

  /** @param kind what distinguishes it from the other elements */
  constructor(kind: ElementKind) {
    super();
    this.#kind = kind;
  }

  get token(): Held['token'] {
    const { token = this.getAttribute('token') ?? undefined } = this.#held;
    return token;
  }
  set token(token) {
    this.#hold({ token });
  }

  get user(): Held['user'] {
    const { user = this.#userOfAttribute() } = this.#held;
    return user;
  }
  set user(user) {
    this.#hold({ user });
  }

  get session(): SignedIn | null {
    const { user, token } = this;
    return user && typeof token === 'string' ? { user, token } : null;
  }
  set session(session) {
    this.#hold({ user: session?.user ?? null, token: session?.token ?? null });
  }

  get getToken(): Held['getToken'] {
    return this.#held.getToken;
  }
  set getToken(getToken) {
    this.#hold({ getToken });
  }

  get messages(): Held['messages'] {
    return this.#held.messages;
  }
  set messages(messages) {
    this.#hold({ messages });
  }

  get portalContainer(): Held['portalContainer'] {
    return this.#held.portalContainer;
  }
  set portalContainer(portalContainer) {
    this.#hold({ portalContainer });
  }

  connectedCallback(): void {
    this.#takeEarlyProperties();
    // Elements that a browser does not know are inline.
    this.classList.add('qw-element');
    this.#settle();
  }

  /** Without it, a browser that moves an element in one step would disconnect and reconnect it. */
  connectedMoveCallback(): void {
    this.#settle();
  }

  disconnectedCallback(): void {
    // An element that the page merely moves is connected again before this runs.
    setTimeout(() => {
      if (!this.isConnected) this.#leave();
    });
  }

  attributeChangedCallback(): void {
    this.#refresh();
  }

  /** Moves properties that were set before the element was defined to where they are read. */
  #takeEarlyProperties(): void {
    const own = this as unknown as Record<string, unknown>;
    for (const name of [
      ...attributesOf(this.#kind).map(([property]) => property),
      ...heldProperties,
    ]) {
      if (!Object.hasOwn(own, name)) continue;
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
  }

  /** Renders it where it is: in the root of the surrounding school, or in its own. */
  #settle(): void {
    const owner = this.#school() ?? this;
    const root = (owner.#root ??= owner.#createRoot());
    const kind = this.#kind;
    if (root === this.#drawnIn || kind.draw === undefined) return;
    this.#drawnIn?.remove(this);
    if (owner !== this) this.#closeRoot();
    this.#drawnIn = root;
    root.add(this, {
      look: () => this.#look(),
      draw: (settings) => kind.draw?.(this, this.#dispatch, settings),
      isWhole: kind.isWhole ?? false,
    });
  }

  #leave(): void {
    this.#drawnIn?.remove(this);
    this.#drawnIn = null;
    this.#closeRoot();
  }

  #createRoot(): WidgetRoot {
    return new WidgetRoot({
      settings: () => this.#settings(),
      dispatch: this.#dispatch,
      isWhole: this.#kind.isWhole ?? false,
    });
  }

  #closeRoot(): void {
    this.#root?.close();
    this.#root = null;
  }

  #refresh(): void {
    this.#root?.refresh();
    if (this.#drawnIn !== this.#root) this.#drawnIn?.refresh();
  }

  #hold(held: Partial<Held>): void {
    Object.assign(this.#held, held);
    this.#refresh();
  }

  #school(): QuizElement | null {
    if (this.#kind.draw === undefined) return null;
    for (let node = parentOf(this); node !== null; node = parentOf(node)) {
      if (node instanceof QuizElement && node.#kind.draw === undefined) return node;
    }
    return null;
  }

  #look(): RootTheme {
    const { theme, density, radius, accent, frame } = this;
    const dir = direction.read(this.getAttribute('dir'));
    const lang = this.getAttribute('lang') ?? undefined;
    return { theme, density, radius, accent, frame, dir, lang };
  }

  #settings(): WidgetSettings {
    const { baseUrl, locale, timeZone, quiet, token, user, getToken, messages } = this;
    return {
      look: this.#look(),
      baseUrl,
      locale,
      timeZone,
      quiet,
      token,
      user,
      getToken,
      messages,
      portalContainer: this.portalContainer,
    };
  }

  /** The same result until the attribute changes, so that a mistake in it is logged once. */
  #userOfAttribute(): Profile | undefined {
    const written = this.getAttribute('user');
    if (written === null) return undefined;
    if (this.#readUser?.text !== written) {
      this.#readUser = { text: written, user: this.#parseUser(written) };
    }
    return this.#readUser.user;
  }

  #parseUser(written: string): Profile | undefined {
    try {
      return meShape(JSON.parse(written)) as Profile;
    } catch (cause) {
      console.error(
        `Quizwright: the attribute user of <${this.localName}> is not a profile. Without a user, answers are kept only in memory. Set it to the login's profile as JSON.`,
        cause,
      );
      return undefined;
    }
  }

  readonly #dispatch: DispatchElementEvent = (type, detail) => {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  };
}

function attributesOf(kind: ElementKind): AttributeKinds {
  return Object.entries({ ...lookAttributes, ...schoolAttributes, ...kind.attributes });
}

/** Creates a new class each time, because a page may define an element under several names. */
export function createElementClass(kind: ElementKind): CustomElementConstructor {
  class Defined extends QuizElement {
    static readonly observedAttributes = [
      ...attributesOf(kind).map(([property]) => attributeName(property)),
      ...['token', 'user', 'dir', 'lang'],
    ];

    constructor() {
      super(kind);
    }
  }
  reflect(Defined.prototype, attributesOf(kind));
  return Defined;
}
