import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { NoticeCard, type Notice } from './NoticeCard';

type Notify = (notice: Pick<Notice, 'tone' | 'text'>) => void;

const NoticeContext = createContext<Notify | null>(null);

/** Shows a notice in the corner of the page. */
export function useNotices(): Notify {
  const notify = useContext(NoticeContext);
  if (notify === null) throw new Error('useNotices is used outside of NoticeProvider.');
  return notify;
}

/** The portal's toasts, which show Quizwright's notices too. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<Notice[]>([]);
  const lastId = useRef(0);
  const notify = useCallback<Notify>((notice) => {
    lastId.current += 1;
    const next = { ...notice, id: lastId.current };
    setNotices((shown) => [...shown.slice(-2), next]);
  }, []);
  const dismiss = useCallback((id: number) => {
    setNotices((shown) => shown.filter((notice) => notice.id !== id));
  }, []);
  return (
    <NoticeContext value={notify}>
      {children}
      <section
        role="log"
        aria-label="Notices"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-40 mx-auto grid max-w-lg gap-3"
      >
        {notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} onDismiss={dismiss} />
        ))}
      </section>
    </NoticeContext>
  );
}
