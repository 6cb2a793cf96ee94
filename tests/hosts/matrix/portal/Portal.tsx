'use client';

import { useEffect, useState, version, type ReactNode } from 'react';

/** The frame of every page. It is marked busy while it is only the server's markup. */
export function Portal({ children }: { children: ReactNode }) {
  const [mounts, setMounts] = useState(0);
  useEffect(() => setMounts((before) => before + 1), []);
  return (
    <main aria-busy={mounts === 0}>
      <h1>Portal</h1>
      <p>
        React {version}, mounted {mounts === 2 ? 'twice' : 'once'}
      </p>
      {children}
    </main>
  );
}
