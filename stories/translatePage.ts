/** What a translation leaves as it is: code and names, what it has made itself, and no text. */
const untouched = '[translate="no"], .notranslate, font, script, style, textarea, title';

export interface Translation {
  /** What went wrong so far: texts that changed where nobody sees it, and nodes that were not found. */
  problems: readonly string[];
  stop: () => void;
}

/**
 * Does to a page what a browser's translation does, now and as it changes: the text nodes are taken
 * out, and `font` elements are put in their place. The words stay, so that they are still found.
 */
export function translatePage(page: HTMLElement): Translation {
  const problems: string[] = [];

  // React keeps writing into the nodes that it made, in the page or not.
  const removed = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      if (!target.isConnected) problems.push(`“${oldValue}” stays for “${target.textContent}”`);
    }
  });
  const replace = (text: Text): void => {
    if (text.data.trim() === '' || text.parentElement?.closest(untouched) !== null) return;
    const translated = document.createElement('font');
    translated.append(document.createElement('font'));
    translated.firstElementChild?.append(text.data);
    text.replaceWith(translated);
    removed.observe(text, { characterData: true, characterDataOldValue: true });
  };
  const replaceIn = (root: Node): void => {
    if (!root.isConnected) return;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  const changed = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') replaceIn(target);
      else addedNodes.forEach(replaceIn);
    }
  });

  const restore = watchMoves((problem) => problems.push(problem));
  replaceIn(page);
  changed.observe(page, { childList: true, characterData: true, subtree: true });
  return {
    problems,
    stop() {
      changed.disconnect();
      removed.disconnect();
      restore();
    },
  };
}

/** Tells of nodes that React cannot remove or insert; what it then shows may hide that. */
function watchMoves(report: (problem: string) => void): () => void {
  const { removeChild, insertBefore } = Object.getOwnPropertyDescriptors(Node.prototype);
  const checked = <Result>(move: () => Result): Result => {
    try {
      return move();
    } catch (error) {
      report(String(error));
      throw error;
    }
  };
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child) {
    return checked(() => removeChild.value?.call(this, child) as Child);
  };
  Node.prototype.insertBefore = function insert<Added extends Node>(
    this: Node,
    added: Added,
    next: Node | null,
  ) {
    return checked(() => insertBefore.value?.call(this, added, next) as Added);
  };
  return () => Object.defineProperties(Node.prototype, { removeChild, insertBefore });
}

/**
 * Texts that a translation would break: React holds their nodes, because they are beside something
 * else, so it would change or remove what is no longer in the page.
 */
export const fragileTexts = (page: ParentNode): string[] =>
  [...page.querySelectorAll('.qw-root')].flatMap((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isHeld = Object.keys(text).some((key) => key.startsWith('__reactFiber$'));
      if (isHeld && text.data.trim() !== '' && !text.parentElement?.closest(untouched)) {
        texts.push(`“${text.data}” in ${text.parentElement?.outerHTML.slice(0, 300)}`);
      }
    }
    return texts;
  });
