/** The part of a page between `<!-- name -->` and `<!-- /name -->`. */
const sectionOf = (name: string): RegExp =>
  new RegExp(`(<!-- ${name} -->\\n)[^]*?(<!-- /${name} -->)`);

/** @throws Error where the page has no such section */
export function readSection(page: string, name: string): string {
  const found = sectionOf(name).exec(page);
  if (found === null) throw new Error(`The page has no section <!-- ${name} -->.`);
  return found[0].split('\n').slice(1, -1).join('\n').trim();
}

/** @throws Error where the page has no such section */
export function withSection(page: string, name: string, text: string): string {
  readSection(page, name);
  return page.replace(sectionOf(name), (_, start: string, end: string) =>
    [start, text, '', end].join('\n'),
  );
}
