import { cell, type DemoQuestion } from './cell';

/** Front-end questions of the demo school: 12 of each difficulty, easy to hard. */
export const frontendQuestions: readonly DemoQuestion[] = [
  ...cell('FE', 'easy', [
    {
      title: 'Which HTML element marks the main content of a page, the part that is unique to it?',
      description:
        'main holds the dominant content of the page and gives assistive technology a landmark to jump to.',
      options: {
        A: '<body>',
        B: '<main>',
        C: '<section>',
        D: '<header>',
      },
      answer: 'B',
    },
    {
      title: "Which CSS property adds space between an element's content and its border?",
      description:
        'Padding lies inside the border, margin lies outside it, and gap separates the children of a container.',
      options: {
        A: 'gap',
        B: 'outline',
        C: 'margin',
        D: 'padding',
      },
      answer: 'D',
    },
    {
      title: 'Which of these expressions is true in JavaScript?',
      description:
        'Loose equality converts the string to a number first; strict equality converts nothing, and NaN equals nothing.',
      options: {
        A: "'1' == 1",
        B: "'1' === 1",
        C: 'NaN === NaN',
        D: 'null === undefined',
      },
      answer: 'A',
    },
    {
      title: 'What should the alt attribute of a purely decorative image contain?',
      description:
        'An empty alt tells screen readers to skip the image; without the attribute some of them read out the file name.',
      options: {
        A: "The word 'decoration'",
        B: 'A description of the image',
        C: 'The name of the image file',
        D: 'Nothing: an empty text',
      },
      answer: 'D',
    },
    {
      title: 'What does const guarantee about a variable in JavaScript?',
      description:
        'const fixes the binding only; the object that the name refers to can still be changed.',
      options: {
        A: 'The name cannot be bound to another value',
        B: 'It can be read everywhere in the file',
        C: 'The object it holds cannot be changed',
        D: 'Its value is known before the code runs',
      },
      answer: 'A',
    },
    {
      title: 'What happens in React when a component sets its state to a new value?',
      description:
        'Setting state asks React for another render; the variable of the current render keeps its old value.',
      options: {
        A: 'All components are mounted once more',
        B: 'React renders the component again',
        C: 'The variable changes on the next line',
        D: 'The browser loads the page again',
      },
      answer: 'B',
    },
    {
      title: 'Which CSS unit is relative to the font size of the root element?',
      description: "rem means root em; em depends on the element's own or inherited font size.",
      options: {
        A: 'px',
        B: 'em',
        C: 'rem',
        D: 'vh',
      },
      answer: 'C',
    },
    {
      title: 'Which method returns the first element in the document that matches a CSS selector?',
      description:
        'querySelector returns the first match or null; querySelectorAll returns a list of all matches.',
      options: {
        A: 'document.querySelectorAll',
        B: 'document.querySelector',
        C: 'document.getElementById',
        D: 'document.getElementsByName',
      },
      answer: 'B',
    },
    {
      title: 'Which HTML element suits a control that opens a dialog without leaving the page?',
      description:
        'A button is for actions: it takes focus, answers to Enter and Space, and is announced as a button; a link is for going somewhere.',
      options: {
        A: '<button>',
        B: '<div>',
        C: '<a>',
        D: '<span>',
      },
      answer: 'A',
    },
    {
      title:
        'What ties a visible text to a form field, so that a click on the text focuses the field?',
      description:
        'A label is connected to its field when its for attribute holds the id of the field, or when it wraps the field.',
      options: {
        A: "A span whose id is the field's name",
        B: 'A placeholder that repeats the text',
        C: "A label whose for is the field's id",
        D: "A label whose name is the field's name",
      },
      answer: 'C',
    },
    {
      title: 'Which array method returns a new array with only the elements that pass a test?',
      description:
        'filter keeps every element for which the callback is truthy; find returns just the first of them, not an array.',
      options: {
        A: 'map',
        B: 'forEach',
        C: 'filter',
        D: 'find',
      },
      answer: 'C',
    },
    {
      title: 'Which CSS declaration turns an element into a flex container?',
      description:
        'Only display makes the container; flex belongs to the items, and direction and wrap only adjust an existing container.',
      options: {
        A: 'flex-wrap: wrap',
        B: 'flex-direction: row',
        C: 'flex: 1 1 auto',
        D: 'display: flex',
      },
      answer: 'D',
    },
  ]),
  ...cell('FE', 'medium', [
    {
      title: 'Which of these CSS selectors has the highest specificity?',
      description:
        'One id outweighs any number of classes and elements, and :where() adds no specificity at all.',
      options: {
        A: '.nav .item a.link',
        B: 'body main nav ul li a',
        C: ':where(#nav, #top) a',
        D: '#nav a',
      },
      answer: 'D',
    },
    {
      title:
        'A script calls setTimeout(a, 0), then Promise.resolve().then(b), then c(). In which order do the functions run?',
      description:
        'The running script ends first, then the microtask of the promise runs, and only then the task of the timer.',
      options: {
        A: 'c, b, a',
        B: 'a, b, c',
        C: 'c, a, b',
        D: 'b, c, a',
      },
      answer: 'A',
    },
    {
      title:
        'Why does one click listener on a list also hear clicks on items that are added later?',
      description:
        'A click bubbles from its target through all ancestors, so the listener on the list needs no knowledge of the items.',
      options: {
        A: 'The listener is copied to each new child of the list',
        B: 'Click events bubble up from the item to the list',
        C: 'New items inherit the listeners of their siblings',
        D: 'The list is searched for new items on each click',
      },
      answer: 'B',
    },
    {
      title: 'Why is the array index a poor React key for a list that can be reordered?',
      description:
        'React matches elements by key, so with index keys the state and the DOM of a row stay where they are when the items move.',
      options: {
        A: 'Keys have to be strings, and an index is a number',
        B: 'Two items get the same key after a reordering',
        C: 'State stays with the position, not with the item',
        D: 'React throws an error when a numeric key changes',
      },
      answer: 'C',
    },
    {
      title:
        'What must happen before a value of type unknown can be used as a string in TypeScript?',
      description:
        'unknown accepts every value but allows no operation on it until a check or an assertion gives it a narrower type.',
      options: {
        A: 'It must be converted with JSON.parse',
        B: 'Its type must be narrowed or asserted',
        C: 'It must be assigned to a const first',
        D: 'Nothing: unknown is another name for any',
      },
      answer: 'B',
    },
    {
      title: 'Which cookie attribute keeps scripts in the page from reading a session cookie?',
      description:
        'HttpOnly hides the cookie from document.cookie; Secure is about the transport and SameSite about cross-site requests.',
      options: {
        A: 'HttpOnly',
        B: 'SameSite',
        C: 'Path',
        D: 'Secure',
      },
      answer: 'A',
    },
    {
      title: 'When does an external classic script with the defer attribute run?',
      description:
        'Deferred scripts download in parallel and run in document order once parsing is done, before DOMContentLoaded.',
      options: {
        A: 'After the document has been parsed',
        B: 'After all of the images have loaded',
        C: 'When the user first uses the page',
        D: 'As soon as it has been downloaded',
      },
      answer: 'A',
    },
    {
      title: 'A button shows only a magnifying glass. What gives it an accessible name?',
      description:
        'aria-label supplies the name that assistive technology reads; role, tabindex and class give no name.',
      options: {
        A: 'class="search-button"',
        B: 'role="search"',
        C: 'tabindex="0"',
        D: 'aria-label="Search"',
      },
      answer: 'D',
    },
    {
      title:
        'An element has width: 200px, padding: 20px, border: 5px solid and box-sizing: border-box. How wide is it from border edge to border edge?',
      description:
        'With border-box the width includes padding and border, which leaves 150px for the content.',
      options: {
        A: '150px',
        B: '200px',
        C: '240px',
        D: '250px',
      },
      answer: 'B',
    },
    {
      title: 'When does React call the function that a useEffect callback returns?',
      description:
        'The cleanup runs before the effect is run again with changed dependencies and when the component unmounts.',
      options: {
        A: 'Right after the first render, and never again',
        B: 'Only when the effect itself throws an error',
        C: 'Before the effect runs again, and on unmount',
        D: 'Before each render, whatever the dependencies',
      },
      answer: 'C',
    },
    {
      title:
        'A script calls fetch for another origin and the CORS check fails. What does the script get?',
      description:
        'A failed check is reported as a network error: the promise rejects and nothing of the response can be read.',
      options: {
        A: 'The response and a console warning',
        B: 'A response with an empty body',
        C: 'A rejected promise and no response',
        D: 'A response with status code 403',
      },
      answer: 'C',
    },
    {
      title: 'Which type does keyof { id: number; name: string } stand for in TypeScript?',
      description:
        'keyof gives the union of the property names as literal types, not the types of the properties.',
      options: {
        A: 'number | string',
        B: 'number & string',
        C: "['id', 'name']",
        D: "'id' | 'name'",
      },
      answer: 'D',
    },
  ]),
  ...cell('FE', 'hard', [
    {
      title:
        "After setTimeout(user.greet, 0), why is 'this' not user inside the ordinary method greet?",
      description:
        "Only the function is passed on; the timer calls it without user in front, and the call decides what 'this' is.",
      options: {
        A: 'The timer calls greet on a copy of the user object',
        B: 'The timer calls greet from a thread of its own',
        C: "How a function is called decides what 'this' is",
        D: "Where a function is defined decides what 'this' is",
      },
      answer: 'C',
    },
    {
      title:
        'A positioned child has z-index: 9999, yet it is painted below an element beside its parent. What explains it?',
      description:
        'z-index is compared only within one stacking context; the child cannot leave the one that its parent forms.',
      options: {
        A: 'Its parent has overflow set to visible',
        B: 'Its position is relative and not absolute',
        C: 'Its z-index is above the maximum of 1000',
        D: 'Its parent forms a lower stacking context',
      },
      answer: 'D',
    },
    {
      title:
        'A useEffect with an empty dependency array starts an interval that logs the state count. What does it log while count grows?',
      description:
        'The callback closes over the variables of the first render, and an effect without dependencies is never set up again.',
      options: {
        A: 'undefined, since effects see no state',
        B: 'The value of the first render each time',
        C: 'The newest value, since state is shared',
        D: 'The value before the newest, one behind',
      },
      answer: 'B',
    },
    {
      title:
        "Which script-src value blocks injected inline scripts but still runs an inline script of the site's own?",
      description:
        "A fresh nonce marks the site's own script and an attacker cannot guess it; 'self' blocks all inline code and 'unsafe-inline' none.",
      options: {
        A: "https: with 'unsafe-eval'",
        B: "'self' and nothing besides it",
        C: "'self' with 'unsafe-inline'",
        D: 'A nonce, new for each response',
      },
      answer: 'D',
    },
    {
      title:
        'Why is a loop slow that reads offsetHeight of one item and then sets style.height of it, item after item?',
      description:
        'A geometry read after a style change makes the browser lay out at once; reading everything first avoids it.',
      options: {
        A: 'Each read forces a layout after the last write',
        B: 'Each write makes a copy of the whole document',
        C: 'Each write fires a resize event on the window',
        D: 'Each read waits for the next frame to be painted',
      },
      answer: 'A',
    },
    {
      title:
        'Why do TypeScript authors write const rest: never = value in the default branch of a switch over a union?',
      description:
        'If a member is not handled, the value in the default branch is not never, and the assignment fails to compile.',
      options: {
        A: 'A member that is not handled fails to compile',
        B: 'A wrong value throws an error at run time',
        C: 'The switch is turned into a faster lookup table',
        D: 'The default branch is left out of the output',
      },
      answer: 'A',
    },
    {
      title:
        'Which handling of keyboard focus suits a modal dialog, while it is open and after it has closed?',
      description:
        'Focus must not reach the page behind the dialog, and after closing users go on where they were.',
      options: {
        A: 'Kept inside it, then back on its opener',
        B: 'Free on the page, then on the main heading',
        C: 'Kept on the body, then on the first link',
        D: 'Kept on its opener, then left unchanged',
      },
      answer: 'A',
    },
    {
      title: 'Why is a WeakMap suited to attaching extra data to DOM elements?',
      description:
        'A WeakMap holds its keys weakly: when nothing else refers to the element, element and data can be collected.',
      options: {
        A: 'It stores the data as attributes of elements',
        B: 'It copies the data when an element is cloned',
        C: 'It does not keep removed elements in memory',
        D: 'It keeps its entries in the order of the page',
      },
      answer: 'C',
    },
    {
      title: 'Why should the large image at the top of a page not have loading="lazy"?',
      description:
        'A lazy image waits until layout shows that it is near the viewport, which delays the largest contentful paint.',
      options: {
        A: 'Its alt text is no longer read aloud',
        B: 'Its download starts later than it could',
        C: "It is never kept in the browser's cache",
        D: 'It is decoded again on every scroll',
      },
      answer: 'B',
    },
    {
      title: 'What does a touchmove listener promise when it is added with passive: true?',
      description:
        'The listener may not cancel the event, so the browser can scroll at once without waiting for it.',
      options: {
        A: 'It will not stop propagation',
        B: 'It will run only when the page is idle',
        C: 'It will not call preventDefault',
        D: 'It will run only for the first event',
      },
      answer: 'C',
    },
    {
      title:
        "A site's session cookie is SameSite=Lax. Why is a GET route that deletes data still open to cross-site request forgery?",
      description:
        'Lax withholds the cookie from cross-site subrequests and POST, but a followed link or a redirect still carries it.',
      options: {
        A: 'Lax applies only to cookies without HttpOnly',
        B: 'Lax cookies go with top-level GET navigation',
        C: 'Lax applies only to requests made by scripts',
        D: 'Lax cookies go with every cross-site request',
      },
      answer: 'B',
    },
    {
      title:
        'Why can React.memo on a child be useless when its parent passes onClick={() => save(id)}?',
      description:
        'memo compares props by identity, and the arrow function is another object each time that the parent renders.',
      options: {
        A: 'memo never compares function props',
        B: 'Arrow functions cannot be compared',
        C: 'memo skips props that begin with on',
        D: 'Each render creates a new function',
      },
      answer: 'D',
    },
  ]),
];
