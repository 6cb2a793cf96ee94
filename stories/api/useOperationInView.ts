import { useEffect, useState } from 'react';

/** The id of the operation that stands in the upper part of the window. */
export function useOperationInView(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const operations = [...document.querySelectorAll('.api-operation')];
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        // Between two operations the one that was read stays marked.
        const first = operations.find((operation) => inView.has(operation));
        if (first) setCurrent(first.id);
      },
      { rootMargin: '-15% 0% -80% 0%' },
    );
    for (const operation of operations) observer.observe(operation);
    return () => observer.disconnect();
  }, []);
  return current;
}
