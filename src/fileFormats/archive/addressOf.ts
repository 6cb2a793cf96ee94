/** Where a file is that another one names from its folder. */
export function addressOf(folder: string, href: string): string {
  const parts: string[] = [];
  for (const part of `${folder}${href}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
