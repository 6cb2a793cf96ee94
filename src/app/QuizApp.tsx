import { createBrowserRouter } from 'react-router-dom';
import type { QuizAppProps } from './QuizAppProps';
import { RoutedApp } from './RoutedApp';

/**
 * The complete product: sign-in, menus and pages under one path. It keeps the session in browser
 * storage (spec §2) unless the host has one. It needs `react-router-dom` and
 * `quizwright/styles.css`.
 *
 * @example
 * <QuizApp brand="Northfield" pages={{ help: OurHelp }} />
 * @example
 * <QuizApp getToken={() => portal.token} onLogout={portal.signOut} />
 */
export function QuizApp(props: QuizAppProps) {
  const isHosted = props.session !== undefined || props.getToken !== undefined;
  return (
    <RoutedApp
      // An app that kept its own session must not write the host's to browser storage.
      key={isHosted ? 'hosted' : 'own'}
      {...props}
      createDataRouter={createBrowserRouter}
    />
  );
}
