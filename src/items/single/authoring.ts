import type { Authoring } from '../authoring';
import { KeyedOptions } from './KeyedOptions';
import { KeyField } from './KeyField';
import { OptionFields } from './OptionFields';

export const single: Authoring = { OptionFields, KeyField, KeyedOptions };
