import type { ReactNode } from 'react';

export function Panel({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`rounded-panel border border-line bg-card p-6 ${className}`}>{children}</div>
  );
}

export function PanelTitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className="mb-4 font-display text-lg font-bold">
      {children}
    </h2>
  );
}
