import type { ReactNode } from 'react';
import type { RootTheme } from '../ui/theme/RootTheme';
import type { Attributes } from './attributes';
import type { QuizElementEvents, SchoolSettings } from './elementTypes';

/** Reports something to the page, in an event of the element. */
export type DispatchElementEvent = <Type extends keyof QuizElementEvents>(
  type: Type,
  detail: QuizElementEvents[Type]['detail'],
) => void;

/** The settings of an element: those of its school, or its own outside a school. */
export interface WidgetSettings extends Omit<SchoolSettings, 'session'> {
  look: RootTheme;
}

/** What distinguishes one element of the package from the others. */
export interface ElementKind<Properties = object> {
  /** Its own attributes, besides the look and the settings that every element has. */
  attributes: Attributes<Properties>;
  /** Renders its content. Without it the element is a school. */
  draw?(element: Properties, dispatch: DispatchElementEvent, settings: WidgetSettings): ReactNode;
  /** Whether its content brings its own provider, and its own sign-in. @default false */
  isWhole?: boolean;
}
