import type { Metadata, Viewport } from 'next';
import 'quizwright/styles.css';
import type { ReactNode } from 'react';
import './portal.css';

export const metadata: Metadata = {
  title: { default: 'Kiln Street', template: '%s · Kiln Street' },
};

export const viewport: Viewport = { colorScheme: 'light dark' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>{children}</body>
    </html>
  );
}
