import type { Authoring } from '../kind/kind';
import { KeyedOptions } from './KeyedOptions';
import { KeyField } from './KeyField';
import { OptionFields } from './OptionFields';

export const single: Authoring = { OptionFields, KeyField, KeyedOptions };
