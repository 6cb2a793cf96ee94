import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { quickStyles } from './quickStyles';

/** jsdom's own, which the setup of the tests replaces. */
const page = (globalThis as unknown as { jsdom: { window: Window } }).jsdom.window;
const getComputedStyle: Window['getComputedStyle'] = (element) => page.getComputedStyle(element);

const names = ['display', 'visibility', 'opacity', 'pointer-events'] as const;

it('are those that jsdom computes', () => {
  const { container } = render(
    <main>
      <h1 hidden>Title</h1>
      <p style={{ visibility: 'hidden' }}>
        Text <b style={{ visibility: 'visible' }}>seen</b> <i>hidden</i>
      </p>
      <div style={{ pointerEvents: 'none', opacity: 0 }}>
        <button style={{ display: 'flex' }}>Press</button>
        <input type="hidden" />
        <input type="checkbox" />
        <select>
          <option>One</option>
        </select>
      </div>
      <details>
        <summary>More</summary>
        <p>Text</p>
      </details>
      <dialog>Closed</dialog>
      <dialog open>Open</dialog>
      <table>
        <thead hidden>
          <tr>
            <th>Head</th>
          </tr>
        </thead>
        <tbody>
          <tr hidden>
            <td>Cell</td>
          </tr>
        </tbody>
      </table>
      <ul>
        <li>Item</li>
      </ul>
      <svg>
        <title>Drawing</title>
      </svg>
    </main>,
  );
  const quick = quickStyles(getComputedStyle);
  for (const element of [document.body, ...container.querySelectorAll('*')]) {
    const computed = getComputedStyle(element);
    const of = (style: CSSStyleDeclaration) => names.map((name) => style.getPropertyValue(name));
    expect([element.outerHTML, ...of(quick(element))]).toEqual([
      element.outerHTML,
      ...of(computed),
    ]);
    expect(quick(element).pointerEvents).toBe(computed.pointerEvents);
    expect(quick(element).direction).toBe(computed.direction);
  }
});

it('are left to jsdom on a page with a style sheet', () => {
  const sheet = document.createElement('style');
  sheet.textContent = 'p { display: none; }';
  document.head.append(sheet);
  const { container } = render(<p>Text</p>);
  expect(quickStyles(getComputedStyle)(container.firstElementChild!).display).toBe('none');
  sheet.remove();
});
