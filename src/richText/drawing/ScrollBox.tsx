import clsx from 'clsx/lite';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface ScrollBoxProps {
  /** What it holds: its name once it scrolls. */
  label: string;
  className?: string;
  /** Its element. @default 'div' */
  as?: 'div' | 'span';
  /** Where it begins, for what reads from left to right in any text. @default as the text does */
  dir?: 'ltr';
  children: ReactNode;
}

/** A box that scrolls sideways what is too wide. A keyboard can focus it then, and only then. */
export function ScrollBox({
  label,
  className,
  dir,
  as: Element = 'div',
  children,
}: ScrollBoxProps) {
  const box = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    // jsdom has no `ResizeObserver`.
    if (!element || typeof ResizeObserver === 'undefined') return;
    const look = () => setScrolls(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // What is in it may grow while the box does not: a picture that loads, a formula that is read.
    for (const child of element.children) observer.observe(child);
    look();
    return () => observer.disconnect();
  });
  // A keyboard scrolls only what it can focus.
  const scrolling = scrolls ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <Element
      {...scrolling}
      ref={box}
      className={clsx('qw-rich-scroll', className)}
      dir={dir}
      data-part="scroll"
    >
      {children}
    </Element>
  );
}
