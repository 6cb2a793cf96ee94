'use client';

import { useRouter } from 'next/navigation';
import { QuizProvider } from 'quizwright';
import type { ReactNode } from 'react';
import type { Person } from '../account/session';
import { paths } from './paths';

const richTextStyles = () => import('quizwright/rich-text.css');

/** Connects Quizwright to the portal. */
export function QuizSchool({ person, children }: { person: Person; children: ReactNode }) {
  const router = useRouter();
  return (
    <QuizProvider
      {...person}
      theme="auto"
      radius="square"
      locale="en-GB"
      timeZone="Europe/London"
      paths={paths}
      navigate={(href) => router.push(href)}
      onSessionEnd={() => router.push('/login')}
      richTextStyles={richTextStyles}
    >
      {children}
    </QuizProvider>
  );
}
