import type { EnginePage, Finder, Part } from './enginePage';
import { WebDriverError, type ElementId, type WebKitSession } from './webkit';
import { findElements, isShown, wordsOf, type Run, type Step } from './webkitFinder';

/** The longest that anything may take to appear, on a busy machine. */
const longestMs = 20_000;

/** What a function in the page has returned or thrown. */
interface Reply {
  value?: unknown;
  error?: string;
}

/** Keys that WebDriver has a code for. */
const codes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
};

/** The session's window, as a page. */
export function webKitPage(session: WebKitSession): EnginePage {
  const { call } = session;
  const run: Run = (script, args = []) => call('POST', '/execute/sync', { script, args });

  const elements = (steps: Step[]): Promise<ElementId[]> => findElements(run, steps);

  /** Tries until it works, while the page changes. */
  const eventually = async <Value>(what: string, attempt: () => Promise<Value>): Promise<Value> => {
    const deadline = Date.now() + longestMs;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (Date.now() > deadline) {
          throw new Error(`${what}: ${(error as Error).message}`, { cause: error });
        }
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  const actions = (type: 'key' | 'pointer' | 'wheel', list: object[]): Promise<null> =>
    call('POST', '/actions', {
      actions: [{ type, id: type, ...(type === 'pointer' && mouse), actions: list }],
    });
  const mouse = { parameters: { pointerType: 'mouse' } };
  let pointer = { x: 0, y: 0 };
  // WebKit scrolls by what is different from the last time.
  let turned = { deltaX: 0, deltaY: 0 };

  const finder = (steps: Step[]): Finder => {
    const next = (step: Step): Part => part([...steps, step]);
    return {
      getByRole: (role, { name, exact } = {}) =>
        next({ by: 'role', role, ...(name !== undefined && { name: wordsOf(name, exact) }) }),
      getByLabel: (text, { exact } = {}) => next({ by: 'label', text: wordsOf(text, exact) }),
      getByText: (text, { exact } = {}) => next({ by: 'text', text: wordsOf(text, exact) }),
      locator: (selector) => next({ by: 'selector', selector }),
    };
  };

  const part = (steps: Step[]): Part => {
    const name = JSON.stringify(steps);
    const one = async (): Promise<ElementId> => {
      const found = await elements(steps);
      if (found[0] === undefined) throw new WebDriverError('no such element', name);
      if (found.length > 1) throw new Error(`${found.length} elements`);
      return found[0];
    };
    const pathOf = (element: ElementId): string =>
      `/element/${element['element-6066-11e4-a52e-4f735466cecf']}`;
    const visible = async (): Promise<boolean> =>
      run<boolean>(`return [...arguments].some(${isShown.toString()})`, await elements(steps));
    return {
      ...finder(steps),
      filter: ({ hasText }) => part([...steps, { by: 'hasText', text: wordsOf(hasText) }]),
      nth: (position) => part([...steps, { by: 'nth', position }]),
      first: () => part([...steps, { by: 'nth', position: 0 }]),
      last: () => part([...steps, { by: 'nth', position: -1 }]),
      count: () => eventually(`cannot count ${name}`, async () => (await elements(steps)).length),
      waitFor: ({ state = 'visible' } = {}) =>
        eventually(`${name} is not ${state}`, async () => {
          if ((await visible()) !== (state === 'visible')) throw new Error('still not');
        }),
      click: () =>
        eventually(`cannot click ${name}`, async () => {
          await call('POST', `${pathOf(await one())}/click`, {});
        }),
      fill: (text) =>
        eventually(`cannot fill ${name}`, async () => {
          const element = await one();
          // A date has parts, each with a focus of its own.
          const isTyped = await run<boolean>(
            `const [field, text] = arguments;
             field.focus();
             if (!/^(date|time)/.test(field.type)) { field.select(); return true; }
             Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text);
             for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
             return false;`,
            [element, text],
          );
          if (isTyped) await call('POST', `${pathOf(element)}/value`, { text });
        }),
      evaluate: (look) =>
        eventually(`cannot look at ${name}`, async () =>
          run(`return (${look.toString()})(arguments[0])`, [await one()]),
        ),
    };
  };

  return {
    ...finder([]),
    goto: (url) => call('POST', '/url', { url }),
    reload: () => call('POST', '/refresh', {}),
    url: () => call<string>('GET', '/url'),
    evaluate: async (look: (argument: never) => unknown, argument?: unknown) => {
      const script = `const [argument, done] = arguments;
        Promise.resolve().then(() => (${look.toString()})(argument)).then(
          (value) => done({ value }), (error) => done({ error: String(error) }));`;
      const args = [argument ?? null];
      const reply = await call<Reply>('POST', '/execute/async', { script, args });
      if (reply.error !== undefined) throw new Error(reply.error);
      return reply.value;
    },
    keyboard: {
      press: async (key) => {
        const value = codes[key] ?? key;
        await actions('key', [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
      },
    },
    mouse: {
      move: async (x, y) => {
        pointer = { x, y };
        await actions('pointer', [{ type: 'pointerMove', duration: 0, x, y }]);
      },
      down: async () => void (await actions('pointer', [{ type: 'pointerDown', button: 0 }])),
      up: async () => void (await actions('pointer', [{ type: 'pointerUp', button: 0 }])),
      wheel: async (x, y) => {
        turned = { deltaX: turned.deltaX + x, deltaY: turned.deltaY + y };
        await actions('wheel', [{ type: 'scroll', ...pointer, ...turned, duration: 0 }]);
      },
    },
    waitForFunction: (look, argument, { timeout }) =>
      eventually('waited for a function', async () => {
        if (!(await run(`return (${look.toString()})()`))) throw new Error(`Not in ${timeout} ms`);
      }),
    setViewportSize: async (size) => {
      await call('POST', '/window/rect', size);
      await eventually('the window keeps its size', async () => {
        const [width, height] = await run<number[]>('return [innerWidth, innerHeight]');
        if (width !== size.width || height !== size.height) throw new Error(`${width} × ${height}`);
      });
    },
    screenshot: session.picture,
    close: async () => {
      // The browser stays open when the page is closed.
      await call('POST', '/window/new', { type: 'window' });
      await call('DELETE', '/window');
    },
    hide: async () => void (await call('POST', '/window/minimize', {})),
  };
}
