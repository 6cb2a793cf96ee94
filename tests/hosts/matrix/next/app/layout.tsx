import type { Metadata } from 'next';
import 'quizwright/styles.css';
import type { ReactNode } from 'react';

export const metadata: Metadata = { title: 'Portal', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
