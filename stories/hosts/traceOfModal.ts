/**
 * Not counted: an emptied style attribute, and the note that Headless UI makes on `<html>` at any key
 * of any page it is loaded in.
 */
function attributesOf(element: Element): string[] {
  return [...element.attributes]
    .filter(({ name, value }) => !(name === 'style' && value === ''))
    .filter(({ name }) => name !== 'data-headlessui-focus-visible')
    .map(({ name, value }) => `${name}="${value}"`)
    .sort();
}

/** Everything outside the kit's own roots that a modal could leave a trace on. */
export function traceOfModal(): object {
  const outside = [...document.body.querySelectorAll('*')].filter(
    (element) => element.closest('.qw-root') === null || element.closest('#host-page') !== null,
  );
  return {
    html: attributesOf(document.documentElement),
    body: attributesOf(document.body),
    childrenOfBody: document.body.childElementCount,
    sheets: document.styleSheets.length,
    kept: outside.filter((each) => each.matches('[inert], [aria-hidden], [style]')).length,
    stillReachable: outside.filter((each) => each.closest('[inert], [aria-hidden=true]') === null)
      .length,
  };
}
