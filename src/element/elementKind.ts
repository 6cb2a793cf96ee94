import type { ReactNode } from 'react';
import type { RootTheme } from '../ui/theme/RootTheme';
import type { Attributes } from './attributes';
import type { QuizElementEvents, SchoolSettings } from './elementTypes';

/** Tells the page something, in an event of the element. */
export type DispatchElementEvent = <Type extends keyof QuizElementEvents>(
  type: Type,
  detail: QuizElementEvents[Type]['detail'],
) => void;

/** The settings that hold for an element: those of its school, or its own where it stands in none. */
export interface WidgetSettings extends Omit<SchoolSettings, 'session'> {
  look: RootTheme;
}

/** What makes one element of the package differ from the others. */
export interface ElementKind<Properties = object> {
  /** Those of its own, beside the look and the settings that every element has. */
  attributes: Attributes<Properties>;
  /** What it shows. Without it the element is a school. */
  draw?(element: Properties, tell: DispatchElementEvent, settings: WidgetSettings): ReactNode;
  /** Whether what it shows brings its own provider, and signs in by itself. @default false */
  isWhole?: boolean;
}
