import { useEffect } from 'react';

export interface Notice {
  id: number;
  tone: 'positive' | 'critical';
  text: string;
}

/** Long enough to read two sentences. */
const shownForMs = 8_000;

/** Good news disappears by itself; failures stay until they are dismissed. */
export function NoticeCard({
  notice: { id, tone, text },
  onDismiss,
}: {
  notice: Notice;
  onDismiss: (id: number) => void;
}) {
  useEffect(() => {
    if (tone === 'critical') return;
    const timer = setTimeout(() => onDismiss(id), shownForMs);
    return () => clearTimeout(timer);
  }, [id, tone, onDismiss]);
  return (
    <div
      data-tone={tone}
      className="pointer-events-auto flex items-center gap-4 rounded-full border-2 border-glow bg-deep py-2 ps-6 pe-2 text-on-deep shadow-float data-[tone=critical]:border-danger"
    >
      <p className="grow">{text}</p>
      <button
        type="button"
        className="min-h-11 shrink-0 cursor-pointer rounded-full px-4 font-bold text-glow hover:underline"
        onClick={() => onDismiss(id)}
      >
        Dismiss
      </button>
    </div>
  );
}
