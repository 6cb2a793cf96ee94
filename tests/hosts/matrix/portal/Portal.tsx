'use client';

import { useEffect, useState, version, type ReactNode } from 'react';

/** What stands around every page. It is busy for as long as it is only what the server has written. */
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
