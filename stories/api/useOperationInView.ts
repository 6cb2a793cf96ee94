import { useEffect, useState } from 'react';

/** The id of the operation that stands in the upper part of the window. */
export function useOperationInView(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent(target.id);
        }
      },
      { rootMargin: '-15% 0% -80% 0%' },
    );
    for (const operation of document.querySelectorAll('.api-operation')) {
      observer.observe(operation);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
